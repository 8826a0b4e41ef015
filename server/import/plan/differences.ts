import { isDeepStrictEqual } from 'node:util';
import type { Row } from '#server/db/seed/seededTables.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

/** A row of the database in the form of a file. */
const asFile = (spec: TableSpec, row: Row): Row => {
  if (!spec.valuesOf) return row;
  const values = spec.valuesOf(row);
  return spec.rowOf?.(values) ?? values;
};

const notCompared = new Set(['validFrom', 'validUntil']);

const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && a !== null && isDeepStrictEqual(a, b));

/** Whether a row of the database has the values of a file's row; its period is ignored. */
export const isSame = (spec: TableSpec, wanted: Row, before: Row): boolean => {
  const known = asFile(spec, before);
  return Object.entries(wanted).every(
    ([property, value]) =>
      notCompared.has(property) || spec.derived?.includes(property) || isSameValue(value, known[property]),
  );
};
