import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { preHydrationLogin } from './preHydration.ts';
import { useSite } from './siteContext.ts';

/**
 * While the code of the login dialog loads, the prerendered one stands in for it; closed by the visitor, it declines the
 * sign-in. It does not cover the reload guard, which reports code that cannot be loaded.
 */
export function LoadingLogin() {
  'use no memo';
  const { session, reloadGuard } = useSite();
  const isReported = useSelector(reloadGuard, (state) => !state.matches('watching') && !state.matches('judging'));
  useLayoutEffect(() => {
    const dialog = preHydrationLogin();
    if (isReported) dialog?.close();
    if (!dialog || isReported) return undefined;
    const dismiss = () => session.send({ type: 'login.dismissed' });
    if (!dialog.open) dialog.showModal?.();
    dialog.addEventListener('close', dismiss);
    return () => dialog.removeEventListener('close', dismiss);
  }, [session, isReported]);
  return null;
}

function FailedLogin() {
  'use no memo';
  useLayoutEffect(() => preHydrationLogin()?.close(), []);
  return null;
}

/** Without its code there is no login dialog: the prerendered one must not cover what reports that. */
export const loginFailed = () => <FailedLogin />;
