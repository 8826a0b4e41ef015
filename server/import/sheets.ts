import { CsvError, parse } from 'csv-parse/sync';
import { documentOf } from './documents.ts';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { shapeProblemOf, sizeProblems, textOf } from './files.ts';
import { importMessages } from './messages.ts';
import type { Problem } from './problem.ts';
import type { Sheet } from './sheet.ts';
import { sheetOf, tableNamed } from './sheet.ts';
import type { TableSpec } from './tableSpec.ts';
import { withoutQuote } from '#server/support/tableFiles.ts';
import { isWorkbook, sheetsOfWorkbook } from './workbook.ts';
import { isZip, unzipped } from './zip.ts';

export interface Sheets {
  sheets: Sheet[];
  problems: Problem[];
}

const isIgnored = (path: string): boolean => {
  const name = path.split('/').at(-1) ?? '';
  return name === '' || /^(?:\.|~\$|thumbs\.db$|desktop\.ini$|readme|说明)/i.test(name);
};

/** Chinese versions of Excel may save with tabs or semicolons. */
const delimiterOf = (text: string): string => {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return [',', '\t', ';'].find((mark) => header.includes(mark)) ?? ',';
};

const csvProblem = (file: string, error: unknown): Problem => {
  if (!(error instanceof CsvError)) throw error;
  const row = Number((error as unknown as { lines?: number }).lines);
  const isQuote = /QUOTE/.test(error.code);
  return {
    file,
    ...(row > 0 && { row }),
    text: importMessages.files.csv(isQuote ? importMessages.files.quote : error.message),
  };
};

const ofCsv = (spec: TableSpec, { path, bytes }: ImportFile): Sheet | Problem => {
  const text = textOf(bytes);
  if (text === undefined) return { file: path, text: importMessages.files.encoding };
  if (text.trim() === '') return { file: path, text: importMessages.files.empty };
  const delimiter = delimiterOf(text);
  const shape = shapeProblemOf(text, delimiter);
  if (shape !== undefined) return { file: path, text: shape };
  try {
    const rows: string[][] = parse(text, { relax_column_count: true, delimiter });
    return sheetOf(
      spec,
      path,
      rows.map((row) => row.map(withoutQuote)),
    );
  } catch (error) {
    return csvProblem(path, error);
  }
};

const isSheet = (read: Sheet | Problem): read is Sheet => 'spec' in read;

const endings = /\.(?:csv|md|markdown|html?|txt)$/i;

const ofFile = async (file: ImportFile): Promise<(Sheet | Problem)[]> => {
  const parts = file.path.split('/');
  const name = (parts.at(-1) ?? '').replace(endings, '');
  if (isWorkbook(file)) return sheetsOfWorkbook(file);
  if (/\.csv$/i.test(file.path)) {
    const spec = tableNamed(name);
    return [spec ? ofCsv(spec, file) : { file: file.path, text: importMessages.files.unknown }];
  }
  const spec = tableNamed(parts.at(-2) ?? '');
  return [
    spec?.isDocument && endings.test(file.path)
      ? documentOf(spec, name, file)
      : { file: file.path, text: importMessages.files.unknown },
  ];
};

/** Joins the documents of a folder; a table in two files is a problem. */
const joined = (sheets: readonly Sheet[]): Sheets => {
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

/** The files with those in zip files, and the problems of zip files. */
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

/** The tables of files, as texts. */
export const sheetsOf = async (given: readonly ImportFile[]): Promise<Sheets> => {
  const { files, problems: damaged } = await unpacked(given);
  if (damaged.length > 0) return { sheets: [], problems: damaged };
  const wanted = files.filter(({ path }) => !isIgnored(path));
  if (wanted.length === 0) return { sheets: [], problems: [{ file: '', text: importMessages.files.none }] };
  const sizes = sizeProblems(wanted);
  if (sizes.length > 0) return { sheets: [], problems: sizes };
  const read: (Sheet | Problem)[] = [];
  for (const file of wanted.toSorted((a, b) => (a.path < b.path ? -1 : 1))) read.push(...(await ofFile(file)));
  const { sheets, problems } = joined(read.filter(isSheet));
  return { sheets, problems: [...read.filter((each): each is Problem => !isSheet(each)), ...problems] };
};
