import type { Row } from '#server/db/seed/seededTables.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';
import type { Wanted } from './plan.ts';

const positionOf = (row: Row): number => Number(row['position']);

/** The known positions, and new ones after all others. */
const byTurns = (known: readonly (number | undefined)[], last: number): number[] => {
  let next = last;
  return known.map((each) => each ?? (next += 1));
};

/**
 * Assigns positions to rows, in the order of the file. Rows keep theirs if they already follow each other and all new
 * ones come last; otherwise all get new ones: after every other row, or before the remaining standard rows. With
 * `isPart` other rows stay.
 */
export const positioned = (
  spec: TableSpec,
  wanted: readonly Wanted[],
  existing: readonly Row[],
  isPart: boolean,
): number[] => {
  if (spec.order === 'place' && !isPart) return wanted.map((_, index) => index);
  const positions = existing.map(positionOf);
  const last = positions.reduce((max, each) => Math.max(max, each), -1);
  const known = wanted.map(({ before }) => (before ? positionOf(before) : undefined));
  const firstNew = known.indexOf(undefined);
  const listed = (firstNew < 0 ? known : known.slice(0, firstNew)) as number[];
  const isOrdered =
    (firstNew < 0 || known.slice(firstNew).every((each) => each === undefined)) &&
    listed.every((each, index) => index === 0 || each > listed[index - 1]!);
  // remaining rows keep their position among the others
  if (isPart) return byTurns(known, last);
  if (isOrdered) return known.map((each, index) => each ?? last + 1 + index);
  const first = positions.reduce((min, each) => Math.min(min, each), 0);
  return wanted.map((_, index) => (spec.kind === 'merged' ? first - wanted.length + index : last + 1 + index));
};
