import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskUnsentMachine } from '#machines/desk/deskUnsent.ts';
import { DeskUnsent } from '#src/features/desk/DeskUnsent.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { unsent } from './peopleSamples.ts';

type Args = Scene<typeof deskUnsentMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { messages: unsent, ids: [] };

export default {
  title: 'flows/DeskUnsent',
  id: 'flows-deskunsent',
  parameters: { machine: 'deskUnsent' },
  decorators: [
    (Story) => (
      <div className="mx-auto" style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <DeskUnsent actor={frozen(deskUnsentMachine, scene)} onOpen={() => undefined} />,
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { messages: [], ids: [] } } };
export const Failed: Story = {
  args: { value: 'failed', context: { messages: [], ids: [], errorMessage: serviceMessages.unavailable } },
};
export const Resting: Story = {};
export const RestingEmpty: Story = { args: { context: { messages: [], ids: [] } } };
export const RestingDone: Story = { args: { context: { messages: unsent.slice(0, 1), ids: [], queued: 2 } } };
export const Resending: Story = { args: { value: { shown: 'resending' }, context: { ...context, ids: ['m1'] } } };
export const Refreshing: Story = { args: { value: { shown: 'refreshing' } } };
