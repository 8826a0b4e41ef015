import { waitText } from '#contract/protocol/waitText.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { allOrders, orderListMachine } from '#machines/orders/orderList.ts';
import { OrderList } from '#src/features/orders/OrderList.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now, rows } from './orderQuerySamples.ts';

type Args = Scene<typeof orderListMachine>;
type Story = StoryObj<Args>;

const none: Args['context'] = { query: allOrders, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/OrderList',
  id: 'flows-orderlist',
  parameters: { machine: 'orderList' },
  decorators: [
    (Story) => (
      <div className="bg-surface p-4">
        <Story />
      </div>
    ),
  ],
  render: (scene) => <OrderList actor={frozen(orderListMachine, scene)} now={now} onOpen={() => undefined} />,
  args: { value: 'filled', context: { ...none, total: 46, rows } },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: none } };
export const Filled: Story = {};
export const Refreshing: Story = { args: { value: { filled: 'refreshing' } } };
export const FilledFound: Story = {
  args: {
    context: {
      query: { keyword: 'ARIES', line: 'fcl', state: 'open' },
      page: 1,
      total: 1,
      rows: rows.slice(0, 1),
    },
  },
};
export const Empty: Story = { args: { value: 'empty', context: none } };
export const EmptyFound: Story = {
  args: { value: 'empty', context: { ...none, query: { keyword: '汉堡', state: 'ended' } } },
};
export const Failed: Story = { args: { value: 'failed', context: none } };
export const FailedWithError: Story = {
  args: { value: 'failed', context: { ...none, errorMessage: serviceMessages.tooMany(waitText(12)) } },
};
