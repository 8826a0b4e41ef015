import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskInboxMachine } from '#machines/desk/deskInbox.ts';
import { DeskInbox } from '#src/features/desk/DeskInbox.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { unread } from './deskSamples.ts';

type Args = Scene<typeof deskInboxMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { ...unread, opened: null, marked: [] };
const none: Args['context'] = { ...context, version: '', total: 0, notices: [] };

export default {
  title: 'flows/DeskInbox',
  id: 'flows-deskinbox',
  parameters: { machine: 'deskInbox' },
  render: (scene) => (
    <header className="flex justify-end bg-brand-900 px-4 py-2 text-white">
      <DeskInbox actor={frozen(deskInboxMachine, scene)} onOpen={() => undefined} />
    </header>
  ),
  args: { value: 'resting', context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: none } };
export const Resting: Story = {};
export const RestingEmpty: Story = { args: { context: none } };
export const Reading: Story = { args: { value: 'reading', context: none } };
