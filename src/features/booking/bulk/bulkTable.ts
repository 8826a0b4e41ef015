import { plainText } from '#contract/protocol/textInput.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { columnNames } from './columnNames.ts';
import { bulkMessages as messages } from './messages.ts';
import { parseCsv } from 'hucre/csv';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { ApiError, codes } from '#contract/protocol/apiError.ts';

/** A column of the table: the path of its field within a cargo item. */
export interface BulkColumn {
  path: string;
  title: string;
}

/** A table of cargo as text, one cell for each column. */
export interface BulkTable {
  columns: readonly BulkColumn[];
  rows: readonly (readonly string[])[];
  /** Titles that name no field. */
  unknown: readonly string[];
  /** Whether rows were left out because there are too many. */
  isCut: boolean;
}

/** The most rows of one table. */
export const bulkRowsMax = 100;

type Path = keyof typeof messages.columns;

const abroad: readonly string[] = ['nameEn', 'hsCode'] satisfies Path[];

/** The columns that a service's cargo has, in the order of the template. */
export const columnsOf = (service: ServiceDefinition): BulkColumn[] => [
  ...(Object.entries(messages.columns) as [Path, string][])
    .filter(([path]) => service.crossesBorders || !abroad.includes(path))
    .filter(([path]) => path !== 'unit' || service.shares === 'container')
    .map(([path, title]) => ({ path, title })),
  ...Object.entries(service.cargoFields).map(([name, { labelZh }]) => ({ path: `details.${name}`, title: labelZh })),
];

/** A title without blanks, signs and case. */
const bare = (title: string): string =>
  plainText(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({ path, title }: BulkColumn): string[] =>
  [title, path, ...(path in columnNames ? columnNames[path as Path] : [])].map(bare);

/** The table of pasted or read cells; the first row is a header if it names two fields or more. */
export const tableOf = (service: ServiceDefinition, cells: readonly (readonly string[])[]): BulkTable => {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const all = columnsOf(service);
  const [first = []] = filled;
  const named = first.map((title) => all.find((column) => bare(title) !== '' && namesOf(column).includes(bare(title))));
  const isHeader = new Set(named.filter(Boolean)).size > 1;
  const rows = isHeader ? filled.slice(1) : filled;
  const indexOf = (column: BulkColumn): number => (isHeader ? named.indexOf(column) : all.indexOf(column));
  return {
    columns: all,
    rows: rows.slice(0, bulkRowsMax).map((row) => all.map((column) => (row[indexOf(column)] ?? '').trim())),
    unknown: isHeader ? first.filter((title, index) => title.trim() !== '' && !named[index]) : [],
    isCut: rows.length > bulkRowsMax,
  };
};

/** The table with one cell replaced. */
export const withCell = (
  table: BulkTable,
  { row, column, value }: { row: number; column: number; value: string },
): BulkTable => ({
  ...table,
  rows: table.rows.map((cells, index) => (index === row ? cells.with(column, value) : cells)),
});

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
