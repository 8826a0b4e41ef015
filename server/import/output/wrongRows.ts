import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { csvOf, workbookOf } from '#server/support/tableFiles.ts';
import type { WrongRows } from '#server/import/run/importWork.ts';
import { importMessages } from '#server/import/messages.ts';
import { wrongRowsIn } from '#server/import/plan/planImport.ts';
import type { Problem } from '#server/import/problem.ts';
import type { Sheet } from '#server/import/files/sheet.ts';

const { wrong: messages } = importMessages;

/** The reasons of a row: each with its column. */
const reasonsOf = (problems: readonly Problem[]): string =>
  [...new Set(problems.map(({ column, text }) => (column === undefined ? text : `${column}：${text}`)))].join('；');

/** The titles and the header of a sheet, then its rows with problems, each with its reasons in a last column. */
const rowsOf = ({ raw, headerRow, file }: Sheet, wrong: ReadonlyMap<string, Problem[]>): string[][] => {
  const rows = raw!.rows;
  const width = rows.slice(headerRow - 1).reduce((max, row) => Math.max(max, row.length), 0);
  // remove the reasons of a previous attempt
  const column = rows[headerRow - 1]!.findIndex((cell) => cell.trim() === messages.reason);
  const at = column < 0 ? width : column;
  const withReason = (cells: readonly string[], reason: string): string[] => [
    ...Array.from({ length: at }, (_, index) => cells[index] ?? ''),
    reason,
    ...cells.slice(at + 1),
  ];
  return [
    ...rows.slice(0, headerRow - 1).map((cells) => cells.slice()),
    withReason(rows[headerRow - 1]!, messages.reason),
    ...rows.flatMap((cells, index) => {
      const problems = wrong.get(JSON.stringify([file, index + 1]));
      return problems ? [withReason(cells, reasonsOf(problems))] : [];
    }),
  ];
};

/** The rows with problems in the format of the files: one CSV file, otherwise a workbook with their sheets. */
export const wrongRowsOf = async (
  files: readonly ImportFile[],
  sheets: readonly Sheet[],
  problems: readonly Problem[],
): Promise<WrongRows> => {
  const wrong = wrongRowsIn(problems);
  const found = sheets.filter(({ raw, file }) => raw && problems.some((each) => each.isOfRow && each.file === file));
  const [only] = found;
  const base = (files.length === 1 ? files[0]!.path : messages.several).replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  const fileName = messages.fileName(base);
  if (found.length === 1 && only!.raw!.delimiter !== undefined) {
    const text = csvOf(rowsOf(only!, wrong), only!.raw!.delimiter);
    return { fileName: `${fileName}.csv`, content: new TextEncoder().encode(text) };
  }
  const titled = found.map((sheet, index) => ({
    title: sheetTitle(sheet.raw!.name, index, found),
    rows: rowsOf(sheet, wrong),
  }));
  const none = [{ title: messages.reason, rows: [[messages.none]] }];
  return { fileName: `${fileName}.xlsx`, content: await workbookOf(titled.length > 0 ? titled : none) };
};

/** A valid sheet name for workbooks: at most 31 characters, none of `[]:*?/\\`, unique. */
const sheetTitle = (name: string, index: number, all: readonly Sheet[]): string => {
  const title = name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
  const isTwice = all.slice(0, index).some(({ raw }) => raw!.name.slice(0, 31) === name.slice(0, 31));
  return isTwice ? `${title.slice(0, 27)} ${index + 1}` : title;
};
