import type { CellValue } from 'hucre/xlsx';
import { readXlsx } from 'hucre/xlsx';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { importLimits } from './files.ts';
import { importMessages } from './messages.ts';
import { workbookOf } from '#server/support/tableFiles.ts';
import type { Problem } from './problem.ts';
import type { Sheet } from './sheet.ts';
import { sheetOf, tableNamed } from './sheet.ts';

export const isWorkbook = ({ path }: ImportFile): boolean => /\.xlsx$/i.test(path);

const notesSheet = '说明';

/** A cell as it would stand in a CSV file; dates of a workbook have no zone. */
const cellText = (value: CellValue): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  return value;
};

const entryMark = 0x02_01_4b_50;

/** The size of everything in a zip file, as its directory says: a small file may unpack to gigabytes. */
const unpackedBytes = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = bytes.indexOf(0x50); at >= 0 && at + 46 <= bytes.length; at = bytes.indexOf(0x50, at + 1))
    if (view.getUint32(at, true) === entryMark) total += view.getUint32(at + 24, true);
  return total;
};

/** The tables of a workbook, one on each sheet. */
export const sheetsOfWorkbook = async ({ path, bytes }: ImportFile): Promise<(Sheet | Problem)[]> => {
  if (unpackedBytes(bytes) > importLimits.unpackedBytes)
    return [{ file: path, text: importMessages.files.tooLarge(importLimits.fileBytes / 1_048_576) }];
  const workbook = await readXlsx(bytes).catch(() => undefined);
  if (!workbook) return [{ file: path, text: importMessages.files.workbook }];
  return workbook.sheets
    .filter(({ name }) => name !== notesSheet)
    .map(({ name, rows }) => {
      const spec = tableNamed(name);
      if (!spec) return { file: `${path} · ${name}`, text: importMessages.files.unknownSheet(name) };
      return sheetOf(
        spec,
        `${path} · ${name}`,
        rows.map((cells) => cells.map(cellText)),
      );
    });
};

/** A workbook with a sheet for each table, and one with notes. */
export const notedWorkbook = (
  sheets: readonly { title: string; rows: readonly (readonly string[])[] }[],
  notes: readonly (readonly string[])[],
): Promise<Uint8Array> => workbookOf([...sheets, { title: notesSheet, rows: notes }]);
