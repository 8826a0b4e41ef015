import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { cellsTrimmed, headerRowOf, targetsOf } from '#server/import/files/headers.ts';
import { importMessages } from '#server/import/messages.ts';
import { parseSheet } from '#server/import/files/parse.ts';
import type { Problem } from '#server/import/problem.ts';
import type { RawSheet } from '#server/import/files/sheet.ts';
import { isRaw, sheetOfCsv } from '#server/import/files/sheets.ts';
import { tableSheetOf } from '#server/import/files/tableSheet.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';
import { isWorkbook, notedWorkbook, sheetsOfWorkbook } from '#server/import/files/workbook.ts';

/** A row like input of its form, with its position. */
export interface TypedRow<Form> {
  row: number;
  form: Form;
}

/** A row with its cells by column name, even if they are invalid. */
export interface GivenRow {
  row: number;
  cells: Record<string, string>;
}

/** A parsed sheet. */
export interface ReadSheet<Form> {
  rows: TypedRow<Form>[];
  /** Every row below the header, including invalid ones. */
  given: GivenRow[];
  problems: Problem[];
  /** The header of a field in this file. */
  headerOf: (field: string) => string;
}

/** The maximum unpacked size of a workbook; others wait while it is read. */
const unpackedBytesMax = 33_554_432;

/** The text without characters that a database cannot store. */
const storable = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '');

const messages = {
  kind: '须为一份 .xlsx 或 .csv 文件',
  several: (title: string) => `工作簿须只有一张${title}表`,
};

const rawSheetOf = async ({ title }: TableSpec, file: ImportFile): Promise<RawSheet | Problem> => {
  if (/\.csv$/i.test(file.path)) return sheetOfCsv(file, title);
  if (!isWorkbook(file)) return { file: file.path, text: messages.kind };
  const [first, ...others] = await sheetsOfWorkbook(file, unpackedBytesMax);
  if (first === undefined) return { file: file.path, text: importMessages.files.empty };
  return others.length > 0 ? { file: file.path, text: messages.several(title) } : first;
};

const none = (...problems: Problem[]) => ({ rows: [], given: [], problems, headerOf: (field: string) => field });

/** Reads a workbook or a CSV file with one sheet of a table, with all problems within it. */
export const readTypedSheet = async <Form>(
  spec: TableSpec,
  file: ImportFile,
  { rowsMax, tooMany }: { rowsMax: number; tooMany: string },
): Promise<ReadSheet<Form>> => {
  const raw = await rawSheetOf(spec, file);
  if (!isRaw(raw)) return none(raw);
  const { index } = headerRowOf(spec, raw);
  const header = cellsTrimmed(raw.rows[index] ?? []);
  const chosen = { file: raw.file, table: spec.name, columns: targetsOf(spec, header), fixed: {} };
  const recognised = {
    file: raw.file,
    headerRow: index + 1,
    rows: 0,
    columns: [],
    chosen,
    fits: [],
    isConfirmed: true,
  };
  const { sheet } = tableSheetOf(spec, raw, recognised);
  if (sheet.rows.length > rowsMax) return none({ file: raw.file, text: tooMany });
  const { tables, problems, notices } = await parseSheet(sheet);
  const [table] = tables;
  if (!table) return none(...problems, ...notices);
  const cellsOf = (cells: readonly string[]) =>
    Object.fromEntries(
      spec.columns.map(({ name }) => [name, storable((cells[sheet.targets.indexOf(name)] ?? '').trim())]),
    );
  return {
    problems,
    given: sheet.rows.map(({ row, cells }) => ({ row, cells: cellsOf(cells) })),
    rows: table.rows.map(({ row, values }) => ({ row, form: values as Form })),
    headerOf: (field) => table.headerOf(spec.columns.find(({ property }) => property === field)?.name ?? field),
  };
};

/** A workbook with the columns of a table, and a sheet that explains them with further notes. */
export const typedWorkbook = (
  spec: Pick<TableSpec, 'title' | 'columns'>,
  rows: readonly (readonly string[])[],
  notes: readonly string[],
): Promise<Uint8Array> =>
  notedWorkbook(
    [{ title: spec.title, rows: [spec.columns.map(({ title }) => title), ...rows] }],
    [
      ['列', '必填', '说明'],
      ...spec.columns.map(({ title, isRequired, kind }) => [title, isRequired ? '必填' : '', kind.hint]),
      ...notes.map((note) => [note]),
    ],
  );
