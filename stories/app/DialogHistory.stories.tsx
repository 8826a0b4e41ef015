import type { Meta, StoryObj } from '@storybook/react-vite';
import { dialogHistoryMachine } from '#machines/app/dialogHistory.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { DialogHistoryScene } from './HistoryScenes.tsx';

type Args = Scene<typeof dialogHistoryMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/DialogHistory',
  id: 'flows-dialoghistory',
  parameters: { machine: 'dialogHistory' },
  render: (scene) => <DialogHistoryScene actor={frozen(dialogHistoryMachine, scene)} />,
  args: { value: 'settled', context: { dialogs: ['login'], entries: 1, deferred: [] } },
} satisfies Meta<Args>;

export const Settled: Story = {};
export const Adjusting: Story = {
  args: { value: 'adjusting', context: { dialogs: ['login'], entries: 0, deferred: [] } },
};
export const Traversing: Story = {
  args: {
    value: 'traversing',
    context: {
      dialogs: [],
      entries: 1,
      deferred: [{ type: 'entry.changed', how: 'opens', to: '/lcl', key: 'next' }],
    },
  },
};
export const Leaving: Story = { args: { value: 'leaving', context: { dialogs: [], entries: 1, deferred: [] } } };
