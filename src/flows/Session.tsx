import { useSelector } from '@xstate/react';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Truck from 'lucide-react/icons/truck';
import type { AuditStatus } from '#contract/user.ts';
import type { SessionActor } from '#machines/session.ts';
import { copy } from '#src/copy.ts';
import { Badge } from '#src/parts/Badge.tsx';
import { Button } from '#src/parts/Button.tsx';
import { MenuButton } from '#src/parts/MenuButton.tsx';

export interface SessionProps {
  actor: SessionActor;
  onMemberCenter: () => void;
  onWholeVehicle: () => void;
  onPasswordChange: () => void;
  onVerification: () => void;
}

const words = copy.session;
const auditTone = {
  NONE: 'notice',
  REVIEWING: 'brand',
  PASS: 'success',
  REJECTED: 'critical',
} as const satisfies Record<AuditStatus, string>;

/** The header's account corner: register and login, or who is signed in and what he may open. */
export function Session(props: SessionProps) {
  const { actor, onMemberCenter, onWholeVehicle, onPasswordChange, onVerification } = props;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { token, user } = state.context;
  const arriving = state.matches('signingOn');
  const leaving = state.hasTag('busy') && !arriving;
  const audit = user?.enterpriseResp?.serviceOpenAuditStatus;

  return (
    <div
      data-state={typeof state.value === 'string' ? state.value : `signedIn.${state.value.signedIn}`}
      className="flex items-center sm:gap-1 [&_button]:max-sm:px-2"
    >
      {token === '' || arriving ? (
        <Button
          size="sm"
          busy={arriving}
          disabled={!state.matches('asking') && !arriving && !state.can({ type: 'login.requested' })}
          onClick={() => actor.send({ type: 'login.requested' })}
        >
          {arriving ? words.signingOn : words.login}
        </Button>
      ) : (
        <>
          <MenuButton
            title={user?.userName}
            label={
              <>
                <CircleUserRound className="size-4 shrink-0" />
                <span className="max-w-32 truncate max-sm:sr-only">{user?.userName ?? words.account}</span>
              </>
            }
            items={[
              { label: words.passwordChange, onChoose: onPasswordChange },
              ...(audit
                ? [
                    {
                      label: words.verification,
                      note: <Badge tone={auditTone[audit]}>{words.audit[audit]}</Badge>,
                      onChoose: onVerification,
                    },
                  ]
                : []),
            ]}
          />
          <Button tone="quiet" size="sm" onClick={onMemberCenter}>
            <LayoutDashboard className="size-4 max-sm:hidden" />
            {words.memberCenter}
          </Button>
          {(user?.mmInfo?.length ?? 0) > 0 && (
            <Button tone="quiet" size="sm" onClick={onWholeVehicle}>
              <Truck className="size-4" />
              <span className="sr-only md:not-sr-only">{words.wholeVehicle}</span>
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
            <span className="sr-only md:not-sr-only">{words.logout}</span>
          </Button>
        </>
      )}
    </div>
  );
}
