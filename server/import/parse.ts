import type { Row } from '#server/db/seed/seededTables.ts';
import type { Column } from './columns.ts';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { importLimits } from './files.ts';
import { importMessages } from './messages.ts';
import type { Problem } from './problem.ts';
import { CellProblem } from './problem.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { sheetsOf } from './sheets.ts';
import type { TableSpec } from './tableSpec.ts';

/** A row as read, with its place for problems. */
export interface ParsedRow {
  file: string;
  row: number;
  values: Row;
}

export interface ParsedTable {
  spec: TableSpec;
  file: string;
  /** The header of a column in this file. */
  headerOf: (columnName: string) => string;
  rows: ParsedRow[];
}

export interface Parsed {
  tables: ParsedTable[];
  problems: Problem[];
  notices: Problem[];
}

const control = /(?![\n\r\t])\p{Cc}/u;

const read = (column: Column, cell: string): unknown => {
  const trimmed = cell.trim();
  if (trimmed === '') {
    if (column.isRequired) throw new CellProblem(importMessages.cells.required);
    return column.otherwise;
  }
  if (trimmed.includes('\uFFFD')) throw new CellProblem(importMessages.files.broken);
  if (control.test(trimmed)) throw new CellProblem(importMessages.cells.control);
  return column.kind.read(trimmed);
};

interface Placed {
  column: Column;
  index: number;
}

/** Finds the columns by their headers; every missing, unknown or repeated one is a problem. */
const placedColumns = ({ spec, file, header }: Sheet): { placed: Placed[]; problems: Problem[] } => {
  const problems: Problem[] = [];
  const named = (name: string) => spec.columns.find((column) => column.name === name || column.title === name);
  const seen = new Set<Column>();
  for (const name of header) {
    const column = named(name);
    if (name !== '' && !column) problems.push({ file, row: 1, column: name, text: importMessages.columns.unknown });
    if (column && seen.has(column)) problems.push({ file, row: 1, column: name, text: importMessages.columns.twice });
    if (column) seen.add(column);
  }
  const placed = spec.columns.map((column) => ({ column, index: header.findIndex((name) => named(name) === column) }));
  for (const { column, index } of placed)
    if (index < 0 && column.isRequired)
      problems.push({ file, row: 1, column: column.title, text: importMessages.columns.missing });
  return { placed, problems };
};

const parseRow = (
  { spec, header }: Sheet,
  placed: readonly Placed[],
  { file, row, cells, lines }: SheetRow,
): { parsed: ParsedRow; problems: Problem[] } => {
  const problems: Problem[] = [];
  const values: Row = {};
  if (cells.slice(header.length).some((cell) => cell.trim() !== ''))
    problems.push({ file, row, text: importMessages.columns.tooManyCells });
  for (const { column, index } of placed) {
    try {
      values[column.property] = read(column, cells[index] ?? '');
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push({ file, row: lines?.[index] ?? row, column: header[index] ?? column.title, text: error.message });
    }
  }
  return { parsed: { file, row, values: problems.length > 0 ? values : (spec.rowOf?.(values) ?? values) }, problems };
};

const parseSheet = (sheet: Sheet): Parsed => {
  const { spec, file, header } = sheet;
  if (sheet.rows.length > importLimits.rows)
    return { tables: [], notices: [], problems: [{ file, text: importMessages.files.tooManyRows(importLimits.rows) }] };
  const { placed, problems } = placedColumns(sheet);
  if (problems.length > 0) return { tables: [], notices: [], problems };
  if (sheet.rows.length === 0) return { tables: [], notices: [{ file, text: importMessages.files.noRows }], problems };
  const headerOf = (name: string): string => {
    const found = placed.find(({ column }) => column.name === name);
    return header[found?.index ?? -1] ?? found?.column.title ?? name;
  };
  const rows: ParsedRow[] = [];
  for (const row of sheet.rows) {
    const { parsed, problems: own } = parseRow(sheet, placed, row);
    problems.push(...own);
    const problem = own.length === 0 ? spec.problemOf?.(parsed.values) : undefined;
    if (problem)
      problems.push({
        file: row.file,
        row: row.row,
        ...(problem.column !== undefined && { column: headerOf(problem.column) }),
        text: problem.text,
      });
    if (own.length === 0) rows.push(parsed);
  }
  return { tables: [{ spec, file, headerOf, rows }], problems, notices: [] };
};

/** Reads files into rows, with every problem that a file shows by itself. */
export const parseFiles = async (files: readonly ImportFile[]): Promise<Parsed> => {
  const { sheets, problems } = await sheetsOf(files);
  const parsed = sheets.map(parseSheet);
  return {
    tables: parsed.flatMap(({ tables }) => tables),
    problems: [...problems, ...parsed.flatMap((each) => each.problems)],
    notices: parsed.flatMap(({ notices }) => notices),
  };
};
