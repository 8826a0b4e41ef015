import { tenderMessages } from '#server/enterprise/tenders/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskTendersMachine } from '#machines/desk/deskTenders.ts';
import { DeskTenders } from '#src/features/desk/DeskTenders.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { answerFit, answerSheet, answerUnfit, awardedTender, tender, tenderRows } from './tenderSamples.ts';

type Args = Scene<typeof deskTendersMachine>;
type Story = StoryObj<Args>;

const none = { total: 0, rows: [] };
const context: Args['context'] = { keyword: '', sought: '', list: tenderRows };
const open: Args['context'] = { ...context, openId: tender.id, tender };

export default {
  title: 'flows/DeskTenders',
  id: 'flows-desktenders',
  parameters: { machine: 'deskTenders' },
  decorators: [
    (Story) => (
      <div className="mx-auto" style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <DeskTenders actor={frozen(deskTendersMachine, scene)} />,
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, list: none } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, list: none, errorMessage: serviceMessages.unavailable } },
};
export const Resting: Story = {};
export const RestingEmpty: Story = { args: { context: { ...context, list: none } } };
export const RestingOpen: Story = { args: { context: open } };
export const RestingAwarded: Story = { args: { context: { ...open, tender: awardedTender } } };
export const RestingOutdated: Story = {
  args: {
    context: {
      ...open,
      errorMessage: tenderMessages.changedBy('李敏', '2026-03-02 09:30', '撤回：计划取消'),
    },
  },
};
export const Opening: Story = { args: { value: { shown: 'opening' }, context: { ...context, openId: tender.id } } };
export const Previewing: Story = {
  args: { value: { shown: 'previewing' }, context: { ...open, file: answerSheet } },
};
export const Previewed: Story = {
  args: { value: { shown: 'previewed' }, context: { ...open, file: answerSheet, preview: answerFit } },
};
export const PreviewedUnfit: Story = {
  args: { value: { shown: 'previewed' }, context: { ...open, file: answerSheet, preview: answerUnfit } },
};
export const Answering: Story = {
  args: { value: { shown: 'answering' }, context: { ...open, file: answerSheet, preview: answerFit } },
};
export const Rereading: Story = { args: { value: { shown: 'rereading' }, context: open } };
