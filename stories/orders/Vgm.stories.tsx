import { vgmMessages } from '#server/orders/papers/vgm/vgmMessages.ts';
import { otherPageMessages } from '#server/orders/papers/otherPageMessages.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { vgmProblems } from '#contract/orders/vgm/vgmChecks.ts';
import { vgmMachine } from '#machines/orders/vgm.ts';
import { Vgm } from '#src/features/orders/papers/Vgm.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now } from '#stories/orders/orderQuerySamples.ts';
import {
  begunVgm,
  declared,
  overloaded,
  vgmClosed,
  vgmDeparted,
  vgmNotAccepted,
  summed,
  vgmSubmitted,
  weighed,
} from './vgmSamples.ts';

type Args = Scene<typeof vgmMachine>;
type Story = StoryObj<Args>;
type Form = 'saved' | 'typing' | 'saving' | 'unsaved' | 'overtaken' | 'taking' | 'keeping' | 'submitting';
type Clock = 'early' | 'open' | 'late' | 'over';

const context: Args['context'] = {
  orderNo: declared.orderNo,
  order: declared,
  versions: [],
  after: 0,
  savedAt: null,
  form: begunVgm,
  table: '',
  wrong: [],
  problems: {},
  now,
};
const shown = (form: Form, clock: Clock, more: Partial<Args['context']> = {}): Story => ({
  args: { value: { shown: { form, clock } }, context: { ...context, ...more } },
});

export default {
  title: 'flows/Vgm',
  id: 'flows-vgm',
  parameters: { machine: 'vgm' },
  render: (scene) => <Vgm actor={frozen(vgmMachine, scene)} orderHref="/orders/FCL1" onExport={() => undefined} />,
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: tradeMessages.orderUnknown } },
};
export const Saved = shown('saved', 'open', { versions: vgmSubmitted.slice(0, 1), form: weighed });
export const Typing = shown('typing', 'open', {
  table: '箱号\tVGM\nMSCU1234567\t12550',
  wrong: [{ line: 2, text: 'MSCU1234567\t12550', column: 'containerNo', problem: 'containerNumberInvalid' }],
  taken: 0,
  problems: { signatory: 'required' },
});
export const Overloaded = shown('typing', 'open', {
  form: overloaded,
  problems: vgmProblems(overloaded, declared, now),
});
export const Summed = shown('saved', 'open', { form: summed });
export const Saving = shown('saving', 'early', { order: vgmNotAccepted });
export const Unsaved = shown('unsaved', 'open');
export const Overtaken = shown('overtaken', 'open', {
  errorMessage: vgmMessages.outdated(2, [], otherPageMessages.submitted('陈敏', '2026-03-02 10:00')),
});
export const Taking = shown('taking', 'open');
export const Keeping = shown('keeping', 'open');
export const Submitting = shown('submitting', 'open');
export const Late = shown('saved', 'late', { order: vgmClosed, form: weighed, versions: vgmSubmitted });
export const Over = shown('saved', 'over', { order: vgmDeparted, form: weighed, versions: vgmSubmitted });
