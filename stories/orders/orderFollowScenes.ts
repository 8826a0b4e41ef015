import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { invoiceForm } from './orderQuerySamples.ts';

export type FollowScene = Scene<typeof orderFollowMachine>;

/** What following an order knows at first. */
export const followed = (detail: OrderDetail): FollowScene['context'] => ({
  orderNo: detail.orderNo,
  detail,
  act: 'order.cancelled',
});

/** An order followed, with the flows that run inside it in that state. */
export const frozenFollow = ({ value, context }: FollowScene) => {
  const { orderNo, detail, act } = context;
  const isIn = (state: string) => typeof value === 'object' && value.shown === state;
  return frozen(orderFollowMachine, {
    value,
    context,
    children: {
      documents: frozen(orderDocumentsMachine, {
        value: 'resting',
        context: { orderNo, documents: detail?.documents ?? [], paperCode: '', percent: 0, id: '' },
      }),
      ...(isIn('noting')
        ? { orderNote: frozen(orderNoteMachine, { value: 'writing', context: { orderNo, act, note: '' } }) }
        : {}),
      ...(isIn('invoicing')
        ? {
            invoiceRequest: frozen(invoiceRequestMachine, {
              value: 'filling',
              context: { orderNo, form: invoiceForm, problems: {} },
            }),
          }
        : {}),
    },
  });
};
