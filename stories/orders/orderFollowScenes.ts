import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import { openedConversation } from '#machines/conversation/conversationRules.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { invoiceForm } from './orderQuerySamples.ts';

export type FollowScene = Scene<typeof orderFollowMachine>;

/** The initial context of a followed order. */
export const followed = (detail: OrderDetail): FollowScene['context'] => ({
  orderNo: detail.orderNo,
  detail,
  command: 'order.cancelled',
});

/** A followed order with the machines invoked in that state. */
export const frozenFollow = ({ value, context }: FollowScene) => {
  const { orderNo, detail, command } = context;
  const isIn = (state: string) => typeof value === 'object' && value.shown === state;
  return frozen(orderFollowMachine, {
    value,
    context,
    children: {
      documents: frozen(orderDocumentsMachine, {
        value: 'resting',
        context: { orderNo, documents: detail?.documents ?? [], paperCode: '', percent: 0, id: '' },
      }),
      ...(detail?.conversation && {
        conversation: frozen(conversationMachine, {
          value: { open: { reading: { shown: 'seen' }, writing: { composing: 'typing' } } },
          context: openedConversation({
            about: 'order',
            subject: orderNo,
            side: 'customer',
            thread: detail.conversation,
          }),
        }),
      }),
      ...(isIn('noting')
        ? {
            orderNote: frozen(orderNoteMachine, {
              value: 'writing',
              context: { orderNo, version: 1, command, note: '' },
            }),
          }
        : {}),
      ...(isIn('invoicing')
        ? {
            invoiceRequest: frozen(invoiceRequestMachine, {
              value: 'editing',
              context: { orderNo, form: invoiceForm, problems: {} },
            }),
          }
        : {}),
    },
  });
};
