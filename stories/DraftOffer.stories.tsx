import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderDraftsMachine } from '#machines/orderDrafts.ts';
import { DraftOffer } from '#src/flows/DraftOffer.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';
import { drafts, now } from './orderQuerySamples.ts';

type Args = Scene<typeof orderDraftsMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/DraftOffer',
  parameters: { machine: 'orderDrafts' },
  render: (scene) => <DraftOffer actor={frozen(orderDraftsMachine, scene)} />,
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
