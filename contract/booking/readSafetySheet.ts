import * as z from 'zod/mini';
import { endpoint, uploadedFile } from '#contract/protocol/endpoint.ts';
import { limits } from '#contract/protocol/limits.ts';
import { safetySheet } from '#contract/rules/safetySheet/safetySheet.ts';
import { dangerousGoods } from '#contract/search/referenceData.ts';

export const readSafetySheet = endpoint({
  method: 'post',
  path: '/api-platform/safetySheet/read',
  summary:
    '读取安全技术说明书（PDF，不超过 10 MB）的第 3、9、14 部分：逐项给出读到的值、页码、原文与该页图片，仅供核对，不保存文件',
  session: 'required',
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: uploadedFile,
  /** With the entries of the dangerous-goods list that have one of the numbers. */
  output: z.extend(safetySheet, {
    entries: z.array(dangerousGoods),
    /** The pages that values were read from, WebP in base64. */
    pictures: z.array(z.object({ page: z.int(), webp: z.string() })),
  }),
});
export type ReadSheet = z.output<(typeof readSafetySheet)['output']>;
