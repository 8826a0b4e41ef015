import type { AnyActorLogic } from 'xstate';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { draftOf } from '#stories/booking/orderDraftSamples.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { bookingView } from '#stories/tooling/models/bookingGestures.tsx';
import { settled } from '../support/time.ts';
import { renderMachine } from '../support/walk.tsx';

/** The order page of a line, opened with a form that is complete except for the overrides. */
export const openedBooking = async (
  service: ServiceCode,
  form: Partial<OrderForm> = {},
  flows: Record<string, AnyActorLogic> = {},
  declared: readonly number[] = [],
) => {
  const quote = quotes[service];
  const input = { service: allServices[service], offerId: quote.id };
  const staged = renderMachine(bookingMachine, input, bookingView, flows);
  const draft = draftOf({ ...completeFormOf(service), ...form });
  staged.requests.openBooking?.at(-1)?.resolve({ draft, quote, declared });
  await settled();
  return staged;
};
