import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { headerAt, headerRowOf, targetsOf } from './files/headers.ts';
import type { Known } from './plan/known.ts';
import { importMessages } from './messages.ts';
import type { ParsedRow } from './files/parse.ts';
import { parseSheet } from './files/parse.ts';
import type { Problem } from './problem.ts';
import type { RawSheet, Sheet } from './files/sheet.ts';
import { isRaw, sheetOfCsv } from './files/sheets.ts';
import type { TableSpec } from './tableSpec.ts';
import { tableSheetOf } from './files/tableSheet.ts';
import { isWorkbook, sheetsOfWorkbook } from './files/workbook.ts';

/** A file that is one table: its rows, and the problems of others. */
export interface OneTable {
  sheets: Sheet[];
  rows: ParsedRow[];
  problems: Problem[];
  /** The header of a column in the file. */
  headerOf: (column: string) => string;
}

const sheetOf = (spec: TableSpec, raw: RawSheet): Sheet => {
  const { index } = headerRowOf(spec, raw);
  const columns = targetsOf(spec, headerAt(raw.rows, index));
  const chosen = { file: raw.file, table: spec.name, columns, fixed: {} };
  const seen = { file: raw.file, headerRow: index + 1, rows: 0, columns: [], chosen, fits: [], isConfirmed: true };
  return tableSheetOf(spec, raw, seen).sheet;
};

/** Reads a file as a table whose columns follow from its header: a CSV file, or the best fitting sheet of a workbook. */
export const readOneTable = async (spec: TableSpec, file: ImportFile, known: Known): Promise<OneTable> => {
  const read = isWorkbook(file) ? await sheetsOfWorkbook(file) : [sheetOfCsv(file, file.path)];
  const [best] = read
    .filter(isRaw)
    .filter(({ isHidden }) => !isHidden)
    .map((raw) => ({ raw, count: headerRowOf(spec, raw).count }))
    .toSorted((one, other) => other.count - one.count);
  const nothing = { sheets: [], rows: [], headerOf: (column: string) => column };
  if (!best) {
    const problems = read.filter((each): each is Problem => 'text' in each);
    return {
      ...nothing,
      problems: problems.length > 0 ? problems : [{ file: file.path, text: importMessages.files.empty }],
    };
  }
  const sheet = sheetOf(spec, best.raw);
  const { tables, problems, notices } = await parseSheet(sheet, known);
  const [table] = tables;
  if (!table) return { ...nothing, problems: problems.length > 0 ? problems : notices };
  return { sheets: [sheet], rows: table.rows, problems, headerOf: table.headerOf };
};
