import { useSelector } from '@xstate/react';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';

/** Places the order; says meanwhile what is being waited for. */
export function SubmitButton({ actor, className = '' }: { actor: BookingActor; className?: string }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const words = bookingCopy.fees;
  return (
    <>
      <Button
        size="lg"
        className={className}
        busy={state.hasTag('busy')}
        // not `disabled`: the button keeps the focus for the dialogs that give it back
        aria-disabled={!state.can({ type: 'order.submitted' })}
        onClick={() => actor.send({ type: 'order.submitted' })}
      >
        {state.context.draft?.amends === undefined ? words.submit : words.submitAmendment}
      </Button>
      <output className="sr-only">
        {state.matches('signingIn') ? words.signingIn : state.hasTag('busy') && words.submitting}
      </output>
    </>
  );
}
