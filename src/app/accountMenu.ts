import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import { memberCenterPath } from '#src/features/enterprise/memberCenterPath.ts';
import { openTab } from '#src/platform/browser.ts';
import { patiently } from '#src/platform/lazy.ts';
import { leaveFor } from './history.ts';
import type { AccountMenu, Site } from './siteContext.ts';

const openInTab = (address: string): void => {
  try {
    openTab(address);
  } catch {
    // long after the press, a browser may open none
    leaveFor(address);
  }
};

const dialogs = async () => patiently(() => import('./AccountDialogs.tsx'));

/** What the account menu opens; the code of its dialogs is loaded with the first signed-in page. */
export const accountMenuOf = (site: Site): AccountMenu => ({
  openMemberCenter: async () => {
    const user = await site.knownUser();
    const isSpecial = user?.enterpriseResp?.mcpCode === specialEnterpriseCode;
    const address = memberCenterPath(site.config, isSpecial ? 'honeywell' : 'workplace');
    if (isSpecial) leaveFor(address);
    else openInTab(address);
  },
  openAccountClosing: () => openInTab(memberCenterPath(site.config, 'close')),
  openVerification: async () => (await dialogs()).verificationOf(site).send({ type: 'verification.requested' }),
  openOrderQuery: async (orderNo) => {
    const isSignedIn = await site.signIn().then(
      () => true,
      () => false,
    );
    if (!isSignedIn) return;
    const { orderQueryOf } = await patiently(() => import('#src/features/orders/orderQueryEffects.tsx'));
    orderQueryOf(site).send({ type: 'query.opened', orderNo });
  },
  openPasswordChange: async () => {
    const [{ passwordChangeOf }, user] = await Promise.all([dialogs(), site.knownUser()]);
    passwordChangeOf(site).send({ type: 'dialog.opened', hasPassword: user?.hasPassword ?? true });
  },
  openWholeVehicle: () => leaveFor(memberCenterPath(site.config, 'mmOrder')),
});
