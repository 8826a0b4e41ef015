import { createActor } from 'xstate';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { draftOf } from '#stories/booking/orderDraftSamples.ts';
import { editingOf } from '#stories/booking/bookingScenes.ts';

/** A booking whose form is being edited, with its stored drafts, without other windows and recognition. */
export const editingBooking = (form: OrderForm): { actor: BookingActor; stored: OrderDraft[] } => {
  const stored: OrderDraft[] = [];
  const machine = bookingMachine.provide({
    actions: {
      storeDraft: (_, { draft }) => void (draft && stored.push(draft)),
      focusProblem: () => {},
      focusDeclared: () => {},
      reportCargo: () => {},
    },
  });
  const context = editingOf(form.line, draftOf(form));
  const snapshot = machine.resolveState({ value: 'editing', context });
  return { actor: createActor(machine, { input: context, snapshot: snapshot as never }).start(), stored };
};
