import * as z from 'zod/mini';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { day } from '#contract/protocol/fields.ts';
import { givenOrderNo, givenUuid } from '#contract/protocol/ids.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import { allocationForm, billForm, creditForm, overrideForm, reason, termsForm } from './creditForms.ts';
import { managers } from '#contract/desk/staffRoles.ts';
import { instant, money, company, common, ofAccount, keyword, done, path } from './creditParts.ts';
import { deskPayment } from './refundDesk.ts';

const history = z.array(z.object({ text: z.string(), by: z.string(), at: instant }));

export const listedAccount = z.object({
  ...company,
  /** Null for a company without terms. */
  paymentDays: z.nullable(z.int()),
  /** What is open of bills, what of that is overdue, and what the company has in credit. */
  open: z.array(money),
  overdue: z.array(money),
  balance: z.array(money),
  /** How many refunds wait for an approval, and how many their channel cannot make. */
  refundsWaiting: z.int(),
  refundsAbnormal: z.int(),
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

/** The last bill of a page, after which the next one begins. */
const dueCursor = z.object({ dueOn: day, noteNo: z.string().check(z.maxLength(40)) });
export type DueCursor = z.output<typeof dueCursor>;

export const dueBills = endpoint({
  ...common,
  path: path('due'),
  summary: '未付账单：按付款期限，最早的在前，可按企业名称查找',
  input: z.object({ keyword, after: z.optional(dueCursor) }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        noteNo: z.string(),
        ...company,
        currency: openBill.shape.currency,
        amount: z.int(),
        open: z.int(),
        dueOn: z.string(),
        /** Negative before its last day. */
        overdueDays: z.int(),
      }),
    ),
    next: z.nullable(dueCursor),
  }),
});
export type DueBills = z.output<(typeof dueBills)['output']>;

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
