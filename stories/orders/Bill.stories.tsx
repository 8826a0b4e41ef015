import { billMessages } from '#server/orders/papers/bill/billMessages.ts';
import { changeProblems } from '#contract/orders/bill/bill.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { billMachine } from '#machines/orders/bill.ts';
import { Bill } from '#src/features/orders/papers/Bill.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import {
  approvedBill,
  askedChanges,
  changedBill,
  endedBill,
  noBill,
  releasedBill,
  secondBill,
  waitingBill,
} from './billSamples.ts';

type Args = Scene<typeof billMachine>;
type Story = StoryObj<Args>;
type Shown = 'reading' | 'confirming' | 'approving' | 'marking' | 'submitting' | 'refreshing';

const context: Args['context'] = { orderNo: 'FCL202603010042', bill: waitingBill, marks: [], problems: {} };
const shown = (state: Shown, more: Partial<Args['context']> = {}): Story => ({
  args: { value: { shown: state }, context: { ...context, ...more } },
});

/** A change to what the draft says already. */
const unchanged = { path: 'marks', wanted: waitingBill.drafts.at(-1)!.content.marks, remark: '' };

export default {
  title: 'flows/Bill',
  id: 'flows-bill',
  parameters: { machine: 'bill' },
  render: (scene) => <Bill actor={frozen(billMachine, scene)} orderHref="/orders/FCL1" onDownload={() => undefined} />,
} satisfies Meta<Args>;

export const Fetching: Story = {
  args: { value: 'fetching', context: { orderNo: context.orderNo, marks: [], problems: {} } },
};
export const Failed: Story = {
  args: {
    value: 'failed',
    context: { orderNo: context.orderNo, marks: [], problems: {}, errorMessage: tradeMessages.orderUnknown },
  },
};
export const None = shown('reading', { bill: noBill });
export const Waiting = shown('reading');
export const Compared = shown('reading', { bill: secondBill });
export const Asked = shown('reading', { bill: changedBill });
export const Approved = shown('reading', { bill: approvedBill });
export const Released = shown('reading', { bill: releasedBill });
export const Ended = shown('reading', { bill: endedBill });
export const Overtaken = shown('reading', {
  bill: secondBill,
  marks: askedChanges,
  errorMessage: billMessages.overtaken(2, '2026-03-02 10:30'),
});
export const Confirming = shown('confirming');
export const Approving = shown('approving');
export const Marking = shown('marking', {
  marks: [...askedChanges, { path: 'freightTerm', wanted: 'collect', remark: '' }, unchanged],
  problems: { ...changeProblems(waitingBill.drafts.at(-1)!.content, [unchanged]), 'consignee.address': 'latinOnly' },
});
export const Submitting = shown('submitting', { marks: askedChanges });
export const Refreshing = shown('refreshing');
