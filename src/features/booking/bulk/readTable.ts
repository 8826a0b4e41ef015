import { parseCsv } from 'hucre/csv';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { BulkColumn } from './bulkTable.ts';
import { bulkMessages as messages } from './messages.ts';

/** What a table is read from. */
export type BulkSource = { text: string } | { file: File };

/** The largest file, in bytes. */
const fileBytesMax = 2_097_152;

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
};

const textCells = (text: string): string[][] =>
  parseCsv(text, text.includes('\t') ? { delimiter: '\t' } : {}).map((row) => row.map(cellText));

const decoded = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel saves CSV in the system's own encoding
    return new TextDecoder('gb18030').decode(bytes);
  }
};

/** The cells of pasted text, a CSV file or the first sheet of a workbook. Throws a `ApiError`. */
export const readTable = async (source: BulkSource): Promise<string[][]> => {
  if ('text' in source) return textCells(source.text);
  const { file } = source;
  if (file.size > fileBytesMax) throw new ApiError(codes.badInput, messages.tooLarge);
  const bytes = await file.arrayBuffer();
  if (!/\.xlsx$/i.test(file.name)) return textCells(decoded(bytes));
  const workbook = await readXlsx(new Uint8Array(bytes)).catch(() => {
    throw new ApiError(codes.badInput, messages.unreadable);
  });
  return (workbook.sheets[0]?.rows ?? []).map((row) => row.map(cellText));
};

const example: Readonly<Record<string, string>> = messages.example;

/** The template: the columns and a row as example. */
export const templateOf = async (columns: readonly BulkColumn[], kind: 'xlsx' | 'csv'): Promise<File> => {
  const rows = [columns.map(({ title }) => title), columns.map(({ path }) => example[path] ?? '')];
  const name = `${messages.templateName}.${kind}`;
  if (kind === 'csv') {
    const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
    // spreadsheets read a file without a byte order mark in the system's own encoding
    return new File([`\uFEFF${lines.join('\r\n')}\r\n`], name, { type: 'text/csv' });
  }
  const bytes = await writeXlsx({ sheets: [{ name: messages.sheet, rows }] });
  return new File([bytes as Uint8Array<ArrayBuffer>], name);
};
