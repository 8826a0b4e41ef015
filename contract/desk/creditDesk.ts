import * as z from 'zod/mini';
import { receiptChannels, ledgerAmountMax } from '#contract/enterprise/ledger/postings.ts';
import { matchReasons } from '#contract/enterprise/ledger/matching.ts';
import { endpoint, file, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { day } from '#contract/protocol/fields.ts';
import { givenOrderNo, givenUuid } from '#contract/protocol/ids.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import {
  allocationForm,
  billForm,
  creditForm,
  overrideForm,
  reason,
  receiptForm,
  refundComment,
  refundForm,
  reversalForm,
  termsForm,
} from './creditForms.ts';
import { statementBytesMax } from './deskLimits.ts';
import { priceApprovers } from './commandRights.ts';
import { clerks, managers } from './staffRoles.ts';

const instant = z.iso.datetime();

const money = z.object({ currency, amount: z.int() });
const history = z.array(z.object({ text: z.string(), by: z.string(), at: instant }));
const company = { enterpriseId: z.string(), companyZh: z.string() };

export const listedAccount = z.object({
  ...company,
  /** Null for a company without terms. */
  paymentDays: z.nullable(z.int()),
  /** What is open of bills, what of that is overdue, and what the company has in credit. */
  open: z.array(money),
  overdue: z.array(money),
  balance: z.array(money),
  /** How many refunds wait for an approval. */
  refundsWaiting: z.int(),
});

const openBill = z.object({
  id: z.string(),
  noteNo: z.string(),
  ...money.shape,
  open: z.int(),
  issuedOn: z.string(),
  dueOn: z.string(),
  isOverdue: z.boolean(),
  lines: z.array(z.object({ orderNo: z.string(), text: z.string(), amount: z.int(), credited: z.int() })),
});
export type DeskBillNote = z.output<typeof openBill>;

/** What became of a refund; `sending` until its channel has answered. */
export const refundStates = ['proposed', 'returned', 'sending', 'done', 'failed'] as const;

/** An online payment with its refunds, the latest first; amounts in fen. */
const deskPayment = z.object({
  paymentNo: z.string(),
  billNo: z.string(),
  channel: z.enum(receiptChannels),
  amount: z.int(),
  state: z.enum(['started', 'paid', 'closed']),
  startedAt: instant,
  /** The most that can be refunded now. */
  refundable: z.int(),
  refunds: z.array(
    z.object({
      refundNo: z.string(),
      amount: z.int(),
      reason: z.string(),
      state: z.enum(refundStates),
      by: z.string(),
      decidedBy: z.nullable(z.string()),
      comment: z.string(),
      /** Why its channel has not made it. */
      problemZh: z.string(),
      canDecide: z.boolean(),
    }),
  ),
});
export type DeskPayment = z.output<typeof deskPayment>;

/** The credit account of a company in full; the latest bills and acts. */
export const deskAccount = z.object({
  ...company,
  /** Counts the acts about it; 0 without terms. */
  version: z.int(),
  /** Whether the caller sets its terms. */
  maySetTerms: z.boolean(),
  terms: z.nullable(
    z.object({
      paymentDays: z.int(),
      limitCny: z.nullable(z.int()),
      limitUsd: z.nullable(z.int()),
      countsFrom: z.string(),
      overrideUntil: z.nullable(z.string()),
      overrideReason: z.string(),
    }),
  ),
  /** What it owes with orders that are not billed yet, less its balance. */
  exposure: z.array(money),
  /** Why it may not order now; empty where it may. */
  blockZh: z.string(),
  unbilled: z.array(z.object({ orderNo: z.string(), routeZh: z.string(), statusZh: z.string(), ...money.shape })),
  bills: z.array(openBill),
  balances: z.array(z.object({ itemId: z.string(), itemNo: z.string(), ...money.shape })),
  /** What of the balance paid which bill, the latest first. */
  allocations: z.array(
    z.object({ id: z.string(), billNo: z.string(), fromNo: z.string(), ...money.shape, day: z.string() }),
  ),
  payments: z.array(deskPayment),
  history,
});
export type DeskAccount = z.output<typeof deskAccount>;

const proposal = z.object({
  ...company,
  reasons: z.array(z.enum(matchReasons)),
  allocations: z.array(z.object({ billId: z.string(), noteNo: z.string(), amount: z.int() })),
  rest: z.int(),
});

export const deskReceipt = z.object({
  id: z.string(),
  receiptNo: z.string(),
  channel: z.enum(receiptChannels),
  transactionNo: z.string(),
  ...money.shape,
  charge: z.int(),
  payer: z.string(),
  reference: z.string(),
  receivedOn: z.string(),
  state: z.enum(['open', 'matched', 'reversed']),
  companyZh: z.string(),
  version: z.int(),
  lastZh: z.string(),
  proposals: z.array(proposal),
});
export type DeskReceipt = z.output<typeof deskReceipt>;

const common = { method: 'post', session: 'staff', roles: clerks, payload: 'body' } as const;
const ofAccount = { enterpriseId: givenUuid, version: z.int().check(z.nonnegative()) };
const keyword = z._default(z.string().check(z.trim(), z.maxLength(40)), '');
const done = z.object({ id: z.string() });
const path = (name: string) => `/api-platform/desk/credit/${name}` as const;

export const accountList = endpoint({
  ...common,
  path: path('accounts'),
  summary: '企业账款：按企业名称查找已认证企业，有账期的在前',
  input: z.object({ keyword }),
  output: z.object({
    total: z.int(),
    /** Whether the caller exports the journal. */
    mayExport: z.boolean(),
    rows: z.array(listedAccount),
  }),
});
export type AccountList = z.output<(typeof accountList)['output']>;

export const readAccount = endpoint({
  ...common,
  path: path('account'),
  summary: '一家企业的账款：账期与额度、待开账单、未付账单、余额、核销与经过',
  input: z.object({ enterpriseId: givenUuid }),
  output: deskAccount,
});

export const setTerms = endpoint({
  ...common,
  roles: managers,
  path: path('terms'),
  summary: '设定或更改企业的账期与信用额度',
  input: z.object({ ...ofAccount, form: termsForm }),
  output: done,
});

export const overrideCredit = endpoint({
  ...common,
  path: path('override'),
  summary: '临时放行：至某日为止，逾期或超额度也可下单',
  input: z.object({ ...ofAccount, form: overrideForm }),
  output: done,
});

export const issueAccountBill = endpoint({
  ...common,
  path: path('bill'),
  summary: '为已受理订单开具账单，一张账单一个币种',
  input: z.object({
    ...ofAccount,
    currency,
    orderNos: z.array(givenOrderNo).check(z.minLength(1), z.maxLength(500)),
    form: billForm,
  }),
  output: done,
});

export const issueCredit = endpoint({
  ...common,
  path: path('note'),
  summary: '为账单中的一票订单开具贷项通知，可只减一部分',
  input: z.object({ ...ofAccount, billId: givenUuid, orderNo: givenOrderNo, form: creditForm }),
  output: done,
});

export const allocateBalance = endpoint({
  ...common,
  path: path('allocate'),
  summary: '以企业的余额核销账单，可只付一部分',
  input: z.object({ ...ofAccount, itemId: givenUuid, billId: givenUuid, form: allocationForm }),
  output: done,
});

export const undoAllocation = endpoint({
  ...common,
  path: path('unallocate'),
  summary: '撤销一笔核销，金额回到企业的余额',
  input: z.object({ ...ofAccount, allocationId: givenUuid, form: z.object({ reason }) }),
  output: done,
});

export const receiptList = endpoint({
  ...common,
  path: path('receipts'),
  summary: '收款：待认领的在前并附匹配建议，按编号、付款人、附言或流水号查找',
  input: z.object({ keyword }),
  output: z.object({ total: z.int(), rows: z.array(deskReceipt) }),
});
export type ReceiptList = z.output<(typeof receiptList)['output']>;

export const enterReceipt = endpoint({
  ...common,
  path: path('receipt'),
  summary: '登记一笔银行收款；同一银行流水号只能登记一次',
  input: z.object({ form: receiptForm }),
  output: done,
});

export const importReceipts = endpoint({
  ...common,
  payload: 'bytes',
  bytesMax: statementBytesMax,
  path: path('receipts/import'),
  summary: '导入银行流水（Excel 或 CSV），登记其中的收入；已登记的不再登记，有问题则全部不登记',
  input: z.object({ fileName: uploadedName, content: uploadedFile }),
  output: z.object({
    /** The new receipts, the rows whose receipt exists already, and the rows that are not money received. */
    entered: z.int(),
    known: z.int(),
    skipped: z.int(),
    /** What is wrong; then nothing is entered. The row counts from 1 with the header. */
    problems: z.array(z.object({ row: z.optional(z.int()), column: z.optional(z.string()), text: z.string() })),
  }),
});
export type ImportedReceipts = z.output<(typeof importReceipts)['output']>;

export const matchReceipt = endpoint({
  ...common,
  path: path('match'),
  summary: '认领一笔收款并核销账单，余下的为企业的余额',
  input: z.object({
    id: givenUuid,
    version: z.int().check(z.positive()),
    enterpriseId: givenUuid,
    allocations: z
      .array(z.object({ billId: givenUuid, amount: z.int().check(z.positive(), z.maximum(ledgerAmountMax)) }))
      .check(z.maxLength(200)),
  }),
  output: done,
});

export const reverseReceipt = endpoint({
  ...common,
  path: path('reverse'),
  summary: '撤销收款的认领，或冲销整笔收款',
  input: z.object({ id: givenUuid, version: z.int().check(z.positive()), form: reversalForm }),
  output: done,
});

const paymentNo = z.string().check(z.regex(/^ZF\d{6,30}$/));

export const proposeRefund = endpoint({
  ...common,
  path: path('refund'),
  summary: '提出退回一笔在线付款的全部或一部分，由另一位有权的同事批准',
  input: z.object({ ...ofAccount, paymentNo, form: refundForm }),
  output: done,
});

export const decideRefund = endpoint({
  ...common,
  roles: priceApprovers,
  path: path('refund/decide'),
  summary: '批准或退回同事提出的退款（不能是本人提出的）；批准后记账并原路退回，客户得到通知',
  input: z
    .object({
      ...ofAccount,
      refundNo: z.string().check(z.regex(/^TK\d{6,30}$/)),
      decision: z.enum(['approved', 'returned']),
      form: z.object({ comment: refundComment.approved }),
    })
    .check((payload) => {
      const { decision, form } = payload.value;
      if (decision === 'returned' && form.comment === '')
        payload.issues.push({ code: 'custom', path: ['form', 'comment'], message: 'required', input: '' });
    }),
  output: done,
});

export const closePayment = endpoint({
  ...common,
  path: path('payment/close'),
  summary: '关闭一笔未付的在线付款；刚刚到账的不能关闭',
  input: z.object({ ...ofAccount, paymentNo, form: z.object({ reason }) }),
  output: done,
});

const ledgerFile = { ...common, method: 'get', payload: 'query', returnsFile: true, output: file } as const;
const period = { from: day, until: day, format: z.enum(['xlsx', 'csv']) };

export const journalFile = endpoint({
  ...ledgerFile,
  roles: managers,
  path: path('journal/file'),
  summary: '导出总账日记账（会计用），按期间',
  input: z.object(period),
});

export const statementFile = endpoint({
  ...ledgerFile,
  path: path('statement/file'),
  summary: '导出企业的对账单，按期间',
  input: z.object({ enterpriseId: givenUuid, ...period }),
});
