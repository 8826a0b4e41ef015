import type { ImportChoices, RecognisedSheet } from '#contract/desk/import/importChoices.ts';
import { noChoices } from '#contract/desk/import/importChoices.ts';
import { portCodePattern } from '#contract/protocol/portCode.ts';
import { portCodeTyped } from '#contract/search/lane.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import type { Column } from './columns.ts';
import { currency, currencyIn, money } from './columns.ts';
import { inDayOrder, isTime } from './instants.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { importLimits } from './files.ts';
import { inOwnForm } from './otherForm.ts';
import { between, partsOf } from './portCells.ts';
import type { Known } from '#server/import/plan/known.ts';
import { nothingKnown } from '#server/import/plan/known.ts';
import { importMessages } from '#server/import/messages.ts';
import type { Problem } from '#server/import/problem.ts';
import { CellProblem } from '#server/import/problem.ts';
import type { Progress } from '#server/import/run/progress.ts';
import { noProgress, rowsPerSlice } from '#server/import/run/progress.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { uncomputed } from './sheet.ts';
import { sheetsOf } from './sheets.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

/** A row as read, with its position for problems. */
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
  /** The sheets with their texts, and how each sheet of the files was recognised. */
  sheets: Sheet[];
  recognised: RecognisedSheet[];
}

const control = /(?![\n\r\t])\p{Cc}/u;

const read = (column: Column, cell: string): unknown => {
  const trimmed = cell.trim();
  if (trimmed === '') {
    if (column.isRequired) throw new CellProblem(importMessages.cells.required);
    return column.otherwise;
  }
  if (trimmed === uncomputed) throw new CellProblem(importMessages.cells.uncomputed);
  if (trimmed.includes('\uFFFD')) throw new CellProblem(importMessages.files.broken);
  if (control.test(trimmed)) throw new CellProblem(importMessages.cells.control);
  return column.kind.read(trimmed);
};

interface Placed {
  column: Column;
  index: number;
}

/** Identifies the columns; every missing, unknown or repeated one is a problem. */
const placedColumns = ({
  spec,
  file,
  header,
  targets,
  headerRow,
}: Sheet): { placed: Placed[]; problems: Problem[] } => {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const [index, target] of targets.entries()) {
    const column = header[index] ?? '';
    const known = spec.columns.some(({ name }) => name === target);
    if (target !== null && !known)
      problems.push({ file, row: headerRow, column, text: importMessages.columns.unknown });
    if (target !== null && seen.has(target))
      problems.push({ file, row: headerRow, column, text: importMessages.columns.twice });
    if (target !== null) seen.add(target);
  }
  const placed = spec.columns.map((column) => ({ column, index: targets.indexOf(column.name) }));
  for (const { column, index } of placed)
    if (index < 0 && column.isRequired && !(column.portNameOf && seen.has(column.portNameOf)))
      problems.push({ file, row: headerRow, column: column.title, text: importMessages.columns.missing });
  return { placed, problems };
};

/** A row for each port of a cell with several: `汉堡/鹿特丹`. */
const byPorts = (placed: readonly Placed[], row: SheetRow, { ports }: Known): SheetRow[] => {
  const place = placed.find(({ column, index }) => index >= 0 && column.isPort?.({}) === true);
  const cell = place ? (row.cells[place.index] ?? '') : '';
  if (!between.test(cell)) return [row];
  const codes = new Set(partsOf(cell).map(ports.codeOf));
  if (codes.size < 2 || codes.has(undefined)) return [row];
  return [...codes].map((code) => Object.assign({}, row, { cells: row.cells.with(place!.index, code!) }));
};

/** The code of a port by its name; an unknown code is a problem of references. */
const portCode = (cell: string, { ports }: Known): string => {
  const codes = new Set(partsOf(cell).map(ports.codeOf));
  const [code] = codes;
  if (codes.size === 1 && code !== undefined) return code;
  const typed = portCodeTyped(cell);
  if (!portCodePattern.test(typed)) throw new CellProblem(importMessages.cells.noPort(cell, ports.likeOf(cell)));
  return typed;
};

/** The column of the port whose name a file without the name's own column has. */
const sourceOf = (spec: TableSpec, { portNameOf }: Column): Column | undefined =>
  spec.columns.find(({ name }) => name === portNameOf);

/** A price with another currency than its row's is a problem. */
const currencyProblems = (spec: TableSpec, placed: readonly Placed[], row: SheetRow, values: Row) =>
  placed.flatMap(({ column, index }) => {
    if (column.kind.write !== money.write || index < 0) return [];
    const named = currencyIn(row.cells[index] ?? '');
    const own = named && spec.currencyOf?.(values);
    return own && named !== own ? [{ index, text: importMessages.cells.otherCurrency(currency.write(own)) }] : [];
  });

const parseRow = (
  { spec, header }: Sheet,
  placed: readonly Placed[],
  sheetRow: SheetRow,
  known: Known,
): { parsed: ParsedRow; problems: Problem[] } => {
  const { file, row, cells, lines, heads, isLonger } = sheetRow;
  const problems: Problem[] = [];
  const values: Row = {};
  const add = (index: number, title: string, text: string): void => {
    const column = heads?.[index] ?? header[index] ?? title;
    problems.push({ file, row: lines?.[index] ?? row, column, text, isOfRow: true });
  };
  if (isLonger) problems.push({ file, row, text: importMessages.columns.tooManyCells, isOfRow: true });
  for (const { column, index } of placed) {
    const source = index < 0 ? sourceOf(spec, column) : undefined;
    const code = source && values[source.property];
    // the problem of its code is enough
    if (source && code === undefined) continue;
    const name = typeof code === 'string' ? known.ports.nameOf(code) : undefined;
    if (source && name === undefined && (column.isRequired || (code !== null && problems.length === 0))) {
      const at = placed.find((one) => one.column === source)!.index;
      add(at, source.title, importMessages.cells.noPlace(cells[at]!.trim(), column.title));
      continue;
    }
    const cell = cells[index] ?? name ?? '';
    if (cell.trim() === '' && column.name === spec.items?.name) {
      add(index, column.title, importMessages.cells.noName(column.title));
      continue;
    }
    try {
      const isNamed = cell.trim() !== '' && column.isPort?.(values);
      values[column.property] = read(column, isNamed ? portCode(cell.trim(), known) : cell);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      add(index, column.title, error.message);
    }
  }
  if (problems.length === 0)
    for (const { index, text } of currencyProblems(spec, placed, sheetRow, values)) add(index, '', text);
  return { parsed: { file, row, values: problems.length > 0 ? values : (spec.rowOf?.(values) ?? values) }, problems };
};

/** The rows of a sheet, with every problem of its columns and cells. */
export const parseSheet = async (
  given: Sheet,
  known: Known = nothingKnown,
  progress: Progress = noProgress,
): Promise<Pick<Parsed, 'tables' | 'problems' | 'notices'> & { sheet: Sheet }> => {
  const { spec, file } = given;
  const none = { sheet: given, tables: [], notices: [] };
  if (given.rows.length > importLimits.rows)
    return { ...none, problems: [{ file, text: importMessages.files.tooManyRows(importLimits.rows) }] };
  const { sheet, problems: ofForm } = inOwnForm(given, known);
  const { header } = sheet;
  const { placed, problems } = placedColumns(sheet);
  if (problems.length > 0) return { ...none, problems };
  if (given.rows.length === 0) return { ...none, notices: [{ file, text: importMessages.files.noRows }], problems };
  problems.push(...ofForm);
  const headerOf = (name: string): string => {
    const found = placed.find(({ column }) => column.name === name);
    return header[found?.index ?? -1] ?? found?.column.title ?? name;
  };
  const rows: ParsedRow[] = [];
  const times = placed.flatMap(({ column, index }) => (index < 0 || !isTime(column.kind) ? [] : [index]));
  // one order of day and month for all times of a sheet
  const timesTyped = inDayOrder(sheet.rows.flatMap(({ cells }) => times.map((time) => cells[time] ?? '')));
  for (const [index, asTyped] of sheet.rows.entries()) {
    const cells = times.reduce(
      (all, time, place) => all.with(time, timesTyped[index * times.length + place]!),
      asTyped.cells,
    );
    const ordered = { ...asTyped, cells };
    if (index % rowsPerSlice === 0) await progress(index / sheet.rows.length);
    for (const row of byPorts(placed, ordered, known)) {
      const { parsed, problems: own } = parseRow(sheet, placed, row, known);
      problems.push(...own);
      const problem = own.length === 0 ? spec.problemOf?.(parsed.values) : undefined;
      if (problem)
        problems.push({
          file: row.file,
          row: row.row,
          ...(problem.column !== undefined && { column: headerOf(problem.column) }),
          text: problem.text,
          isOfRow: true,
        });
      if (own.length === 0) rows.push(parsed);
    }
  }
  return { sheet, tables: [{ spec, file, headerOf, rows }], problems, notices: [] };
};

/** Reads files into rows, with all problems within each file. */
export const parseFiles = async (
  files: readonly ImportFile[],
  {
    known = nothingKnown,
    choices = noChoices,
    progress = noProgress,
  }: { known?: Known; choices?: ImportChoices; progress?: Progress } = {},
): Promise<Parsed> => {
  const { sheets, problems, notices, recognised } = await sheetsOf(files, { choices, mappings: known.mappings });
  const parsed: Awaited<ReturnType<typeof parseSheet>>[] = [];
  for (const [index, sheet] of sheets.entries())
    parsed.push(await parseSheet(sheet, known, (part) => progress((index + part) / sheets.length)));
  return {
    tables: parsed.flatMap(({ tables }) => tables),
    problems: [...problems, ...parsed.flatMap((each) => each.problems)],
    notices: [...notices, ...parsed.flatMap((each) => each.notices)],
    sheets: parsed.map(({ sheet }) => sheet),
    recognised,
  };
};
