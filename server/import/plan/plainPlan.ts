import { keyOf } from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { isSame } from './differences.ts';
import { positioned } from './order.ts';
import type { LaneOf } from './lanes.ts';
import type { Existing, SpecPlan } from './plan.ts';
import { PlanBuilder } from './plan.ts';
import type { Reach } from './scopes.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

/** The effect of a file on a table: the rows it replaces, and their lanes. */
export interface Planning {
  reach: Reach;
  laneOf: LaneOf;
  now: Date;
}

interface Planned {
  builder: PlanBuilder;
  spec: TableSpec;
  now: Date;
  reach: Reach;
}

const listed = ({ builder, spec, now, reach }: Planned, wanted: readonly Row[], { rows }: Existing): void => {
  const byKey = new Map(rows.map((row) => [keyOf(spec.key, row), row]));
  const places = wanted.map((row) => ({ row, before: byKey.get(keyOf(spec.key, row)) }));
  const positions = spec.order ? positioned(spec, places, rows, reach.scope !== 'whole') : undefined;
  for (const [index, { row, before }] of places.entries()) {
    const position = positions && { position: positions[index]! };
    const changedAt = spec.changedAt && { [spec.changedAt]: now };
    let after: Row = { ...spec.defaults, ...before, ...row, ...position, ...changedAt };
    if (!before) builder.added(after);
    else if (!isSame(spec, row, before)) builder.changed([{ before, after }], before, after);
    else {
      after = position && position.position !== before['position'] ? { ...before, ...position } : before;
      builder.unchanged(before, after);
    }
    builder.plan.after.push(after);
  }
};

const unlisted = ({ builder, spec, now, reach }: Planned, row: Row, existing: Existing): void => {
  if (!reach.windowOf(row)) return void builder.plan.after.push(row);
  const isDemo = existing.demo.has(row);
  const stays = !isDemo && (existing.standard.has(keyOf(spec.key, row)) || spec.isPast?.(row, now));
  if (stays || existing.isReferred(row)) {
    if (!stays) builder.kept();
    builder.plan.after.push(row);
  } else if (isDemo) builder.demoRemoved(row);
  else builder.ended(row);
};

/** The plan of a table whose rows have no period. */
export const planPlain = (
  spec: TableSpec,
  wanted: readonly Row[],
  existing: Existing,
  { reach, laneOf, now }: Planning,
): SpecPlan => {
  const builder = new PlanBuilder(spec, { scope: reach.scope, laneOf });
  const planned = { builder, spec, now, reach };
  listed(planned, wanted, existing);
  const keys = new Set(wanted.map((row) => keyOf(spec.key, row)));
  for (const row of existing.rows) if (!keys.has(keyOf(spec.key, row))) unlisted(planned, row, existing);
  return builder.plan;
};
