import { useSelector } from '@xstate/react';
import LogOut from 'lucide-react/icons/log-out';
import Truck from 'lucide-react/icons/truck';
import UserRound from 'lucide-react/icons/user-round';
import type { SessionActor } from '#machines/session.ts';
import { copy } from '#src/copy.ts';
import { Button } from '#src/parts/Button.tsx';

export interface SessionProps {
  actor: SessionActor;
  onMemberCenter: () => void;
  onWholeVehicle: () => void;
}

/** The header's account corner: register and login, or who is signed in and what he may open. */
export function Session({ actor, onMemberCenter, onWholeVehicle }: SessionProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const user = state.context.user;
  const leaving = state.hasTag('busy');
  const signedIn = state.matches('signedIn') || leaving || state.matches('pausing');

  return (
    <div
      data-state={typeof state.value === 'string' ? state.value : `signedIn.${state.value.signedIn}`}
      className="flex items-center sm:gap-1 [&_button]:max-sm:px-2"
    >
      {signedIn ? (
        <>
          <span className="hidden max-w-32 truncate text-sm sm:block" title={user?.userName}>
            {user?.userName}
          </span>
          <Button tone="quiet" size="sm" onClick={onMemberCenter}>
            <UserRound className="size-4" />
            {copy.session.memberCenter}
          </Button>
          {(user?.mmInfo?.length ?? 0) > 0 && (
            <Button tone="quiet" size="sm" onClick={onWholeVehicle}>
              <Truck className="size-4" />
              <span className="sr-only md:not-sr-only">{copy.session.wholeVehicle}</span>
            </Button>
          )}
          <Button
            tone="quiet"
            size="sm"
            busy={leaving}
            disabled={!leaving && !state.can({ type: 'logout.requested' })}
            onClick={() => actor.send({ type: 'logout.requested' })}
          >
            <LogOut className="size-4" />
            <span className="sr-only md:not-sr-only">{copy.session.logout}</span>
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          disabled={!state.matches('asking') && !state.can({ type: 'login.requested' })}
          onClick={() => actor.send({ type: 'login.requested' })}
        >
          {copy.session.login}
        </Button>
      )}
    </div>
  );
}
