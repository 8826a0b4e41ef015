import { orderQueryMachine } from '#machines/orders/orderQuery.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { rows } from '#stories/orders/orderQuerySamples.ts';
import { modelOf } from '#flows';
import { named } from './named.ts';
import { queryFlows, queryView } from './queryGestures.tsx';

const [{ orderNo }] = rows as [(typeof rows)[0]];
const finish = () => undefined;

export default modelOf({
  of: 'orderQuery',
  machine: orderQueryMachine,
  samples: [
    { type: 'query.opened' },
    { type: 'query.opened', orderNo },
    { type: 'tab.chosen', tab: 'orders' },
    { type: 'tab.chosen', tab: 'drafts' },
    { type: 'order.opened', orderNo, page: 1 },
    { type: 'order.left' },
    { type: 'dialog.closed' },
  ],
  // the tabs are hidden while an order is followed
  possible: ({ type }, _, state) => type !== 'tab.chosen' || !state.matches({ open: { shown: 'following' } }),
  external: { 'query.opened': '由页头与地址打开', 'order.opened': '由地址打开' },
  play: () => {
    const { orders, follow, drafts } = queryFlows();
    return {
      view: queryView,
      flows: {
        orders: { logic: orders.machine, finish },
        follow: { logic: follow.machine, finish },
        drafts: { logic: drafts.machine, finish },
      },
      gestures: {
        'tab.chosen': ({ tab }) => named(orderMessages.tabs[tab]).click(),
        'order.left': () => named(orderMessages.follow.back).click(),
        'dialog.closed': () => named(uiMessages.close).click(),
      },
    };
  },
});
