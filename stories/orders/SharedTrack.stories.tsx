import { messages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SharedTrack as Shared } from '#contract/orders/tracking/trackCalls.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { SharedTrack } from '#src/features/orders/tracking/Tracking.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { lateTrack } from './trackSamples.ts';

const tracks = detailMachineOf<Shared | null>('sharedTrack');
type Args = Scene<typeof tracks>;
type Story = StoryObj<Args>;

const context: Args['context'] = { id: '5f'.repeat(32) };
const value: Shared = { line: 'fcl', routeZh: '上海 → 汉堡', track: lateTrack, endsAt: '2026-06-01T04:00:00Z' };

export default {
  title: 'flows/SharedTrack',
  id: 'flows-sharedtrack',
  parameters: { machine: 'detail' },
  render: (scene) => <SharedTrack actor={frozen(tracks, scene)} />,
  args: { value: 'open', context: { ...context, value } },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed', context: { id: '' } } };
export const Fetching: Story = { args: { value: 'fetching', context } };
export const Open: Story = {};
export const Ended: Story = { args: { context: { ...context, value: null } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: messages.failed } },
};
