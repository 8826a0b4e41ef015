import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { allTables } from '#server/import/allTables.ts';
import { writeDocument } from '#server/import/documents.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { csvOf } from '#server/support/tableFiles.ts';
import { cellsOf } from '#server/import/plan/plan.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';
import { notedWorkbook } from '#server/import/files/workbook.ts';

const headerOf = ({ columns }: TableSpec): string[] => columns.map(({ title }) => title);

const isOpen =
  (now: Date) =>
  ({ validUntil }: Row): boolean =>
    !(validUntil instanceof Date) || validUntil > now;

const byOrder = ({ order, key }: TableSpec) => {
  const rank = order ? 'position' : undefined;
  const nameOf = (row: Row) => JSON.stringify([...key, 'validFrom'].map((property) => row[property] ?? null));
  return (a: Row, b: Row): number =>
    rank ? Number(a[rank]) - Number(b[rank]) : Number(nameOf(a) > nameOf(b)) - Number(nameOf(a) < nameOf(b));
};

/** The rows of a table in the form of a file: current and future ones, in order. */
const openRowsOf = async (db: Database, spec: TableSpec, now: Date): Promise<string[][]> => {
  const rows = await rowsOf(db, spec.table);
  return rows
    .filter(isOpen(now))
    .toSorted(byOrder(spec))
    .map((row) => cellsOf(spec, row));
};

const filesOf = (spec: TableSpec, rows: readonly string[][]): ImportFile[] => {
  if (!spec.isDocument)
    return [{ path: `${spec.name}.csv`, bytes: new TextEncoder().encode(csvOf([headerOf(spec), ...rows])) }];
  const id = spec.columns.findIndex(({ name }) => name === 'id');
  return rows.map((cells) => ({
    path: `${spec.name}/${cells[id]}.${cells.at(-1)!.startsWith('<') ? 'html' : 'md'}`,
    bytes: new TextEncoder().encode(writeDocument(spec, cells)),
  }));
};

/** All importable data, as the files of a folder; importing them changes nothing. */
export const exportFiles = async (db: Database, now: Date): Promise<ImportFile[]> => {
  const files: ImportFile[] = [];
  for (const spec of allTables) files.push(...filesOf(spec, await openRowsOf(db, spec, now)));
  return files;
};

const notes = (): string[][] => [
  ['表', '列', '必填', '说明'],
  ...allTables.flatMap(({ title, columns }) =>
    columns.map((column) => [title, column.title, column.isRequired ? '必填' : '', column.kind.hint]),
  ),
];

const sampleRows = ({ columns, samples }: TableSpec): string[][] =>
  samples.map((sample) => columns.map(({ name }) => sample[name] ?? ''));

/** Templates of every file, each with an example row, and a page that explains the columns. */
export const templateFiles = (): ImportFile[] => [
  ...allTables.flatMap((spec) => filesOf(spec, sampleRows(spec))),
  {
    path: '说明.md',
    bytes: new TextEncoder().encode(
      notes()
        .map((cells, index) => `| ${cells.join(' | ')} |${index === 0 ? '\n| --- | --- | --- | --- |' : ''}`)
        .join('\n'),
    ),
  },
];

/** The same templates as a workbook with a sheet for each table. */
export const templateWorkbook = (): Promise<Uint8Array> =>
  notedWorkbook(
    allTables.map((spec) => ({ title: spec.title, rows: [headerOf(spec), ...sampleRows(spec)] })),
    notes(),
  );

/** All importable data, as a workbook with a sheet for each table. */
export const exportWorkbook = async (db: Database, now: Date): Promise<Uint8Array> => {
  const sheets: { title: string; rows: string[][] }[] = [];
  for (const spec of allTables)
    sheets.push({ title: spec.title, rows: [headerOf(spec), ...(await openRowsOf(db, spec, now))] });
  return notedWorkbook(sheets, notes());
};
