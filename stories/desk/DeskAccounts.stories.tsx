import { creditMessages } from '#server/enterprise/ledger/messages.ts';
import { paymentMessages } from '#server/payments/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskAccountsMachine } from '#machines/desk/deskAccounts.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { DeskAccounts } from '#src/features/desk/DeskAccounts.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { account, accountRows, accountWithoutTerms, dues, payments, receipts } from './accountSamples.ts';
import { deskNow } from './deskSamples.ts';

type Args = Scene<typeof deskAccountsMachine>;
type Story = StoryObj<Args>;
type FormContext = Scene<typeof deskFormMachine>['context'];

const none = { total: 0, rows: [] };
const nothing = { list: { ...none, mayExport: true }, receipts: none, dues: { rows: [], next: null } };
const context: Args['context'] = { keyword: '', sought: '', list: accountRows, receipts, dues, dueCursors: [] };
const open: Args['context'] = { ...context, openId: account.enterpriseId, account };
const acting = (given: Partial<FormContext> & Pick<FormContext, 'about'>): Partial<Args> => ({
  value: { shown: 'acting' },
  context: { ...open, act: { form: given.about } },
  children: { form: frozen(deskFormMachine, { value: 'editing', context: { values: {}, problems: {}, ...given } }) },
});
const { enterpriseId: subject } = account;

export default {
  title: 'flows/DeskAccounts',
  id: 'flows-deskaccounts',
  parameters: { machine: 'deskAccounts' },
  decorators: [
    (Story) => (
      <div className="mx-auto" style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <DeskAccounts actor={frozen(deskAccountsMachine, scene)} now={deskNow} />,
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, ...nothing } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, ...nothing, errorMessage: serviceMessages.unavailable } },
};
export const Resting: Story = {};
export const RestingEmpty: Story = { args: { context: { ...context, ...nothing } } };
export const RestingOpen: Story = { args: { context: open } };
export const RestingPayments: Story = { args: { context: { ...open, account: { ...account, payments } } } };
const imported = { entered: 12, known: 3, skipped: 8, problems: [] };
export const RestingImported: Story = { args: { context: { ...context, imported } } };
export const RestingImportProblems: Story = {
  args: {
    context: {
      ...context,
      imported: {
        entered: 0,
        known: 0,
        skipped: 0,
        problems: [
          { row: 5, column: '交易时间', text: creditMessages.statementDay },
          { row: 9, column: '贷方发生额', text: creditMessages.statementAmount },
        ],
      },
    },
  },
};
export const Importing: Story = { args: { value: { shown: 'importing' }, context } };
export const RestingBare: Story = { args: { context: { ...open, account: accountWithoutTerms } } };
export const RestingOutdated: Story = {
  args: {
    context: {
      ...open,
      errorMessage: creditMessages.changedBy('陈静', '2026-03-02 09:30', '撤销收款 SK2603020000061 的认领：认错企业'),
    },
  },
};
export const ActingTerms: Story = {
  args: acting({
    about: { kind: 'accountTerms', subject },
    values: { paymentDays: '365', limitCny: '200000.00', limitUsd: '', countsFrom: '2026-01-01' },
    problems: { paymentDays: 'numberInvalid', reason: 'required' },
  }),
};
export const ActingBill: Story = {
  args: acting({ about: { kind: 'accountBill', subject, currency: '1', orderNos: ['FCL260226000031'] } }),
};
export const ActingCredit: Story = {
  args: acting({
    about: { kind: 'accountCredit', subject, billId: 'b1', orderNo: 'FCL260226000031' },
    values: { amount: '120' },
    problems: { effect: 'notChosen', reason: 'required' },
  }),
};
export const ActingAllocation: Story = {
  args: acting({
    about: { kind: 'accountAllocation', subject, itemId: 'r0', bills: { b1: 'ZD2601150000021 ¥26,520.00' } },
    values: { billId: 'b1', amount: '1250.50' },
  }),
};
export const ActingReceipt: Story = {
  args: acting({
    about: { kind: 'receiptEntry' },
    values: { currency: '1', receivedOn: '2026-03-02', amount: '1.234' },
    problems: { amount: 'ledgerAmountInvalid', payer: 'required' },
  }),
};
export const ActingReversal: Story = {
  args: acting({ about: { kind: 'receiptReversal', subject: 'r0', isMatched: true } }),
};
export const ActingRefund: Story = {
  args: acting({
    about: { kind: 'paymentRefund', subject, paymentNo: 'ZF2603010000073' },
    values: { amount: '3000.00' },
    problems: { amount: { messageZh: paymentMessages.refundTooHigh('¥2,980.00') }, reason: 'required' },
  }),
};
export const ActingRefundApproval: Story = {
  args: acting({ about: { kind: 'refundApproval', subject, refundNo: 'TK2603020000080' } }),
};
export const ActingRefundReturn: Story = {
  args: acting({
    about: { kind: 'refundReturn', subject, refundNo: 'TK2603020000080' },
    problems: { comment: 'required' },
  }),
};
export const ActingRefundTransfer: Story = {
  args: acting({
    about: { kind: 'refundTransfer', subject, refundNo: 'TK2603010000073' },
    problems: { transactionNo: 'required', transferredOn: 'required' },
  }),
};
export const ActingPaymentClosing: Story = {
  args: acting({
    about: { kind: 'paymentClosing', subject, paymentNo: 'ZF2603020000079' },
    values: { reason: '客户改为银行转账' },
    errorMessage: paymentMessages.justPaid,
  }),
};
export const Matching: Story = { args: { value: { shown: 'matching' }, context: open } };
export const Refreshing: Story = {
  args: { value: { shown: 'refreshing' }, context: { ...context, openId: account.enterpriseId } },
};
