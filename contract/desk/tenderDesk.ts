import * as z from 'zod/mini';
import { endpoint, file, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { goodsScopes } from '#contract/rules/pricing/contractRates.ts';
import { containerType, currency } from '#contract/rules/pricing/price.ts';
import { declineReasons, tenderStatus } from '#contract/tenders/tenders.ts';
import { rateSheetBytesMax } from './deskLimits.ts';
import { clerks } from './staffRoles.ts';

const instant = z.iso.datetime();
const place = z.object({ code: z.string(), nameZh: z.string() });

/** What the desk offers for a line, in minor units per container. */
const tenderOption = z.object({
  id: z.string(),
  carrier: z.string(),
  currency,
  amount: z.int(),
  /** The last day on which it can be awarded. */
  validUntil: z.string(),
  freeDays: z.nullable(z.int()),
  remark: z.string(),
  isAwarded: z.boolean(),
});

/** A line of a tender beside the published price of today. */
export const tenderLine = z.object({
  id: z.string(),
  position: z.int(),
  origin: place,
  destination: place,
  itemCode: containerType,
  /** Containers over the period. */
  quantity: z.int(),
  goodsScope: z.enum(goodsScopes),
  goodsCode: z.string(),
  target: z.nullable(z.object({ currency, amount: z.int() })),
  remark: z.string(),
  /** The lowest published ocean freight in US cents; null where no sailing can be ordered. */
  published: z.nullable(z.int()),
  options: z.array(tenderOption),
  noOffer: z.nullable(z.string()),
  /** Why the customer took none of the options. */
  declined: z.nullable(z.enum(declineReasons)),
});
export type TenderLine = z.output<typeof tenderLine>;

const listedTender = z.object({
  id: z.string(),
  tenderNo: z.string(),
  companyZh: z.string(),
  title: z.string(),
  status: tenderStatus,
  lines: z.int(),
  /** The last day of the next act; null where the tender waits for none. */
  deadline: z.nullable(z.string()),
});

/** A tender in full, with its history, the oldest first. */
export const deskTender = z.object({
  ...z.omit(listedTender, { lines: true }).shape,
  validFrom: z.string(),
  validUntil: z.string(),
  answerBy: z.string(),
  /** The contract that the award made. */
  contractNo: z.nullable(z.string()),
  /** Counts the acts about it. */
  version: z.int(),
  lines: z.array(tenderLine),
  history: z.array(z.object({ text: z.string(), by: z.string(), at: instant })),
});
export type DeskTender = z.output<typeof deskTender>;

const common = { session: 'staff', roles: clerks } as const;

export const tenderList = endpoint({
  ...common,
  method: 'post',
  payload: 'body',
  path: '/api-platform/desk/tenders',
  summary: '客户发来的招标：待报价的在前，其余新的在前；按编号、企业或标题查找',
  input: z.object({ keyword: z._default(z.string().check(z.trim(), z.maxLength(40)), '') }),
  /** `total` counts those that match; the rows are the first of them. */
  output: z.object({ total: z.int(), rows: z.array(listedTender) }),
});
export type TenderList = z.output<(typeof tenderList)['output']>;

export const readTender = endpoint({
  ...common,
  method: 'post',
  payload: 'body',
  path: '/api-platform/desk/tender',
  summary: '一份招标：明细、公布价、报价、定标结果与经过',
  input: z.object({ id: givenUuid }),
  output: deskTender,
});

export const tenderFile = endpoint({
  ...common,
  method: 'get',
  payload: 'query',
  path: '/api-platform/desk/tender/file',
  summary: '导出招标明细（Excel），带报价列；填好后导入即为报价',
  returnsFile: true,
  input: z.object({ id: givenUuid }),
  output: file,
});

const answerSheet = {
  id: givenUuid,
  /** The tender's version that the person saw, in digits as a query has it. */
  version: z.string().check(z.regex(/^\d{1,9}$/)),
  /** A workbook or a CSV file. */
  fileName: uploadedName,
  content: uploadedFile,
};

/** What a sheet of answers says; it can be sent if there is no problem. */
const answerPreview = z.object({
  /** The lines with options, and without. */
  priced: z.int(),
  unpriced: z.int(),
  options: z.int(),
  /** What is wrong: the row counts from 1 with the header, the column is the header's text. */
  problems: z.array(z.object({ row: z.optional(z.int()), column: z.optional(z.string()), text: z.string() })),
});
export type AnswerPreview = z.output<typeof answerPreview>;

const upload = { ...common, method: 'post', payload: 'bytes', bytesMax: rateSheetBytesMax } as const;

export const previewTenderAnswer = endpoint({
  ...upload,
  path: '/api-platform/desk/tender/preview',
  summary: '核对报价表：逐行逐列的问题，以及报价、不报价的条数；不保存',
  input: z.object(answerSheet),
  output: answerPreview,
});

export const answerTender = endpoint({
  ...upload,
  path: '/api-platform/desk/tender/answer',
  summary: '以报价表答复招标并通知客户；定标前可再次答复，代替上一次',
  input: z.object(answerSheet),
  output: z.object({ id: z.string() }),
});
