import type { AnyActorLogic } from 'xstate';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { draftOf } from '#stories/booking/orderDraftSamples.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { bookingView } from '#stories/tooling/models/bookingGestures.tsx';
import { settled } from '../support/time.ts';
import { renderMachine } from '../support/walk.tsx';

interface Opening extends Record<string, unknown> {
  draft: OrderDraft;
}

/** The order page of a draft's line, opened with it; its other facts are those of the samples unless given. */
export const openedWith = async (opening: Opening, flows: Record<string, AnyActorLogic> = {}) => {
  const { line } = opening.draft.form;
  const quote = quotes[line];
  const input = { service: allServices[line], offerId: quote.id };
  const staged = renderMachine(bookingMachine, input, bookingView, flows);
  staged.requests.openBooking?.at(-1)?.resolve({ quote, ...opening });
  await settled();
  return staged;
};

/** The order page of a line, opened with a form that is complete except for the overrides. */
export const openedBooking = (
  service: ServiceCode,
  form: Partial<OrderForm> = {},
  flows: Record<string, AnyActorLogic> = {},
  declared: readonly number[] = [],
) => openedWith({ draft: draftOf({ ...completeFormOf(service), ...form }), declared }, flows);
