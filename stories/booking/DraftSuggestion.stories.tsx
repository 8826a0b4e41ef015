import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { DraftSuggestion } from '#src/features/booking/DraftSuggestion.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { drafts, now } from '#stories/orders/orderQuerySamples.ts';

type Args = Scene<typeof orderDraftsMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/DraftSuggestion',
  id: 'flows-draftsuggestion',
  parameters: { machine: 'orderDrafts' },
  render: (scene) => <DraftSuggestion actor={frozen(orderDraftsMachine, scene)} />,
  args: { value: 'listed', context: { drafts: drafts.slice(0, 1), now } },
} satisfies Meta<Args>;

export const Reading: Story = { args: { value: 'reading', context: { drafts: [], now: 0 } } };
export const Listed: Story = {};
export const ListedSeveral: Story = { args: { context: { drafts, now } } };
export const ListedDeleted: Story = { args: { context: { drafts: [], deleted: drafts[0], now } } };
export const ListedPutOff: Story = {
  args: { context: { drafts: drafts.slice(0, 1), now, putOff: drafts[0]!.key } },
};
export const ListedNone: Story = { args: { context: { drafts: [], now } } };
