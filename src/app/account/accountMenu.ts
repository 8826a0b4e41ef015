import type { EventFromLogic } from 'xstate';
import type { userCenterMachine } from '#machines/enterprise/userCenter.ts';
import { patiently } from '#src/platform/lazy.ts';
import type { AccountMenu, Site } from '#src/app/siteContext.ts';

const dialogs = async () => patiently(() => import('./AccountDialogs.tsx'));

const openInUserCenter = async (site: Site, event: EventFromLogic<typeof userCenterMachine>): Promise<void> => {
  const { userCenterOf } = await patiently(() => import('#src/features/enterprise/userCenterEffects.ts'));
  userCenterOf(site).send(event);
};

/** The dialogs and pages of the account menu; the code of its dialogs is loaded with the first signed-in page. */
export const accountMenuOf = (site: Site): AccountMenu => ({
  openUserCenter: async () => openInUserCenter(site, { type: 'center.requested' }),
  openAccountClosing: async () => openInUserCenter(site, { type: 'closing.requested' }),
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
  openWholeVehicle: async () => openInUserCenter(site, { type: 'vehicles.requested' }),
});
