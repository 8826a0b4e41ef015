import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import { openTab } from '#src/platform/browser.ts';
import { leaveFor } from './history.ts';
import { patiently } from '#src/platform/lazy.ts';
import { memberCenterPath } from '#src/features/enterprise/memberCenterPath.ts';
import { knownUser, signIn } from './site.ts';

const openInTab = (address: string): void => {
  try {
    openTab(address);
  } catch {
    // long after the press, a browser may open none
    leaveFor(address);
  }
};

/** Opens the member center in a new tab, or for the special enterprise its business page in this one. */
export const openMemberCenter = async (): Promise<void> => {
  const user = await knownUser();
  const isSpecial = user?.enterpriseResp?.mcpCode === specialEnterpriseCode;
  const address = memberCenterPath(isSpecial ? 'honeywell' : 'workplace');
  if (isSpecial) leaveFor(address);
  else openInTab(address);
};

/** Opens the page of the member center where the account is closed, and where that is taken back. */
export const openAccountClosing = (): void => openInTab(memberCenterPath('close'));

/** Opens the authentication dialog, whose code comes with the first signed-in page. */
export const openVerification = async (): Promise<void> =>
  (await patiently(() => import('./AccountDialogs.tsx'))).verification.send({ type: 'verification.requested' });

/** Opens the order query, at one order where it is named; whoever is not signed in is asked to. */
export const openOrderQuery = async (orderNo?: string): Promise<void> => {
  const isSignedIn = await signIn().then(
    () => true,
    () => false,
  );
  if (!isSignedIn) return;
  (await patiently(() => import('#src/features/orders/orderQueryEffects.tsx'))).orderQuery.send({
    type: 'query.opened',
    orderNo,
  });
};

/** Opens the dialog in which the password is changed. */
export const openPasswordChange = async (): Promise<void> => {
  const [{ passwordChange }, user] = await Promise.all([patiently(() => import('./AccountDialogs.tsx')), knownUser()]);
  passwordChange.send({ type: 'dialog.opened', hasPassword: user?.hasPassword ?? true });
};

/** Leaves for the whole-vehicle orders of the member center. */
export const openWholeVehicle = (): void => leaveFor(memberCenterPath('mmOrder'));
