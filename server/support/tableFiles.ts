import { stringify } from 'csv-stringify/sync';

type Rows = readonly (readonly string[])[];

/** Spreadsheets read a file without a byte order mark in the system's own encoding. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would compute; a number is none. The full-width signs are those of Chinese input methods. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell);

const withoutFormula = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** A cell of a CSV file as it was before `csvOf` marked it as text. */
export const withoutQuote = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** Rows as a CSV file in UTF-8; a cell that a spreadsheet would compute begins with an apostrophe, which makes it text. */
export const csvOf = (rows: Rows, delimiter = ','): string =>
  byteOrderMark +
  stringify(
    rows.map((row) => row.map(withoutFormula)),
    { delimiter },
  );

/** How a table is saved. */
export type TableFormat = 'csv' | 'xlsx';

/** The content types of tables. */
export const tableTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A workbook with a sheet for each table; every cell is text, so that Excel changes neither codes nor dates. */
export const workbookOf = async (
  sheets: readonly { title: string; rows: Rows }[],
): Promise<Uint8Array<ArrayBuffer>> => {
  // large, and rarely needed
  const { writeXlsx } = await import('hucre/xlsx');
  const written = await writeXlsx({
    sheets: sheets.map(({ title, rows }) => ({ name: title, rows: rows.map((row) => [...row]) })),
  });
  return new Uint8Array(written);
};

/** The file of a table, with the names of its columns as first row; without a name it is called by its title. */
export const tableFile = async (title: string, format: TableFormat, rows: Rows, name = title) => ({
  fileName: `${name}.${format}`,
  contentType: tableTypes[format],
  content: format === 'csv' ? csvOf(rows) : await workbookOf([{ title, rows }]),
});
