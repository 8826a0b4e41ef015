import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { OrderDrafts } from '#src/features/orders/OrderDrafts.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { drafts, now } from './orderQuerySamples.ts';

type Args = Scene<typeof orderDraftsMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/OrderDrafts',
  id: 'flows-orderdrafts',
  parameters: { machine: 'orderDrafts' },
  decorators: [
    (Story) => (
      <div className="bg-surface p-4">
        <Story />
      </div>
    ),
  ],
  render: (scene) => <OrderDrafts actor={frozen(orderDraftsMachine, scene)} onResume={() => undefined} />,
  args: { value: 'listed', context: { drafts, now } },
} satisfies Meta<Args>;

export const Reading: Story = { args: { value: 'reading', context: { drafts: [], now: 0 } } };
export const ReadingAgain: Story = { args: { value: 'reading' } };
export const Listed: Story = {};
export const ListedDeleted: Story = { args: { context: { drafts: drafts.slice(1), deleted: drafts[0], now } } };
export const ListedNone: Story = { args: { context: { drafts: [], now } } };
export const ListedLastDeleted: Story = { args: { context: { drafts: [], deleted: drafts[0], now } } };
