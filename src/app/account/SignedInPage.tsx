import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useSite } from '#src/app/siteContext.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

const SignInNeeded = lazily(() =>
  import('#src/app/pages/SignInNeeded.tsx').then((module) => ({ default: module.SignInNeeded })),
);

interface Props {
  Page: ComponentType;
  /** The title of the document until the page sets its own. */
  title: string | undefined;
  isPrerendered: boolean;
}

/** A page for those who are signed in; a prerendered document has its place only. */
export function SignedInPage({ Page, title, isPrerendered }: Props) {
  const { session } = useSite();
  const hydrated = useHydrated();
  const signedIn = useSelector(session, (state) => state.matches('signedIn'));
  const isShown = !isPrerendered || hydrated;
  if (isShown && signedIn) return <Page />;
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      {isShown ? (
        <SignInNeeded onSignIn={() => session.send({ type: 'login.requested' })} />
      ) : (
        <Skeleton className="h-[70vh]" />
      )}
    </>
  );
}
