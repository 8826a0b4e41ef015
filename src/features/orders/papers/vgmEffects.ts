import { orderDetail } from '#contract/orders/orderCalls.ts';
import { orderVgm, saveVgm, submitVgm, vgmForm } from '#contract/orders/vgm/vgm.ts';
import { declaredForm } from '#contract/orders/vgm/vgmChecks.ts';
import { requests } from '#machines/effects.ts';
import type { VgmRequests } from '#machines/orders/vgmSetup.ts';
import { vgmMachine } from '#machines/orders/vgm.ts';
import type { Site } from '#src/app/siteContext.ts';
import { paperEffects } from './paperEffects.ts';

const quiet = { quiet: true };

/** The verified gross masses of an order with their effects. */
export const vgmWith = ({ call }: Site) => {
  const { typedIn, withKnown, actions } = paperEffects('vgm', vgmForm);
  return vgmMachine.provide({
    actors: requests<VgmRequests>({
      fetchVgm: async (of, { signal }) => {
        const options = { quiet: true, signal };
        const [order, stored] = await Promise.all([call(orderDetail, of, options), call(orderVgm, of, options)]);
        return { order, stored, typed: typedIn(of.orderNo) };
      },
      saveDraft: async (typed) => call(saveVgm, withKnown(typed), quiet),
      submit: async ({ form, ...of }) => call(submitVgm, { ...withKnown(of), form: declaredForm(form) }, quiet),
    }),
    actions,
  });
};
