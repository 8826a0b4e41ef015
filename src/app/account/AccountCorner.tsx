import { useSelector } from '@xstate/react';
import { paths } from '#contract/app/routes.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import { isVisiting, sessionClasses, VisitorSession } from '#src/features/auth/VisitorSession.tsx';
import { lazily } from '#src/platform/lazy.ts';
import { createActor } from '#src/platform/actors.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { Later } from '#src/app/Later.tsx';
import { useSite } from '#src/app/siteContext.ts';

const Session = lazily(async () => ({ default: (await import('#src/features/auth/Session.tsx')).Session }));

/** The account corner of the header; a prerendered page shows that of a visitor who is not signed in. */
export function AccountCorner({ isPrerendered }: { isPrerendered: boolean }) {
  const { account, session, shared, go } = useSite();
  const visitor = shared('visitor', () => createActor(sessionMachine, { input: {} }));
  const hydrated = useHydrated();
  const shown = isPrerendered && !hydrated ? visitor : session;
  const isVisitor = useSelector(shown, isVisiting);
  if (isVisitor) return <VisitorSession actor={session} shown={shown} />;
  return (
    <Later fallback={<div className={`h-10 ${sessionClasses}`} />}>
      <Session
        actor={session}
        onOrders={() => void account.openOrderQuery()}
        onUserCenter={() => void account.openUserCenter()}
        onQuotes={() => go(paths.quotes)}
        onWholeVehicle={account.openWholeVehicle}
        onVerification={account.openVerification}
        onPasswordChange={account.openPasswordChange}
        onAccountClosing={account.openAccountClosing}
      />
    </Later>
  );
}
