import { importMessages } from '#server/import/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskDataMachine } from '#machines/desk/deskData.ts';
import { DeskData } from '#src/features/desk/DeskData.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { noChoices } from '#contract/desk/import/importChoices.ts';
import { fit, mapping, partly, past, unclear, unfit, upload } from './dataSamples.ts';

type Args = Scene<typeof deskDataMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { imports: past, choices: noChoices, mapping: [] };
const errorMessage = importMessages.rejected.changed;

export default {
  title: 'flows/DeskData',
  id: 'flows-deskdata',
  parameters: { machine: 'deskData' },
  decorators: [
    (Story) => (
      <div className="mx-auto" style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <DeskData actor={frozen(deskDataMachine, scene)} />,
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, imports: [] } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, imports: [], errorMessage: serviceMessages.unavailable } },
};
export const Resting: Story = {};
export const RestingEmpty: Story = { args: { context: { ...context, imports: [] } } };
export const RestingDone: Story = { args: { context: { ...context, result: { done: 'applied', id: 3 } } } };
export const Previewing: Story = { args: { value: { shown: 'previewing' }, context: { ...context, upload } } };
export const Previewed: Story = {
  args: { value: { shown: 'previewed' }, context: { ...context, upload, preview: fit } },
};
export const PreviewedProblems: Story = {
  args: { value: { shown: 'previewed' }, context: { ...context, upload, preview: unfit } },
};
export const PreviewedPartly: Story = {
  args: {
    value: { shown: 'previewed' },
    context: { ...context, upload, preview: partly, choices: { ...noChoices, isPartial: true } },
  },
};
export const Mapping: Story = {
  args: { value: { shown: 'mapping' }, context: { ...context, upload, preview: unclear, mapping } },
};
export const Saving: Story = { args: { value: { shown: 'saving' }, context: { ...context, upload, preview: unfit } } };
export const Returning: Story = {
  args: { value: { shown: 'returning' }, context: { ...context, upload, preview: partly } },
};
export const RestingPartly: Story = {
  args: { context: { ...context, result: { done: 'applied', id: 3, wrongRows: 2 } } },
};
export const Interrupted: Story = {
  args: { value: { shown: 'interrupted' }, context: { ...context, upload, preview: fit, errorMessage } },
};
export const Applying: Story = {
  args: { value: { shown: 'applying' }, context: { ...context, upload, preview: fit } },
};
export const Confirming: Story = { args: { value: { shown: 'confirming' }, context: { ...context, undoing: 3 } } };
export const Undoing: Story = { args: { value: { shown: 'undoing' }, context: { ...context, undoing: 3 } } };
export const Refreshing: Story = {
  args: { value: { shown: 'refreshing' }, context: { ...context, result: { done: 'undone', id: 3 } } },
};
