import { useSelector } from '@xstate/react';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';

/** Places the order; shows what it is waiting for meanwhile. */
export function SubmitButton({ actor, className = '' }: { actor: BookingActor; className?: string }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const messages = bookingMessages.fees;
  const isUploading = state.context.isUploading === true;
  return (
    <>
      <Button
        size="lg"
        className={className}
        busy={state.hasTag('busy')}
        // not `disabled`: the button keeps the focus for the dialogs that return it
        aria-disabled={!state.can({ type: 'order.submitted' })}
        onClick={() => actor.send({ type: 'order.submitted' })}
      >
        {state.context.draft?.amends === undefined ? messages.submit : messages.submitAmendment}
      </Button>
      <output className={isUploading ? 'text-xs text-ink-soft' : 'sr-only'}>
        {isUploading && messages.uploading}
        {state.matches('signingIn') ? messages.signingIn : state.hasTag('busy') && messages.submitting}
      </output>
    </>
  );
}
