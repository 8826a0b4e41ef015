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
import { focusNamedField } from '#src/platform/namedField.ts';
import { paperEffects } from './paperEffects.ts';

const quiet = { quiet: true };

/** The shipping instruction of an order with its effects. */
export const instructionWith = ({ call }: Site) => {
  const { typedIn, withKnown, actions } = paperEffects('instruction', instructionForm);
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
      saveDraft: async (typed) => call(saveInstruction, withKnown(typed), quiet),
      submit: async (typed) => call(submitInstruction, withKnown(typed), quiet),
    }),
    actions: { ...actions, focusNamedField },
  });
};
