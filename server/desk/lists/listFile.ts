import { csvOf, workbookOf } from '#server/support/tableFiles.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The file of a list, with the names of its columns as first row. */
export const listFile = async (title: string, format: 'csv' | 'xlsx', rows: string[][]) => ({
  fileName: `${title}.${format}`,
  contentType: types[format],
  content: format === 'csv' ? csvOf(rows) : await workbookOf([{ title, rows }]),
});
