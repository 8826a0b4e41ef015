import { useSelector } from '@xstate/react';
import type { SessionActor } from '#machines/auth/session.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';

/** Asks before a single sign-on replaces the signed-in account. */
export function SignOn({ actor }: { actor: SessionActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const keep = () => actor.send({ type: 'account.kept' });
  return (
    <Modal
      open={state.matches('confirming')}
      title={loginMessages.signOn.title}
      width={440}
      closeOnMask={false}
      onClose={keep}
    >
      <div className="flex flex-col gap-2">
        <p className="font-semibold break-words">{loginMessages.signOn.current(state.context.user?.userName)}</p>
        <p className="text-ink-soft">{loginMessages.signOn.question}</p>
        <div className="mt-3 flex flex-wrap justify-end gap-2">
          <Button tone="secondary" onClick={() => actor.send({ type: 'account.switched' })}>
            {loginMessages.signOn.change}
          </Button>
          <Button data-autofocus onClick={keep}>
            {loginMessages.signOn.keep}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
