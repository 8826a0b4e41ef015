import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { orderQueryMachine } from '#machines/orders/orderQuery.ts';
import { allOrders, orderListMachine } from '#machines/orders/orderList.ts';
import { OrderQuery } from '#src/features/orders/OrderQuery.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { followed, frozenFollow } from './orderFollowScenes.ts';
import { drafts, now, rows } from './orderQuerySamples.ts';
import { reviewed } from './fclOrderSamples.ts';

type Args = Scene<typeof orderQueryMachine>;
type Story = StoryObj<Args>;

const none = () => undefined;
const openAt = (shown: 'orders' | 'drafts' | 'following'): Story => ({
  args: { value: { open: { shown, clock: 'ticking' } } },
});

export default {
  title: 'flows/OrderQuery',
  id: 'flows-orderquery',
  parameters: { machine: 'orderQuery' },
  render: (scene) => (
    <OrderQuery
      actor={frozen(orderQueryMachine, {
        ...scene,
        children: {
          orders: frozen(orderListMachine, {
            value: 'filled',
            context: { query: allOrders, page: 1, total: 46, rows },
          }),
          drafts: frozen(orderDraftsMachine, { value: 'listed', context: { drafts, now } }),
          follow: frozenFollow({ value: { shown: 'resting' }, context: followed(reviewed) }),
        },
      })}
      audit="NONE"
      onAmend={none}
      onDeclare={none}
      onReorder={none}
      onSaveTemplate={none}
      onVerify={none}
      onPrint={none}
    />
  ),
  args: { value: 'closed', context: { orderNo: reviewed.orderNo, page: 1, now } },
} satisfies Meta<Args>;

export const Closed: Story = {};
export const Orders: Story = openAt('orders');
export const Drafts: Story = openAt('drafts');
export const Following: Story = openAt('following');
