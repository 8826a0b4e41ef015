import { plainText } from '#contract/protocol/textInput.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { bulkMessages as messages } from './messages.ts';

/** A column of the table: the path of its field within a cargo item. */
export interface BulkColumn {
  path: string;
  title: string;
}

/** A table of cargo as text, one cell for each column. */
export interface BulkTable {
  columns: readonly BulkColumn[];
  rows: readonly (readonly string[])[];
  /** Titles that name no field. */
  unknown: readonly string[];
  /** Whether rows were left out because there are too many. */
  isCut: boolean;
}

/** The most rows of one table. */
export const bulkRowsMax = 100;

type Path = keyof typeof messages.columns;

const abroad: readonly string[] = ['nameEn', 'hsCode'] satisfies Path[];

/** The columns that a service's cargo has, in the order of the template. */
export const columnsOf = (service: ServiceDefinition): BulkColumn[] => [
  ...(Object.entries(messages.columns) as [Path, string][])
    .filter(([path]) => service.crossesBorders || !abroad.includes(path))
    .filter(([path]) => path !== 'unit' || service.shares === 'container')
    .map(([path, title]) => ({ path, title })),
  ...Object.entries(service.cargoFields).map(([name, { labelZh }]) => ({ path: `details.${name}`, title: labelZh })),
];

/** A title without blanks, signs and case. */
const bare = (title: string): string =>
  plainText(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({ path, title }: BulkColumn): string[] =>
  [title, path, ...(path in messages.aliases ? messages.aliases[path as Path] : [])].map(bare);

/** The table of pasted or read cells; the first row is a header if it names two fields or more. */
export const tableOf = (service: ServiceDefinition, cells: readonly (readonly string[])[]): BulkTable => {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const all = columnsOf(service);
  const [first = []] = filled;
  const named = first.map((title) => all.find((column) => bare(title) !== '' && namesOf(column).includes(bare(title))));
  const isHeader = new Set(named.filter(Boolean)).size > 1;
  const rows = isHeader ? filled.slice(1) : filled;
  const indexOf = (column: BulkColumn): number => (isHeader ? named.indexOf(column) : all.indexOf(column));
  return {
    columns: all,
    rows: rows.slice(0, bulkRowsMax).map((row) => all.map((column) => (row[indexOf(column)] ?? '').trim())),
    unknown: isHeader ? first.filter((title, index) => title.trim() !== '' && !named[index]) : [],
    isCut: rows.length > bulkRowsMax,
  };
};

/** The table with one cell replaced. */
export const withCell = (
  table: BulkTable,
  { row, column, value }: { row: number; column: number; value: string },
): BulkTable => ({
  ...table,
  rows: table.rows.map((cells, index) => (index === row ? cells.with(column, value) : cells)),
});
