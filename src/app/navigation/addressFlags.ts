import { dialogParameters } from '#contract/app/routes.ts';
import { putBackParameters, takeParameters } from '#src/platform/pageActions.ts';
import { sessionMessages } from '#src/features/auth/messages.ts';
import type { Site } from '#src/app/siteContext.ts';

/**
 * Opens the dialogs that the address requests: `orderQuery` the orders, or one by its number, `verify` the enterprise's
 * verification, to which the user center links, and `passwordChange` the password's change. A visitor must sign in first;
 * `hadSession`: the page was loaded with a session.
 */
export const openFromAddress = async (
  { account, knownUser, notify, session, signIn }: Site,
  { hadSession }: { hadSession: boolean },
): Promise<void> => {
  // the page reloads itself at this address, requires a sign-in and then opens the dialog
  if ((['expired', 'pausing', 'gone'] as const).some((state) => session.getSnapshot().matches(state))) return;
  const parameters = takeParameters(dialogParameters);
  if (parameters.size === 0) return;
  const isSignedIn = async () =>
    signIn().then(
      () => true,
      () => false,
    );
  const wasSignedIn = await isSignedIn();
  const user = wasSignedIn ? await knownUser() : undefined;
  if (!wasSignedIn || !(await isSignedIn())) {
    // the same after a session that expired meanwhile
    if (wasSignedIn || hadSession) putBackParameters(parameters);
    return;
  }
  const orderNo = parameters.get('orderQuery');
  if (orderNo !== undefined) void account.openOrderQuery(orderNo || undefined);
  else if (parameters.has('passwordChange')) void account.openPasswordChange();
  else if (user?.enterpriseResp === null) notify('info', sessionMessages.noEnterprise);
  else void account.openVerification();
};
