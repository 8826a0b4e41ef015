import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import type { OrderAddress, OrderPagesActor } from '#machines/orders/orderPages.ts';
import { orderPagesMachine } from '#machines/orders/orderPages.ts';
import { allOrders, orderListMachine } from '#machines/orders/orderList.ts';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { OrderPages } from '#src/features/orders/pages/OrderPages.tsx';
import { rows } from '#stories/orders/orderQuerySamples.ts';
import { modelOf, withRecordedEffects } from '#flows';
import { named } from './named.ts';

const [{ orderNo }, { orderNo: other }] = rows as [(typeof rows)[0], (typeof rows)[0]];
const none = () => undefined;
const list: OrderAddress = { query: allOrders, page: 1, tab: 'orders' };

/** The addresses that the pages are opened at. */
export const orderPageInputs = {
  list,
  drafts: { ...list, tab: 'drafts' as const },
  templates: { ...list, tab: 'templates' as const },
  order: { ...list, orderNo },
  pair: { ...list, orderNo, other },
};

/** The pages without outside actions. */
export const orderPagesView = (actor: OrderPagesActor) => (
  <OrderPages
    actor={actor}
    audit="NONE"
    onList={none}
    onAmend={none}
    onDeclare={none}
    onReorder={none}
    onSaveTemplate={none}
    onVerify={none}
    onPrint={none}
  />
);

/** The machines invoked on the pages. */
export const orderPageFlows = () => ({
  orders: withRecordedEffects(orderListMachine),
  drafts: withRecordedEffects(orderDraftsMachine),
  templates: withRecordedEffects(orderTemplatesMachine),
  follow: withRecordedEffects(orderFollowMachine),
});

export default modelOf({
  of: 'orderPages',
  machine: orderPagesMachine,
  inputs: orderPageInputs,
  samples: [{ type: 'comparison.requested' }, { type: 'comparison.dropped' }],
  play: () => {
    const { orders, drafts, templates, follow } = orderPageFlows();
    return {
      view: orderPagesView,
      flows: {
        orders: { logic: orders.machine, finish: none },
        drafts: { logic: drafts.machine, finish: none },
        templates: { logic: templates.machine, finish: none },
        follow: { logic: follow.machine, finish: none },
      },
      gestures: {
        'comparison.requested': () => named(orderMessages.pages.compare).click(),
        'comparison.dropped': () => named(orderMessages.pages.drop).click(),
      },
    };
  },
});
