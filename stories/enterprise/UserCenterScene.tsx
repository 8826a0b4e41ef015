import { useSelector } from '@xstate/react';
import type { UserCenterActor } from '#machines/enterprise/userCenter.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Session } from '#src/features/auth/Session.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import { company } from '#stories/fixtures/samples.ts';

const nothing = () => {};
const session = frozen(sessionMachine, {
  value: { signedIn: 'settled' },
  context: { token: 't', ticket: '', user: company, enterprise: [], isLoginWanted: false },
});

/** The account corner that opens the user center, and the page that opens; the flow has no view of its own. */
export function UserCenterScene({ actor }: { actor: UserCenterActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} className="flex max-w-3xl flex-col gap-4 p-4">
      <Session
        actor={session}
        onUserCenter={() => actor.send({ type: 'center.requested' })}
        onQuotes={nothing}
        onWholeVehicle={() => actor.send({ type: 'vehicles.requested' })}
        onAccountClosing={() => actor.send({ type: 'closing.requested' })}
        onOrders={nothing}
        onPasswordChange={nothing}
        onVerification={nothing}
      />
      <Facts facts={[['会员中心的页面', state.context.page]]} className="max-w-md" />
    </div>
  );
}
