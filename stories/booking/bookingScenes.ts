import type { ContextFrom } from 'xstate';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { OrderDraft } from '#contract/booking/orderForm.ts';
import { orderProblems } from '#contract/booking/orderForm.ts';
import type { bookingMachine } from '#machines/booking/booking.ts';
import { blankDraft, completeDraft, completeFormOf, draftOf } from './bookingSamples.ts';
import { offers } from '#stories/services/serviceQuotes.ts';

type Context = ContextFrom<typeof bookingMachine>;

/** A booking of full containers before anything is known of it. */
export const opening: Context = { line: allLines.fcl, offerId: offers.fcl.id, problems: {}, formerTotals: [] };

/** A booking of a line whose form lacks nothing, or stands as is told. */
export const fillingOf = (line: ServiceLine, draft: OrderDraft = draftOf(completeFormOf(line))): Context => ({
  ...opening,
  line: allLines[line],
  offerId: offers[line].id,
  draft,
  offer: offers[line],
});

export const complete = fillingOf('fcl', completeDraft);
export const blank = fillingOf('fcl', blankDraft);
/** A blank form that was submitted. */
export const faulty: Context = { ...blank, problems: orderProblems(allLines.fcl, blankDraft.form) };
