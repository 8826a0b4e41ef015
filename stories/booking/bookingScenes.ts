import type { ContextFrom } from 'xstate';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { orderProblems } from '#contract/booking/orderProblems.ts';
import type { bookingMachine } from '#machines/booking/booking.ts';
import { completeFormOf } from './bookingSamples.ts';
import { blankDraft, completeDraft, draftOf } from './orderDraftSamples.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';

type Context = ContextFrom<typeof bookingMachine>;

/** A booking of full containers before anything is loaded. */
export const opening: Context = {
  service: allServices.fcl,
  offerId: quotes.fcl.id,
  problems: {},
  past: [],
  formerTotals: [],
};

/** A booking of a service with a complete form, or with the given draft. */
export const editingOf = (service: ServiceCode, draft: OrderDraft = draftOf(completeFormOf(service))): Context => ({
  ...opening,
  service: allServices[service],
  offerId: quotes[service].id,
  draft,
  quote: quotes[service],
});

export const complete = editingOf('fcl', completeDraft);
export const blank = editingOf('fcl', blankDraft);
/** A blank form that was submitted. */
export const faulty: Context = { ...blank, problems: orderProblems(allServices.fcl, blankDraft.form) };
