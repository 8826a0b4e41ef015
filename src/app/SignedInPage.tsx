import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useSite } from '#src/app/siteContext.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

const SignInNeeded = lazily(() =>
  import('./pages/SignInNeeded.tsx').then((module) => ({ default: module.SignInNeeded })),
);

/** A page for those who are signed in; a prerendered document has its place only. */
export function SignedInPage({ Page, isPrerendered }: { Page: ComponentType; isPrerendered: boolean }) {
  const { session } = useSite();
  const hydrated = useHydrated();
  const signedIn = useSelector(session, (state) => state.matches('signedIn'));
  if (isPrerendered && !hydrated) return <Skeleton className="h-[70vh]" />;
  if (signedIn) return <Page />;
  return <SignInNeeded onSignIn={() => session.send({ type: 'login.requested' })} />;
}
