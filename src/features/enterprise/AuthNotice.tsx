import { useSelector } from '@xstate/react';
import type { AuthNoticeActor } from '#machines/enterprise/authNotice.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Modal } from '#src/ui/Modal.tsx';

interface Props {
  actor: AuthNoticeActor;
  /** Where the member center is entered, for a browser that blocks new windows. */
  href: string;
}

/** Five seconds of notice before the member center opens in a new tab. */
export function AuthNotice({ actor, href }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const words = bookingCopy.authNotice;
  const { status, secondsLeft } = state.context;
  const cancel = () => actor.send({ type: 'notice.cancelled' });
  return (
    <div data-state={state.value}>
      <Modal open={!state.matches('closed')} title={words.title} onClose={cancel} closeOnMask={false} width={396}>
        <p>{status === 'PASS' ? words.passed : words.unverified}</p>
        <p className="mt-2 text-sm text-ink-soft tabular-nums">
          {state.matches('counting') && words.countdown(secondsLeft)}
          {state.matches('opening') && words.opening}
          {state.matches('blocked') && <span role="alert">{words.blocked}</span>}
        </p>
        <div className="mt-5 flex justify-end gap-2">
          <Button tone="secondary" disabled={!state.can({ type: 'notice.cancelled' })} onClick={cancel}>
            {words.cancel}
          </Button>
          {state.matches('blocked') ? (
            <a href={href} target="_blank" rel="noopener" className={buttonLook('primary', 'md')} onClick={cancel}>
              {words.open}
            </a>
          ) : (
            <Button
              busy={state.matches('opening')}
              disabled={!state.can({ type: 'notice.confirmed' })}
              onClick={() => actor.send({ type: 'notice.confirmed' })}
            >
              {words.confirm}
            </Button>
          )}
        </div>
      </Modal>
    </div>
  );
}
