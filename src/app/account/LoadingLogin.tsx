import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { SessionActor } from '#machines/auth/session.ts';
import { openPreHydrationLogin, removeLogin } from '#src/app/hydration/preHydration.ts';
import { useLate, useSite } from '#src/app/siteContext.ts';
import { useBackToClose } from '#src/ui/buttons/BackButton.ts';

const dismiss = (session: SessionActor): void => {
  removeLogin();
  session.send({ type: 'login.dismissed' });
};

/** While the code of the login dialog is loading the prerendered one is open; it gives way to the notice if the code does not come. */
export function LoadingLogin() {
  const { session } = useSite();
  const isComing = useSelector(useLate()?.reloadGuard, (state) => state?.matches('watching') ?? true);
  useBackToClose(true, () => dismiss(session));
  useLayoutEffect(() => {
    if (isComing) return openPreHydrationLogin(() => dismiss(session));
    removeLogin();
    return undefined;
  }, [isComing, session]);
  return null;
}
