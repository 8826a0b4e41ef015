import type { CellValue, Sheet as WorkbookSheet } from 'hucre/xlsx';
import { readXlsx } from 'hucre/xlsx';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { importLimits } from './files.ts';
import { importMessages } from '#server/import/messages.ts';
import { toEnglish } from '#server/language/english.ts';
import { workbookOf } from '#server/support/tableFiles.ts';
import type { Problem } from '#server/import/problem.ts';
import type { RawSheet } from './sheet.ts';
import { uncomputed } from './sheet.ts';

export const isWorkbook = ({ path }: ImportFile): boolean => /\.xlsx$/i.test(path);

const notesSheet = '说明';
const isNotes = (name: string): boolean => name === notesSheet || name === toEnglish(notesSheet);

/** A cell in the form of a CSV file; dates of a workbook have no zone. */
const cellText = (value: CellValue): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  return value;
};

const entryMark = 0x02_01_4b_50;

/** The unpacked size of a zip file, by its directory: a small file may unpack to gigabytes. */
const unpackedBytes = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = bytes.indexOf(0x50); at >= 0 && at + 46 <= bytes.length; at = bytes.indexOf(0x50, at + 1))
    if (view.getUint32(at, true) === entryMark) total += view.getUint32(at + 24, true);
  return total;
};

/** The texts of a sheet; each cell of a merged area has its value. */
const textsOf = ({ rows, merges = [], cells: detailed }: WorkbookSheet): string[][] => {
  const texts = rows.map((cells) => cells.map(cellText));
  for (const [place, { formula, value }] of detailed ?? []) {
    const [row, column] = place.split(',').map(Number) as [number, number];
    if (formula !== undefined && value === null && texts[row]) texts[row][column] = uncomputed;
  }
  let left: number = importLimits.cells;
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = texts[startRow]?.[startCol] ?? '';
    const lastColumn = Math.min(endCol, importLimits.columns - 1);
    for (const cells of value === '' ? [] : texts.slice(startRow, endRow + 1))
      for (let column = startCol; column <= lastColumn && left > 0; column += 1) {
        left -= 1;
        while (cells.length <= column) cells.push('');
        cells[column] = value;
      }
  }
  return texts;
};

/** The sheets of a workbook, without its notes. */
export const sheetsOfWorkbook = async (
  { path, bytes }: ImportFile,
  unpackedMax: number = importLimits.unpackedBytes,
): Promise<(RawSheet | Problem)[]> => {
  if (unpackedBytes(bytes) > unpackedMax)
    return [{ file: path, text: importMessages.files.tooLarge(importLimits.fileBytes / 1_048_576) }];
  const workbook = await readXlsx(bytes).catch(() => undefined);
  if (!workbook) return [{ file: path, text: importMessages.files.workbook }];
  return workbook.sheets
    .filter(({ name, rows }) => !isNotes(name) && (rows.length > 0 || workbook.sheets.length === 1))
    .map((sheet) => ({
      file: `${path} · ${sheet.name}`,
      name: sheet.name,
      rows: textsOf(sheet),
      hiddenRows: new Set([...(sheet.rowDefs ?? [])].filter(([, { hidden }]) => hidden).map(([row]) => row)),
      isHidden: sheet.hidden === true || sheet.veryHidden === true,
    }));
};

/** A workbook with a sheet for each table, and one with notes. */
export const notedWorkbook = (
  sheets: readonly { title: string; rows: readonly (readonly string[])[] }[],
  notes: readonly (readonly string[])[],
): Promise<Uint8Array> => workbookOf([...sheets, { title: notesSheet, rows: notes }]);
