import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { completeFormOf, draftOf } from '#stories/booking/bookingSamples.ts';
import { offers } from '#stories/services/serviceQuotes.ts';
import { bookingView } from '#stories/tooling/models/bookingHands.tsx';
import { settled } from './time.ts';
import { stage } from './walk.tsx';

/** The order page of a line, opened with a form that lacks nothing but what is told. */
export const openedBooking = async (line: ServiceLine, form: Partial<OrderForm> = {}) => {
  const offer = offers[line];
  const staged = stage(bookingMachine, { line: allLines[line], offerId: offer.id }, bookingView);
  const draft = draftOf({ ...completeFormOf(line), ...form });
  staged.asked.openBooking?.at(-1)?.answer({ draft, offer });
  await settled();
  return staged;
};
