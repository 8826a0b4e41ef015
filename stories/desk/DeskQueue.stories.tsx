import type { QueueItem } from '#contract/desk/queue.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskQueueMachine, wholeQueue } from '#machines/desk/deskQueue.ts';
import { DeskQueue } from '#src/features/desk/DeskQueue.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { clerk, deskNow, longPage, waiting, waitingPage } from './deskSamples.ts';

type Args = Scene<typeof deskQueueMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { ...wholeQueue, version: 'v1', page: waitingPage };
const blank: Args['context'] = { ...wholeQueue, version: '' };

export default {
  title: 'flows/DeskQueue',
  id: 'flows-deskqueue',
  parameters: { machine: 'deskQueue' },
  render: (scene) => (
    <DeskQueue actor={frozen(deskQueueMachine, scene)} login={clerk.login} now={deskNow} onOpen={() => undefined} />
  ),
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: blank } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...blank, errorMessage: serviceMessages.unavailable } },
};
export const Resting: Story = {};
const [first, ...others] = waiting as [QueueItem, ...QueueItem[]];
export const RestingClaimed: Story = {
  args: { context: { ...context, page: { ...waitingPage, items: [{ ...first, owner: clerk }, ...others] } } },
};
export const RestingMiddle: Story = { args: { context: { ...context, page: longPage, cursors: [longPage.next!] } } };
export const RestingEmpty: Story = { args: { context: { ...context, page: { ...waitingPage, total: 0, items: [] } } } };
export const RestingWithError: Story = {
  args: { context: { ...context, errorMessage: deskMessages.claimed('刘洋', '2026-03-02 09:58') } },
};
export const Acting: Story = { args: { value: { shown: 'acting' } } };
export const Refreshing: Story = { args: { value: { shown: 'refreshing' } } };
