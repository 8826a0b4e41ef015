import { useSelector } from '@xstate/react';
import type { SessionActor } from '#machines/auth/session.ts';
import { loginCopy } from './loginMessages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';

/** Before a single sign-on replaces the account that is signed in: the person decides, not the link. */
export function SignOn({ actor }: { actor: SessionActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const keep = () => actor.send({ type: 'account.kept' });
  return (
    <Modal
      open={state.matches('confirming')}
      title={loginCopy.signOn.title}
      width={440}
      closeOnMask={false}
      onClose={keep}
    >
      <div className="flex flex-col gap-2">
        <p className="font-semibold break-words">{loginCopy.signOn.current(state.context.user?.userName)}</p>
        <p className="text-ink-soft">{loginCopy.signOn.question}</p>
        <div className="mt-3 flex flex-wrap justify-end gap-2">
          <Button tone="secondary" onClick={() => actor.send({ type: 'account.switched' })}>
            {loginCopy.signOn.change}
          </Button>
          <Button data-autofocus onClick={keep}>
            {loginCopy.signOn.keep}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
