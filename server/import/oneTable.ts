import type { RecognisedSheet, UnmappedTable } from '#contract/desk/import/importChoices.ts';
import { lackedTitles } from '#contract/desk/import/importChoices.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { headerAt, headerRowOf, targetsOf } from './files/headers.ts';
import type { Known } from './plan/known.ts';
import { importMessages } from './messages.ts';
import type { ParsedRow } from './files/parse.ts';
import { parseSheet } from './files/parse.ts';
import type { Problem } from './problem.ts';
import type { ColumnMapping } from './files/recognise.ts';
import { columnsWithSamples, confirmedMapping, formOf } from './files/recognise.ts';
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
  /** Present if its columns do not follow from its header, so that a person has to say what they are. */
  unmapped?: UnmappedTable;
}

/** The columns of a file as a person says them in a call; undefined if nobody does. */
const columnsSaid = (spec: TableSpec, columns: string, width: number): (string | null)[] | undefined => {
  if (columns === '') return undefined;
  const said = columns.split(',');
  const known = new Set(spec.columns.map(({ name }) => name));
  return Array.from({ length: width }, (_, index) => (known.has(said[index] ?? '') ? said[index]! : null));
};

const recognisedAs = (
  spec: TableSpec,
  raw: RawSheet,
  { said, mappings }: { said: string; mappings: readonly ColumnMapping[] },
): RecognisedSheet => {
  const { index } = headerRowOf(spec, raw);
  const header = headerAt(raw.rows, index);
  const columns =
    columnsSaid(spec, said, header.length) ??
    confirmedMapping(mappings, spec, header)?.columns ??
    targetsOf(spec, header);
  return {
    file: raw.file,
    headerRow: index + 1,
    rows: 0,
    columns: columnsWithSamples(raw, header, index + 1),
    chosen: { file: raw.file, table: spec.name, columns, fixed: {} },
    fits: [],
    isConfirmed: said !== '',
  };
};

/**
 * Reads a file as one table: a CSV file, or the best fitting sheet of a workbook. Its columns are as said in the call, as
 * a person has confirmed them for this header before, or as its header names them.
 */
export const readOneTable = async (
  spec: TableSpec,
  file: ImportFile,
  known: Known,
  said: string,
): Promise<OneTable> => {
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
  const recognised = recognisedAs(spec, best.raw, { said, mappings: known.mappings });
  const { columns, chosen } = recognised;
  const needs = { form: formOf(spec), oneOf: [...(spec.oneOf ?? [])] };
  if (lackedTitles(chosen.columns, needs).length > 0)
    return { ...nothing, problems: [], unmapped: { ...needs, columns, chosen: chosen.columns } };
  const { sheet } = tableSheetOf(spec, best.raw, recognised);
  const { tables, problems, notices } = await parseSheet(sheet, known);
  const [table] = tables;
  if (!table) return { ...nothing, problems: problems.length > 0 ? problems : notices };
  return { sheets: [sheet], rows: table.rows, problems, headerOf: table.headerOf };
};
