import { orderDetail } from '#contract/orders/orderCalls.ts';
import { orderVgm, saveVgm, submitVgm, vgmForm } from '#contract/orders/vgm/vgm.ts';
import { requests } from '#machines/effects.ts';
import type { VgmRequests } from '#machines/orders/vgmSetup.ts';
import { vgmMachine } from '#machines/orders/vgm.ts';
import type { Site } from '#src/app/siteContext.ts';
import { newId } from '#src/platform/id.ts';
import { focusField } from '#src/platform/pageActions.ts';
import { readStoredJson, writeStored } from '#src/platform/storage.ts';
import { declaredForm } from '#contract/orders/vgm/vgmChecks.ts';

const quiet = { quiet: true };

const keyOf = (orderNo: string): string => `vgm.${orderNo}`;

/** The unsaved values of an order's declaration in this tab; null if there are none. */
const typedIn = (orderNo: string) => vgmForm.safeParse(readStoredJson('sessionStorage', keyOf(orderNo))).data ?? null;

/** The verified gross masses of an order with their effects; unsaved values are stored in the tab. */
export const vgmWith = ({ call }: Site) => {
  const page = newId();
  return vgmMachine.provide({
    actors: requests<VgmRequests>({
      fetchVgm: async (of, { signal }) => {
        const options = { quiet: true, signal };
        const [order, stored] = await Promise.all([call(orderDetail, of, options), call(orderVgm, of, options)]);
        return { order, stored, typed: typedIn(of.orderNo) };
      },
      saveDraft: async ({ savedAt, ...of }) => call(saveVgm, { ...of, known: { page, savedAt } }, quiet),
      submit: async ({ form, savedAt, ...of }) =>
        call(submitVgm, { ...of, known: { page, savedAt }, form: declaredForm(form) }, quiet),
    }),
    actions: {
      storeTyped: ({ context: { orderNo, form } }) => {
        writeStored('sessionStorage', keyOf(orderNo), JSON.stringify(form));
      },
      clearTyped: ({ context: { orderNo } }) => {
        writeStored('sessionStorage', keyOf(orderNo), undefined);
      },
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
    },
  });
};
