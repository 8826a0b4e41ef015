import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskQueueMachine } from '#machines/desk/deskQueue.ts';
import { DeskQueue } from '#src/features/desk/DeskQueue.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { clerk, deskNow, waiting } from './deskSamples.ts';

type Args = Scene<typeof deskQueueMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { items: waiting, filter: { kind: 'all', owner: 'all' } };

export default {
  title: 'flows/DeskQueue',
  id: 'flows-deskqueue',
  parameters: { machine: 'deskQueue' },
  render: (scene) => (
    <DeskQueue actor={frozen(deskQueueMachine, scene)} login={clerk.login} now={deskNow} onOpen={() => undefined} />
  ),
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, items: [] } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, items: [], errorMessage: '系统暂时繁忙，请稍等几秒后重试' } },
};
export const Resting: Story = {};
export const RestingMine: Story = { args: { context: { ...context, filter: { kind: 'all', owner: 'mine' } } } };
export const RestingEmpty: Story = { args: { context: { ...context, items: [] } } };
export const RestingWithError: Story = { args: { context: { ...context, errorMessage: '该申请已有结果' } } };
export const Claiming: Story = { args: { value: { shown: 'claiming' } } };
export const Refreshing: Story = { args: { value: { shown: 'refreshing' } } };
