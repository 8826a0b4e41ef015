import { useSelector } from '@xstate/react';
import type { AuthNoticeActor } from '#machines/enterprise/authNotice.ts';
import { authNoticeMessages } from '#src/features/enterprise/messages/authNotice.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { Modal } from '#src/ui/dialogs/Modal.tsx';

interface Props {
  actor: AuthNoticeActor;
  /** The address of the user center, for browsers that block new windows. */
  href: string;
}

/** A notice of five seconds before the user center opens in a new tab. */
export function AuthNotice({ actor, href }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const messages = authNoticeMessages;
  const { status, secondsLeft } = state.context;
  const cancel = () => actor.send({ type: 'notice.cancelled' });
  return (
    <div data-state={state.value}>
      <Modal open={!state.matches('closed')} title={messages.title} onClose={cancel} closeOnMask={false} width={396}>
        <p>{status === 'PASS' ? messages.passed : messages.unverified}</p>
        <p className="mt-2 text-sm text-ink-soft tabular-nums">
          {state.matches('counting') && messages.countdown(secondsLeft)}
          {state.matches('opening') && messages.opening}
          {state.matches('blocked') && <span role="alert">{messages.blocked}</span>}
        </p>
        <div className="mt-5 flex justify-end gap-2">
          <Button tone="secondary" disabled={!state.can({ type: 'notice.cancelled' })} onClick={cancel}>
            {messages.cancel}
          </Button>
          {state.matches('blocked') ? (
            <a href={href} target="_blank" rel="noopener" className={buttonClasses('primary', 'md')} onClick={cancel}>
              {messages.open}
            </a>
          ) : (
            <Button
              busy={state.matches('opening')}
              disabled={!state.can({ type: 'notice.confirmed' })}
              onClick={() => actor.send({ type: 'notice.confirmed' })}
            >
              {messages.confirm}
            </Button>
          )}
        </div>
      </Modal>
    </div>
  );
}
