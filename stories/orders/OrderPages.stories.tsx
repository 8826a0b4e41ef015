import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import type { OrderFollowActor } from '#machines/orders/orderFollow.ts';
import { orderPagesMachine } from '#machines/orders/orderPages.ts';
import { allOrders, ordersMachine } from '#machines/orders/orderQuery.ts';
import { OrderPages } from '#src/features/orders/pages/OrderPages.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { released, reviewed } from './fclOrderSamples.ts';
import { followed, frozenFollow } from './orderFollowScenes.ts';
import { drafts, now, rows } from './orderQuerySamples.ts';

type Args = Scene<typeof orderPagesMachine>;
type Story = StoryObj<Args>;

const none = () => undefined;
const sailed = { ...released, orderNo: 'FCL202602200018', placedAt: '2026-02-20T06:00:00Z' };
const list = () => frozen(ordersMachine, { value: 'filled', context: { query: allOrders, page: 1, total: 46, rows } });
const follow = () => frozenFollow({ value: { shown: 'resting' }, context: followed(reviewed) });
const other = () => frozenFollow({ value: { shown: 'resting' }, context: followed(sailed) });
const waiting = (): OrderFollowActor =>
  frozenFollow({ value: 'fetching', context: { orderNo: sailed.orderNo, command: 'order.cancelled' } });

const onList = { query: allOrders, page: 1, drafts: false, now };
const onOrder = { ...onList, orderNo: reviewed.orderNo };
const onPair = { ...onOrder, other: sailed.orderNo };

export default {
  title: 'flows/OrderPages',
  id: 'flows-orderpages',
  parameters: { machine: 'orderPages' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: (scene) => (
    <OrderPages
      actor={frozen(orderPagesMachine, scene)}
      audit="PASS"
      onList={none}
      onAmend={none}
      onReorder={none}
      onVerify={none}
      onPrint={none}
    />
  ),
  args: { value: { shown: 'listing', clock: 'ticking' }, context: onList },
} satisfies Meta<Args>;

export const Listing: Story = { args: { children: { orders: list() } } };
export const Drafts: Story = {
  args: {
    value: { shown: 'drafts', clock: 'ticking' },
    context: { ...onList, drafts: true },
    children: { drafts: frozen(orderDraftsMachine, { value: 'listed', context: { drafts, now } }) },
  },
};
export const Alone: Story = {
  args: {
    value: { shown: { following: 'alone' }, clock: 'ticking' },
    context: onOrder,
    children: { follow: follow() },
  },
};
export const Choosing: Story = {
  args: {
    value: { shown: { following: 'choosing' }, clock: 'ticking' },
    context: onOrder,
    children: { follow: follow(), candidates: list() },
  },
};
export const Comparing: Story = {
  args: {
    value: { shown: 'comparing', clock: 'ticking' },
    context: onPair,
    children: { follow: follow(), other: other() },
  },
};
export const ComparingFetching: Story = {
  args: {
    value: { shown: 'comparing', clock: 'ticking' },
    context: onPair,
    children: { follow: follow(), other: waiting() },
  },
};
