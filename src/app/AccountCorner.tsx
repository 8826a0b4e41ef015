import { paths } from '#contract/app/routes.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import { Session } from '#src/features/auth/Session.tsx';
import { createActor } from '#src/platform/actors.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useSite } from './siteContext.ts';

/** The account corner of the header; a prerendered page shows that of a visitor who is not signed in. */
export function AccountCorner({ isPrerendered }: { isPrerendered: boolean }) {
  const { account, session, shared, go } = useSite();
  const visitor = shared('visitor', () => createActor(sessionMachine, { input: {} }));
  const hydrated = useHydrated();
  return (
    <Session
      actor={session}
      shown={isPrerendered && !hydrated ? visitor : session}
      onOrders={() => void account.openOrderQuery()}
      onMemberCenter={() => void account.openMemberCenter()}
      onQuotes={() => go(paths.quotes)}
      onWholeVehicle={account.openWholeVehicle}
      onVerification={account.openVerification}
      onPasswordChange={account.openPasswordChange}
      onAccountClosing={account.openAccountClosing}
    />
  );
}
