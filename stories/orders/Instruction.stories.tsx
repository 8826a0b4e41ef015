import { instructionMessages } from '#server/orders/papers/instructionMessages.ts';
import { otherPageMessages } from '#server/orders/papers/otherPageMessages.ts';
import { instructionProblems } from '#contract/orders/instructionChecks.ts';
import { editedInstruction } from '#contract/orders/instructionForms.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { instructionMachine } from '#machines/orders/instruction.ts';
import { Instruction } from '#src/features/orders/papers/Instruction.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now } from '#stories/orders/orderQuerySamples.ts';
import { addresses, begun, closed, departed, instructed, notAccepted, versions } from './instructionSamples.ts';

type Args = Scene<typeof instructionMachine>;
type Story = StoryObj<Args>;
type Form = 'saved' | 'typing' | 'saving' | 'unsaved' | 'overtaken' | 'taking' | 'keeping' | 'submitting';
type Clock = 'early' | 'open' | 'late' | 'over';

/** One kilogram more than ordered. */
const heavier = editedInstruction(
  begun,
  { type: 'field.changed', path: 'lines.0.grossKg', value: '10321' },
  instructed,
);

/** Without a notify party, because it looks like the other parties. */
const plain = { ...begun, notifyParties: [] };

const context: Args['context'] = {
  orderNo: instructed.orderNo,
  order: instructed,
  addresses,
  versions: [],
  after: 0,
  savedAt: null,
  form: plain,
  problems: {},
  now,
};
const shown = (form: Form, clock: Clock, more: Partial<Args['context']> = {}): Story => ({
  args: { value: { shown: { form, clock } }, context: { ...context, ...more } },
});

export default {
  title: 'flows/Instruction',
  id: 'flows-instruction',
  parameters: { machine: 'instruction' },
  render: (scene) => (
    <Instruction actor={frozen(instructionMachine, scene)} orderHref="/orders/FCL1" onExport={() => undefined} />
  ),
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: tradeMessages.orderUnknown } },
};
export const Saved = shown('saved', 'open', {
  versions: versions.slice(0, 1),
  form: { ...plain, marks: 'HAMBURG' },
});
export const Typing = shown('typing', 'open', {
  form: heavier,
  problems: { ...instructionProblems(heavier, instructed), 'consignee.name': 'required' },
});
export const Saving = shown('saving', 'early', { order: notAccepted });
export const Unsaved = shown('unsaved', 'open');
export const Overtaken = shown('overtaken', 'open', {
  errorMessage: instructionMessages.outdated(2, [], otherPageMessages.submitted('陈敏', '2026-03-02 10:00')),
});
export const Taking = shown('taking', 'open');
export const Keeping = shown('keeping', 'open');
export const Submitting = shown('submitting', 'open');
export const Late = shown('saved', 'late', { order: closed, versions });
export const Over = shown('saved', 'over', { order: departed, versions });
