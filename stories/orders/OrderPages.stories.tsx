import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import type { OrderFollowActor } from '#machines/orders/orderFollow.ts';
import { orderPagesMachine } from '#machines/orders/orderPages.ts';
import { allOrders, orderListMachine } from '#machines/orders/orderList.ts';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';
import { OrderPages } from '#src/features/orders/pages/OrderPages.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { templates } from '#stories/quotes/templateSamples.ts';
import { released, reviewed } from './fclOrderSamples.ts';
import { followed, frozenFollow } from './orderFollowScenes.ts';
import { drafts, now, rows } from './orderQuerySamples.ts';

type PageScene = Scene<typeof orderPagesMachine>;
interface Args extends Omit<PageScene, 'children'> {
  isOtherFetched: boolean;
}
type Story = StoryObj<Args>;

const none = () => undefined;
const sailed = { ...released, orderNo: 'FCL202602200018', placedAt: '2026-02-20T06:00:00Z' };
const list = () =>
  frozen(orderListMachine, { value: 'filled', context: { query: allOrders, page: 1, total: 46, rows } });
const follow = () => frozenFollow({ value: { shown: 'resting' }, context: followed(reviewed) });
const other = () => frozenFollow({ value: { shown: 'resting' }, context: followed(sailed) });
const waiting = (): OrderFollowActor =>
  frozenFollow({ value: 'fetching', context: { orderNo: sailed.orderNo, command: 'order.cancelled' } });

/** The machines invoked in a state. */
const childrenIn = (value: Args['value'], isOtherFetched: boolean): NonNullable<PageScene['children']> => {
  const shown = typeof value === 'object' ? value.shown : undefined;
  switch (shown) {
    case 'listing':
      return { orders: list() };
    case 'drafts':
      return { drafts: frozen(orderDraftsMachine, { value: 'listed', context: { drafts, now } }) };
    case 'templates':
      return {
        templates: frozen(orderTemplatesMachine, { value: { listed: 'resting' }, context: { templates, name: '' } }),
      };
    case 'comparing':
      return { follow: follow(), other: isOtherFetched ? other() : waiting() };
    default:
      return typeof shown === 'object' && shown.following === 'choosing'
        ? { follow: follow(), candidates: list() }
        : { follow: follow() };
  }
};

const onList = { query: allOrders, page: 1, tab: 'orders', now } as const;
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
  render: ({ isOtherFetched, ...scene }) => (
    <OrderPages
      actor={frozen(orderPagesMachine, { ...scene, children: childrenIn(scene.value, isOtherFetched) })}
      audit="PASS"
      onList={none}
      onAmend={none}
      onDeclare={none}
      onReorder={none}
      onSaveTemplate={none}
      onVerify={none}
      onPrint={none}
    />
  ),
  args: { value: { shown: 'listing', clock: 'ticking' }, context: onList, isOtherFetched: true },
} satisfies Meta<Args>;

export const Listing: Story = {};
export const Drafts: Story = {
  args: { value: { shown: 'drafts', clock: 'ticking' }, context: { ...onList, tab: 'drafts' } },
};
export const Templates: Story = {
  args: { value: { shown: 'templates', clock: 'ticking' }, context: { ...onList, tab: 'templates' } },
};
export const Alone: Story = {
  args: { value: { shown: { following: 'alone' }, clock: 'ticking' }, context: onOrder },
};
export const Choosing: Story = {
  args: { value: { shown: { following: 'choosing' }, clock: 'ticking' }, context: onOrder },
};
export const Comparing: Story = { args: { value: { shown: 'comparing', clock: 'ticking' }, context: onPair } };
export const ComparingFetching: Story = {
  args: { value: { shown: 'comparing', clock: 'ticking' }, context: onPair, isOtherFetched: false },
};
