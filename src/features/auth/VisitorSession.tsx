import { useSelector } from '@xstate/react';
import QrCode from 'lucide-react/icons/qr-code';
import type { SnapshotFrom } from 'xstate';
import type { SessionActor, sessionMachine } from '#machines/auth/session.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { opensMiniProgram } from '#src/layouts/parts/miniProgram.ts';

type SessionState = SnapshotFrom<typeof sessionMachine>;

const messages = uiMessages.session;

/** Before hydration the browser opens the prerendered login dialog by itself. */
const opensPreHydrationLogin = { command: 'show-modal', commandfor: 'pre-hydration-login' };

/** Whether the corner shows a visitor who is not signed in, or not yet. */
export const isVisiting = (state: SessionState): boolean => state.context.token === '' || state.matches('signingOn');

/** The state of the session as an attribute. */
export const stateName = ({ value }: SessionState): string =>
  typeof value === 'string' ? value : `signedIn.${value.signedIn}`;

/** The class names of the account corner. */
export const sessionClasses =
  'flex flex-wrap items-center justify-end gap-0.5 md:flex-nowrap sm:gap-1 [&_button]:max-sm:px-2';

interface Props {
  actor: SessionActor;
  /** The session whose state is shown instead: a visitor's, in a prerendered page. */
  shown?: SessionActor;
}

/** The header's account corner for a visitor: the mini-program and the login. */
export function VisitorSession({ actor, shown = actor }: Props) {
  const state = useSelector(shown, (snapshot) => snapshot);
  const arriving = state.matches('signingOn');
  return (
    <div data-state={stateName(state)} className={sessionClasses}>
      <Button tone="quiet" size="sm" className="unrecalled:invisible" {...opensMiniProgram}>
        <QrCode className="size-4" />
        <span className="max-sm:sr-only">{uiMessages.miniProgram.button}</span>
      </Button>
      <Button
        size="sm"
        {...(shown !== actor && opensPreHydrationLogin)}
        className="unrecalled:invisible"
        busy={arriving}
        disabled={!state.matches('signInOpen') && !arriving && !state.can({ type: 'login.requested' })}
        onClick={() => actor.send({ type: 'login.requested' })}
      >
        {arriving ? messages.signingOn : messages.login}
      </Button>
    </div>
  );
}
