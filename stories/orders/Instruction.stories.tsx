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
type Form = 'saved' | 'typing' | 'saving' | 'unsaved' | 'overtaken' | 'submitting';
type Clock = 'early' | 'open' | 'late' | 'over';

/** Without a notify party, because it looks like the other parties. */
const plain = { ...begun, notifyParties: [] };

const context: Args['context'] = {
  orderNo: instructed.orderNo,
  order: instructed,
  addresses,
  versions: [],
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
  form: begun,
  errorMessage: '“第 1 行 毛重”本项货物合计 10321 kg，订单为 10320 kg；有变须先改单',
  problems: {
    'lines.0.grossKg': { messageZh: '本项货物合计 10321 kg，订单为 10320 kg；有变须先改单' },
    'consignee.name': 'required',
  },
});
export const Saving = shown('saving', 'early', { order: notAccepted });
export const Unsaved = shown('unsaved', 'open');
export const Overtaken = shown('overtaken', 'open', {
  errorMessage: '补料已有第 2 版，您的更改没有提交；请刷新页面，核对后再提交',
});
export const Submitting = shown('submitting', 'open');
export const Late = shown('saved', 'late', { order: closed, versions });
export const Over = shown('saved', 'over', { order: departed, versions });
