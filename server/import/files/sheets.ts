import { CsvError, parse } from 'csv-parse/sync';
import type { ImportChoices, RecognisedSheet } from '#contract/desk/import/importChoices.ts';
import { documentOf } from '#server/import/documents.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { shapeProblemOf, sizeProblems, textOf } from './files.ts';
import { importMessages } from '#server/import/messages.ts';
import type { Problem } from '#server/import/problem.ts';
import type { ColumnMapping } from './recognise.ts';
import { recognised } from './recognise.ts';
import type { RawSheet, Sheet } from './sheet.ts';
import { tableNamed } from './sheet.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';
import { tableSheetOf } from './tableSheet.ts';
import { withoutQuote } from '#server/support/tableFiles.ts';
import { isWorkbook, sheetsOfWorkbook } from './workbook.ts';
import { isZip, unzipped } from './zip.ts';

export interface Sheets {
  sheets: Sheet[];
  problems: Problem[];
  notices: Problem[];
  recognised: RecognisedSheet[];
}

const isIgnored = (path: string): boolean => {
  const name = path.split('/').at(-1) ?? '';
  return name === '' || /^(?:\.|~\$|thumbs\.db$|desktop\.ini$|readme|说明)/i.test(name);
};

const firstLines = 20;

/** The first lines without quoted text. */
const unquotedLines = (text: string): string[] =>
  text
    .slice(0, 50_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/, firstLines);

const countIn = (line: string, mark: string): number => line.split(mark).length - 1;

/**
 * The separator of most of the first lines; versions of Excel save with tabs or semicolons, and prices may have commas.
 */
const delimiterOf = (lines: readonly string[]): string => {
  const counts = [',', '\t', ';'].map((mark) => {
    const parts = lines.map((line) => countIn(line, mark));
    return { mark, lines: parts.filter((count) => count > 0).length, all: parts.reduce((sum, each) => sum + each, 0) };
  });
  return counts.toSorted((a, b) => b.lines - a.lines || b.all - a.all)[0]!.mark;
};

const csvProblem = (file: string, error: unknown): Problem => {
  if (!(error instanceof CsvError)) throw error;
  const row = Number((error as unknown as { lines?: number }).lines) - 1;
  const isQuote = /QUOTE/.test(error.code);
  return {
    file,
    ...(row > 0 && { row }),
    text: importMessages.files.csv(isQuote ? importMessages.files.quote : error.message),
  };
};

/** The texts of a CSV file. */
export const sheetOfCsv = ({ path, bytes }: ImportFile, name: string): RawSheet | Problem => {
  const text = textOf(bytes);
  if (text === undefined) return { file: path, text: importMessages.files.encoding };
  if (text.trim() === '') return { file: path, text: importMessages.files.empty };
  const lines = unquotedLines(text);
  const delimiter = delimiterOf(lines);
  const shape = shapeProblemOf(text, delimiter);
  if (shape !== undefined) return { file: path, text: shape };
  try {
    // the parser expects the length of the first line for all, and treats each other length as an error: slow below a
    // title
    const width = lines.reduce((max, line) => Math.max(max, countIn(line, delimiter)), 0);
    const [, ...rows]: string[][] = parse(`${delimiter.repeat(width)}\n${text}`, {
      relax_column_count: true,
      delimiter,
    });
    return { file: path, name, delimiter, rows: rows.map((row) => row.map(withoutQuote)) };
  } catch (error) {
    return csvProblem(path, error);
  }
};

type Read = Sheet | RawSheet | Problem;

const isSheet = (read: Read): read is Sheet => 'spec' in read;
export const isRaw = (read: Read): read is RawSheet => 'name' in read;

const endings = /\.(?:csv|md|markdown|html?|txt)$/i;

const ofFile = async (file: ImportFile): Promise<Read[]> => {
  const parts = file.path.split('/');
  const name = (parts.at(-1) ?? '').replace(endings, '');
  if (isWorkbook(file)) return sheetsOfWorkbook(file);
  if (/\.csv$/i.test(file.path)) return [sheetOfCsv(file, name)];
  const spec = tableNamed(parts.at(-2) ?? '');
  return [
    spec?.isDocument && endings.test(file.path)
      ? documentOf(spec, name, file)
      : { file: file.path, text: importMessages.files.unknown },
  ];
};

/** Joins the documents of a folder; a table in two files is a problem. */
const joined = (sheets: readonly Sheet[]): Pick<Sheets, 'sheets' | 'problems'> => {
  const bySpec = new Map<TableSpec, Sheet>();
  const problems: Problem[] = [];
  for (const sheet of sheets) {
    const known = bySpec.get(sheet.spec);
    if (!known) bySpec.set(sheet.spec, { ...sheet, rows: [...sheet.rows] });
    else if (sheet.rows.every(({ lines }) => lines) && known.rows.every(({ lines }) => lines))
      known.rows.push(...sheet.rows);
    else problems.push({ file: sheet.file, text: importMessages.files.twice(known.file) });
  }
  return { sheets: [...bySpec.values()], problems };
};

/** The files including those in zip files, and the problems of zip files. */
const unpacked = async (files: readonly ImportFile[]): Promise<{ files: ImportFile[]; problems: Problem[] }> => {
  const all: ImportFile[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const content = isZip(file) ? await unzipped(file) : [file];
    if (Array.isArray(content)) all.push(...content);
    else problems.push(content);
  }
  return { files: all, problems };
};

/** The sheets of tables as their tables, with a problem if there is none. */
const placed = (raw: readonly RawSheet[], given: { choices: ImportChoices; mappings: readonly ColumnMapping[] }) => {
  const all = recognised(raw, given);
  const sheets: Sheet[] = [];
  const problems: Problem[] = [];
  const notices: Problem[] = [];
  for (const [index, each] of all.entries()) {
    const { file, name, rows } = raw[index]!;
    const { table } = each.chosen;
    const spec = table === null ? undefined : tableNamed(table);
    if (spec) {
      const read = tableSheetOf(spec, raw[index]!, each);
      sheets.push(read.sheet);
      notices.push(...read.notices);
    } else if (rows.length === 0) notices.push({ file, text: importMessages.files.empty });
    else if (each.isConfirmed)
      notices.push({ file, text: importMessages.files[raw[index]!.isHidden ? 'hiddenSheet' : 'notImported'] });
    else if (all.every(({ chosen }) => chosen.table === null))
      problems.push({ file, text: importMessages.files.unknownSheet(name) });
  }
  return { sheets, problems, notices, recognised: all };
};

const none = { sheets: [], notices: [], recognised: [] };

/** The tables of files, as texts. */
export const sheetsOf = async (
  given: readonly ImportFile[],
  choosing: { choices: ImportChoices; mappings: readonly ColumnMapping[] },
): Promise<Sheets> => {
  const { files, problems: damaged } = await unpacked(given);
  if (damaged.length > 0) return { ...none, problems: damaged };
  const wanted = files.filter(({ path }) => !isIgnored(path));
  if (wanted.length === 0) return { ...none, problems: [{ file: '', text: importMessages.files.none }] };
  const sizes = sizeProblems(wanted);
  if (sizes.length > 0) return { ...none, problems: sizes };
  const read: Read[] = [];
  for (const file of wanted.toSorted((a, b) => (a.path < b.path ? -1 : 1))) read.push(...(await ofFile(file)));
  const tables = placed(read.filter(isRaw), choosing);
  const { sheets, problems } = joined([...read.filter(isSheet), ...tables.sheets]);
  const unread = read.filter((each): each is Problem => !isSheet(each) && !isRaw(each));
  return {
    sheets,
    problems: [...unread, ...tables.problems, ...problems],
    notices: tables.notices,
    recognised: tables.recognised,
  };
};
