import * as z from 'zod/mini';
import { endpoint, file, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { limits } from '#contract/protocol/limits.ts';
import { importScopes, recognisedSheet, tableForm } from './importChoices.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';

const administrators: readonly StaffRole[] = ['administrator'];

const counts = {
  added: z.int(),
  changed: z.int(),
  ended: z.int(),
  /** Demo rows that are removed. */
  demo: z.int(),
};

/** What is wrong in a file: its row counts from 1 with the header, its column is the header's text. */
const problem = z.object({
  file: z.string(),
  row: z.optional(z.int()),
  column: z.optional(z.string()),
  text: z.string(),
  /** The number of rows with the same text in the same column; the row is the first of them. */
  rows: z.optional(z.int()),
});

/** What an import would do; it can be applied if there is no problem. */
export const importPreview = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      ...counts,
      unchanged: z.int(),
      /** Rows that the file lacks, but others refer to. */
      kept: z.int(),
      /** What becomes of rows that the file lacks, and what else may be chosen. */
      scope: z.enum(importScopes),
      scopes: z.array(z.enum(importScopes)),
      /** The changes by lane, those of the first lanes with their rows; one lane without a name if the table has none. */
      lanes: z.array(
        z.object({
          name: z.string(),
          added: z.int(),
          changed: z.int(),
          ended: z.int(),
          changes: z.array(
            z.object({ kind: z.enum(['added', 'changed', 'ended']), name: z.string(), detail: z.string() }),
          ),
        }),
      ),
    }),
  ),
  /** The first problems and notices, and how many there are. */
  problems: z.array(problem),
  problemCount: z.int(),
  notices: z.array(problem),
  noticeCount: z.int(),
  /** The rows with problems, and those without any. */
  wrongRows: z.int(),
  rightRows: z.int(),
  /** The sheets as they are read; one that is not confirmed cannot be imported. */
  sheets: z.array(recognisedSheet),
  /** The tables that a sheet can be, if one is to be confirmed. */
  forms: z.array(tableForm),
  /** Names what was shown; `applyDataImport` does that or nothing. */
  fingerprint: z.string(),
});
export type ImportPreview = z.output<typeof importPreview>;

/** A past import, with the Chinese names of its tables. */
const pastImport = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  source: z.string(),
  counts: z.array(z.object({ table: z.string(), title: z.string(), ...counts })),
  undoneAt: z.nullable(z.iso.datetime()),
  undoneBy: z.nullable(z.string()),
  /** Whether it is the one that `undoDataImport` takes back. */
  isLast: z.boolean(),
});
export type PastImport = z.output<typeof pastImport>;

const uploaded = z.object({
  /** A workbook, a CSV file by its table's name, a zip file of them, or a packed folder. */
  fileName: uploadedName,
  content: uploadedFile,
  /** The `importChoices` as JSON. */
  choices: z.optional(z.string().check(z.maxLength(limits.importChoicesMax))),
});

const appliedCounts = z.array(z.object({ table: z.string(), ...counts }));

export const previewDataImport = endpoint({
  method: 'post',
  path: '/api-platform/desk/import/preview',
  summary: '预览导入公司自己的数据：全部问题，以及将新增、变更、终止的内容',
  session: 'staff',
  roles: administrators,
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: uploaded,
  output: importPreview,
});

export const applyDataImport = endpoint({
  method: 'post',
  path: '/api-platform/desk/import/apply',
  summary: '导入公司自己的数据：整体生效，或完全不变',
  session: 'staff',
  roles: administrators,
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: z.extend(uploaded, { fingerprint: z.string().check(z.minLength(1), z.maxLength(40)) }),
  output: z.object({ id: z.nullable(z.int()), counts: appliedCounts }),
});
export type AppliedImport = z.output<(typeof applyDataImport)['output']>;

export const importProgress = endpoint({
  method: 'get',
  path: '/api-platform/desk/import/progress',
  summary: '正在进行的导入或核对的进度；没有时为空',
  session: 'staff',
  roles: administrators,
  payload: 'query',
  input: z.object({}),
  output: z.object({ percent: z.nullable(z.int()) }),
});

export const wrongImportRows = endpoint({
  method: 'post',
  path: '/api-platform/desk/import/wrongRows',
  summary: '有问题的行，按原来的格式（Excel 或 CSV），多一列说明原因',
  session: 'staff',
  roles: administrators,
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  returnsFile: true,
  input: uploaded,
  output: file,
});

export const undoDataImport = endpoint({
  method: 'post',
  path: '/api-platform/desk/import/undo',
  summary: '撤销最后一次导入；给出编号时，只撤销该次',
  session: 'staff',
  roles: administrators,
  payload: 'body',
  input: z.object({ id: z.optional(z.int()) }),
  output: z.object({ id: z.int(), counts: appliedCounts }),
});

export const dataImportList = endpoint({
  method: 'get',
  path: '/api-platform/desk/import/list',
  summary: '最近的导入，新的在前',
  session: 'staff',
  roles: administrators,
  payload: 'query',
  input: z.object({}),
  output: z.array(pastImport),
});

export const dataImportFile = endpoint({
  method: 'get',
  path: '/api-platform/desk/import/workbook',
  summary: '导入用的工作簿（Excel）：空白模板，或现有的全部数据',
  session: 'staff',
  roles: administrators,
  payload: 'query',
  returnsFile: true,
  input: z.object({ content: z._default(z.enum(['template', 'data']), 'template') }),
  output: file,
});
