import { allServices } from '#contract/services/definitions/allServices.ts';
import { schema } from '#server/db/schema.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { importMessages } from '#server/import/messages.ts';
import type { ParsedTable } from '#server/import/files/parse.ts';
import type { Snapshot } from './snapshot.ts';
import type { LanesOf, TableSpec } from '#server/import/tableSpec.ts';

/** The lane of a row: its key, and its name for people. */
export interface Lane {
  key: string;
  name: string;
}

/** Two texts of a row. */
const textsOf = (row: Row, key: string, value: string) => [row[key] as string, row[value] as string] as const;

export type LaneOf = (row: Row) => Lane | undefined;

/** The rows of the files come after those of the database, so that they replace them. */
const rowsOf = async (
  table: TableSpec['table'],
  { tables, snapshot }: { tables: readonly ParsedTable[]; snapshot: Snapshot },
): Promise<Row[]> => [
  ...(await snapshot.rows(table)),
  ...(tables.find(({ spec }) => spec.table === table)?.rows.map(({ values }) => values) ?? []),
];

/** How rows are assigned to lanes, by the files and the database. */
export const lanesIn = async (
  tables: readonly ParsedTable[],
  snapshot: Snapshot,
): Promise<(spec: TableSpec) => LaneOf> => {
  if (!tables.some(({ spec }) => spec.laneOf)) return () => () => undefined;
  const given = { tables, snapshot };
  const ports = await rowsOf(schema.ports, given);
  const services = new Map((await rowsOf(schema.linerServices, given)).map((row) => [row['code'], row['laneCode']]));
  const portLanes = new Map(ports.map((row) => [row['code'], row['laneCode']]));
  const names = new Map<string, string>([
    ...Object.values(allServices).map(({ line, nameZh }) => [line, nameZh] as const),
    ...ports.map((row) => textsOf(row, 'laneCode', 'laneZh')),
    ...(await rowsOf(schema.tradeLanes, given)).map((row) => textsOf(row, 'code', 'nameZh')),
  ]);
  const of: LanesOf = {
    laneOfService: (code) => services.get(code) as string | undefined,
    laneOfPort: (code) => portLanes.get(code) as string | undefined,
  };
  return ({ laneOf }) =>
    (row) => {
      if (!laneOf) return undefined;
      const parts = laneOf(row, of).map((part) => (typeof part === 'string' ? part : ''));
      const shown = parts.map((part) => names.get(part) ?? part).filter((part) => part !== '');
      return { key: parts.join('~'), name: shown.join(' · ') || importMessages.preview.everyLane };
    };
};
