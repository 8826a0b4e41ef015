import { stringify } from 'csv-stringify/sync';

// spreadsheets read a file without a byte order mark in the system's own encoding
const byteOrderMark = '\uFEFF';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file of a list, with the names of its columns as first row; no cell of it is computed when it is opened. */
export const listFile = async (title: string, format: 'csv' | 'xlsx', rows: string[][]) => {
  const fileName = `${title}.${format}`;
  // a cell that a spreadsheet would compute is text: it begins with an apostrophe, or is stored as text
  if (format === 'csv')
    return {
      fileName,
      contentType: 'text/csv; charset=utf-8',
      content: byteOrderMark + stringify(rows, { escape_formulas: true }),
    };
  const { writeXlsx } = await import('hucre/xlsx');
  const content = await writeXlsx({ sheets: [{ name: title, rows }] });
  return { fileName, contentType: xlsxType, content: new Uint8Array(content) };
};
