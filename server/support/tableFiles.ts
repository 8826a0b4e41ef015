import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { forReader } from '#server/language/reader.ts';

type Rows = readonly (readonly string[])[];
/** Rows at once, or some at a time as they are read. */
type Lines = Rows | AsyncIterable<Rows>;

/** Spreadsheets read a file without a byte order mark in the system's own encoding. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would compute; a number is none. The full-width signs are those of Chinese input methods. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell);

const withoutFormula = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** A cell of a CSV file as it was before `csvOf` marked it as text. */
export const withoutQuote = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

const linesOf = (rows: Rows, delimiter = ','): string =>
  stringify(
    rows.map((row) => row.map((cell) => withoutFormula(forReader(cell)))),
    { delimiter },
  );

/** Rows as a CSV file in UTF-8; a cell that a spreadsheet would compute begins with an apostrophe, which makes it text. */
export const csvOf = (rows: Rows, delimiter?: string): string => byteOrderMark + linesOf(rows, delimiter);

/** So many rows are written in one turn of the event loop: other calls are served between them. */
const rowsAtOnce = 200;

/** Rows some at a time, as they are read or in short turns. */
async function* inTurns<Row>(rows: readonly Row[] | AsyncIterable<readonly Row[]>) {
  if (Symbol.asyncIterator in rows) {
    for await (const some of rows) {
      await nextTurn();
      yield some;
    }
    return;
  }
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await nextTurn();
    yield rows.slice(first, first + rowsAtOnce);
  }
}

const longCsvOf = async (rows: Lines): Promise<string> => {
  const texts = [byteOrderMark];
  for await (const some of inTurns(rows)) texts.push(linesOf(some));
  return texts.join('');
};

async function* cellsOf(rows: Lines) {
  for await (const some of inTurns(rows)) for (const row of some) yield row.map(forReader);
}

const longWorkbookOf = async (name: string, rows: Lines): Promise<Uint8Array<ArrayBuffer>> => {
  const { writeXlsxStream } = await import('hucre/xlsx');
  return new Uint8Array(await new Response(writeXlsxStream(cellsOf(rows), { name: forReader(name) })).arrayBuffer());
};

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
    sheets: sheets.map(({ title, rows }) => ({ name: forReader(title), rows: rows.map((row) => row.map(forReader)) })),
  });
  return new Uint8Array(written);
};

/** The file of a table, with the names of its columns as first row; without a name it is called by its title. */
export const tableFile = async (title: string, format: TableFormat, rows: Lines, name = title) => ({
  fileName: `${name}.${format}`,
  contentType: tableTypes[format],
  content: format === 'csv' ? await longCsvOf(rows) : await longWorkbookOf(title, rows),
});
