import { putBackParameters, takeParameters } from '#src/platform/browser.ts';
import type { Site } from './siteContext.ts';

/**
 * Opens what the address asks for, whoever visits: `orderQuery` the orders, or one by its number, and `verify` the
 * enterprise's verification, to which the member center sends a company. Whoever is not signed in is asked to.
 */
export const openAsked = async ({ account, knownUser, notify, session, signIn }: Site): Promise<void> => {
  const asked = takeParameters(['orderQuery', 'verify']);
  if (asked.size === 0) return;
  const isSignedIn = await signIn().then(
    () => true,
    () => false,
  );
  if (!isSignedIn) return;
  const user = await knownUser();
  if (!session.getSnapshot().matches('signedIn')) {
    // a session that has ended reloads the page, which then asks for a sign-in and opens it after all
    putBackParameters(asked);
    return;
  }
  const orderNo = asked.get('orderQuery');
  if (orderNo !== undefined) void account.openOrderQuery(orderNo || undefined);
  else if (user?.enterpriseResp === null) notify('info', '当前账号没有所属企业，无须企业认证');
  else void account.openVerification();
};
