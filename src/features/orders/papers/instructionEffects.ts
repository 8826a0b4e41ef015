import { addressBook } from '#contract/enterprise/addressBook.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import {
  instructionForm,
  orderInstruction,
  saveInstruction,
  submitInstruction,
} from '#contract/orders/shippingInstruction.ts';
import { requests } from '#machines/effects.ts';
import type { InstructionRequests } from '#machines/orders/instructionSetup.ts';
import { instructionMachine } from '#machines/orders/instruction.ts';
import type { Site } from '#src/app/siteContext.ts';
import { newId } from '#src/platform/id.ts';
import { focusNamedField } from '#src/platform/namedField.ts';
import { focusField } from '#src/platform/pageActions.ts';
import { readStoredJson, writeStored } from '#src/platform/storage.ts';

const quiet = { quiet: true };

const keyOf = (orderNo: string): string => `instruction.${orderNo}`;

/** The unsaved values of an order's instruction in this tab; null if there are none. */
const typedIn = (orderNo: string) =>
  instructionForm.safeParse(readStoredJson('sessionStorage', keyOf(orderNo))).data ?? null;

/** The shipping instruction of an order with its effects; unsaved values are stored in the tab. */
export const instructionWith = ({ call }: Site) => {
  const page = newId();
  return instructionMachine.provide({
    actors: requests<InstructionRequests>({
      fetchInstruction: async (of, { signal }) => {
        const options = { quiet: true, signal };
        const [order, stored, { entries }] = await Promise.all([
          call(orderDetail, of, options),
          call(orderInstruction, of, options),
          call(addressBook, {}, options),
        ]);
        return { order, stored, addresses: entries, typed: typedIn(of.orderNo) };
      },
      saveDraft: async ({ savedAt, ...of }) => call(saveInstruction, { ...of, known: { page, savedAt } }, quiet),
      submit: async ({ savedAt, ...of }) => call(submitInstruction, { ...of, known: { page, savedAt } }, quiet),
    }),
    actions: {
      storeTyped: ({ context: { orderNo, form } }) => {
        writeStored('sessionStorage', keyOf(orderNo), JSON.stringify(form));
      },
      clearTyped: ({ context: { orderNo } }) => {
        writeStored('sessionStorage', keyOf(orderNo), undefined);
      },
      focusNamedField,
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
    },
  });
};
