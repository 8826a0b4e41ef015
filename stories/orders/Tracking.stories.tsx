import { uiMessages } from '#src/ui/messages/ui.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { trackingMachine } from '#machines/orders/tracking.ts';
import { Tracking } from '#src/features/orders/tracking/Tracking.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { foundShipment, linkedShipment, untracked } from './trackSamples.ts';

type Args = Scene<typeof trackingMachine>;
type Story = StoryObj<Args>;

const number = foundShipment.orderNo;
const context: Args['context'] = { number, sought: number, rows: [foundShipment] };
const found = (shown: 'resting' | 'sharing', more: Partial<Args['context']> = {}): Story => ({
  args: { value: { found: shown }, context: { ...context, ...more } },
});
const wish = { orderNo: number, isShared: true };

export default {
  title: 'flows/Tracking',
  id: 'flows-tracking',
  parameters: { machine: 'tracking' },
  render: (scene) => (
    <Tracking actor={frozen(trackingMachine, scene)} linkOf={(token) => `https://example.com/t/${token}`} />
  ),
} satisfies Meta<Args>;

const empty = { number: '', sought: '', rows: [] };

export const Entering: Story = { args: { value: 'entering', context: empty } };
export const EnteringWithProblems: Story = { args: { value: 'entering', context: { ...empty, problem: 'required' } } };
export const Finding: Story = { args: { value: 'finding', context } };
export const None: Story = { args: { value: 'none', context: { ...context, rows: [] } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: uiMessages.offline } },
};
export const Resting = found('resting');
export const RestingLinked = found('resting', { rows: [linkedShipment, untracked] });
export const Sharing = found('sharing', { wish });
