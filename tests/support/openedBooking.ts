import type { ServiceLine } from '#contract/lines.ts';
import { allLines } from '#contract/lines/all.ts';
import type { OrderForm } from '#contract/order.ts';
import { bookingMachine } from '#machines/booking.ts';
import { completeFormOf, draftOf } from '#stories/bookingSamples.ts';
import { offers } from '#stories/lineOffers.ts';
import { bookingView } from '#stories/models/bookingHands.tsx';
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
