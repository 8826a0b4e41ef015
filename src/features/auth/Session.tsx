import { useSelector } from '@xstate/react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Truck from 'lucide-react/icons/truck';
import type { SessionActor } from '#machines/auth/session.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { AuditBadge } from '#src/trade/AuditBadge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { MenuButton } from '#src/ui/dialogs/MenuButton.tsx';
import { isVisiting, sessionClasses, stateName, VisitorSession } from './VisitorSession.tsx';

export interface SessionProps {
  actor: SessionActor;
  /** The session whose state is shown instead: a visitor's, in a prerendered page. */
  shown?: SessionActor;
  onOrders: () => void;
  onUserCenter: () => void;
  onQuotes: () => void;
  onWholeVehicle: () => void;
  onPasswordChange: () => void;
  onVerification: () => void;
  onAccountClosing: () => void;
}

const messages = uiMessages.session;

/** The header's account corner: register and login, or the user's name and menu. */
export function Session(props: SessionProps) {
  const {
    actor,
    shown = actor,
    onOrders,
    onUserCenter,
    onQuotes,
    onWholeVehicle,
    onPasswordChange,
    onVerification,
    onAccountClosing,
  } = props;
  const state = useSelector(shown, (snapshot) => snapshot);
  const { user } = state.context;
  const leaving = state.hasTag('busy');
  const audit = user?.enterpriseResp?.serviceOpenAuditStatus;
  const badge = audit && <AuditBadge status={audit} />;
  const verification = badge ? [{ label: messages.verification, note: badge, onChoose: onVerification }] : [];
  const hasVehicles = (user?.mmInfo?.length ?? 0) > 0;
  const closing = {
    label: user?.closesAt === undefined ? messages.accountClosing : messages.closingCancel,
    onChoose: onAccountClosing,
  };

  if (isVisiting(state)) return <VisitorSession actor={actor} shown={shown} />;
  return (
    <div data-state={stateName(state)} className={sessionClasses}>
      <MenuButton
        title={user?.userName}
        label={
          <>
            <CircleUserRound className="size-4 shrink-0" />
            <span className="max-w-20 truncate max-lg:sr-only xl:max-w-32">{user?.userName ?? messages.account}</span>
          </>
        }
        items={[
          ...(hasVehicles ? [{ label: messages.wholeVehicle, onPhoneOnly: true, onChoose: onWholeVehicle }] : []),
          {
            label: user?.hasPassword === false ? messages.passwordFirst : messages.passwordChange,
            onChoose: onPasswordChange,
          },
          ...verification,
          { label: messages.quotes, onChoose: onQuotes },
          closing,
        ]}
      />
      <Button tone="quiet" size="sm" onClick={onOrders}>
        <ClipboardList className="size-4" />
        <span className="sr-only lg:not-sr-only">{messages.orders}</span>
      </Button>
      <Button tone="quiet" size="sm" onClick={onUserCenter}>
        <LayoutDashboard className="size-4 max-sm:hidden max-[26rem]:inline" />
        <span className="max-[26rem]:sr-only">{messages.userCenter}</span>
      </Button>
      {hasVehicles && (
        <Button tone="quiet" size="sm" className="max-sm:hidden" onClick={onWholeVehicle}>
          <Truck className="size-4" />
          <span className="sr-only lg:not-sr-only">{messages.wholeVehicle}</span>
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
        <span className="sr-only lg:not-sr-only">{messages.logout}</span>
      </Button>
    </div>
  );
}
