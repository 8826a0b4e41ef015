import * as z from 'zod/mini';
import { receiptChannels, ledgerAmountMax } from '#contract/enterprise/ledger/postings.ts';
import { matchReasons } from '#contract/enterprise/ledger/matching.ts';
import { endpoint, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { receiptForm, reversalForm } from './creditForms.ts';
import { statementBytesMax } from '#contract/desk/deskLimits.ts';
import { money, company, common, keyword, done, path } from './creditParts.ts';

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
