import * as z from 'zod/mini';
import { endpoint, file, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { rateSheetBytesMax } from './deskLimits.ts';
import { clerks } from './staffRoles.ts';

export const contractRatesFile = endpoint({
  method: 'get',
  path: '/api-platform/desk/contract/rates/file',
  summary: '导出合同的有效协议价（Excel）；可原样导入，没有协议价时是空白表',
  session: 'staff',
  roles: clerks,
  payload: 'query',
  returnsFile: true,
  input: z.object({ id: givenUuid }),
  output: file,
});

const rateSheet = {
  id: givenUuid,
  /** The contract's version that the person saw, in digits as a query has it. */
  version: z.string().check(z.regex(/^\d{1,9}$/)),
  /** A workbook or a CSV file. */
  fileName: uploadedName,
  content: uploadedFile,
};

/** What importing a sheet of rates would do; it can be done if there is no problem. */
const ratesPreview = z.object({
  added: z.int(),
  changed: z.int(),
  ended: z.int(),
  unchanged: z.int(),
  /** In the order of the sheet, at the end the rates that it lacks. */
  changes: z.array(z.object({ kind: z.enum(['added', 'changed', 'ended']), name: z.string(), detail: z.string() })),
  /** What is wrong: the row counts from 1 with the header, the column is the header's text. */
  problems: z.array(z.object({ row: z.optional(z.int()), column: z.optional(z.string()), text: z.string() })),
});
export type RatesPreview = z.output<typeof ratesPreview>;

const upload = {
  method: 'post',
  session: 'staff',
  roles: clerks,
  payload: 'bytes',
  bytesMax: rateSheetBytesMax,
} as const;

export const previewContractRates = endpoint({
  ...upload,
  path: '/api-platform/desk/contract/rates/preview',
  summary: '预览导入合同的协议价：逐行逐列的问题，以及将增加、更改、停用的协议价；不保存',
  input: z.object(rateSheet),
  output: ratesPreview,
});

export const importContractRates = endpoint({
  ...upload,
  path: '/api-platform/desk/contract/rates/import',
  summary: '以表格替换合同的全部有效协议价：整体生效，或完全不变',
  input: z.object(rateSheet),
  output: z.object({ id: z.string() }),
});
