import { billMessages } from '#server/orders/papers/bill/billMessages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { BillActor } from '#machines/orders/bill.ts';
import { billMachine } from '#machines/orders/bill.ts';
import { billMessages as messages } from '#src/features/orders/messages/bill.ts';
import { Bill } from '#src/features/orders/papers/Bill.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { approvedBill, askedChanges, changedBill, releasedBill, waitingBill } from '#stories/orders/billSamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const overtaken = new ApiError(codes.conflict, billMessages.overtaken(2, '2026-03-02 10:30'));
const { path, wanted } = askedChanges[0]!;
const name = messages.name(path);

export default modelOf({
  of: 'bill',
  machine: billMachine,
  inputs: { one: { orderNo: 'FCL202603010042' } },
  samples: [
    { type: 'approval.begun' },
    { type: 'approval.confirmed' },
    { type: 'changes.begun' },
    { type: 'field.marked', path },
    { type: 'field.unmarked', path },
    { type: 'mark.changed', path, name: 'wanted', value: wanted },
    { type: 'changes.submitted' },
    { type: 'act.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchBill: { done: [waitingBill, releasedBill].map((bill) => ({ bill, marks: [] })), error },
    fetchAgain: { done: [{ bill: waitingBill, marks: [] }], error },
    approve: { done: [approvedBill], error: [...error, overtaken] },
    submitChanges: { done: [changedBill], error: [...error, overtaken] },
  },
  // the wanted value is written once
  possible: (event, { marks }) => event.type !== 'mark.changed' || marks[0]?.wanted === '',
  keep: ({ bill, marks, problems }) => [
    bill?.release?.kind,
    bill?.drafts.at(-1)?.answers.at(-1)?.kind,
    marks.map((mark) => mark.wanted),
    Object.keys(problems),
  ],
  play: () => ({
    view: (actor: BillActor) => <Bill actor={actor} orderHref="/orders/FCL1" onDownload={() => undefined} />,
    gestures: {
      'approval.begun': () => named(messages.approve).click(),
      'approval.confirmed': () => named(messages.confirm).click(),
      'changes.begun': () => named(new RegExp(`^(${messages.change}|继续填写更改（\\d 项）)$`)).click(),
      'field.marked': () => named(messages.markOf(name)).click(),
      'field.unmarked': () => named(messages.unmarkOf(name)).click(),
      'mark.changed': ({ value }) => page.getByLabelText(messages.wantedOf(name), { exact: true }).fill(value),
      'changes.submitted': () => named(messages.submit(1)).click(),
      'act.dropped': () => named(messages.drop).click(),
      'retry.requested': () => named(new RegExp(`^(${messages.refresh}|${uiMessages.retry})$`)).click(),
    },
  }),
});
