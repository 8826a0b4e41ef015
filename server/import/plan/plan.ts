import type { PgTable } from 'drizzle-orm/pg-core';
import type { ImportCounts } from '#server/db/schema/imports.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import type { ImportScope } from '#contract/desk/import/importChoices.ts';
import type { LaneOf } from './lanes.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

/** The current content of a table. */
export interface Existing {
  rows: readonly Row[];
  /** Demo rows that are unchanged. */
  demo: ReadonlySet<Row>;
  /** The keys of standard rows. */
  standard: ReadonlySet<string>;
  /** Whether rows of other tables refer to a row, so that it cannot be removed. */
  isReferred: (row: Row) => boolean;
}

/** One row's change: added without `before`, removed without `after`. */
export interface Step {
  before?: Row;
  after?: Row;
}

/** A change as the preview shows it. */
export interface Change {
  kind: 'added' | 'changed' | 'ended';
  /** The row's key. */
  name: string;
  /** The changed columns with their former and new texts. */
  detail: string;
}

/** The plan of one table. */
export interface TablePlan {
  table: PgTable;
  steps: Step[];
}

/** The changes of one lane; those of a table without lanes have no name. */
export interface LaneChanges {
  name: string;
  added: number;
  changed: number;
  ended: number;
  /** The first changes. */
  changes: Change[];
}

export interface SpecPlan extends TablePlan {
  spec: TableSpec;
  scope: ImportScope;
  counts: Omit<ImportCounts, 'table'> & { unchanged: number; kept: number };
  lanes: Map<string, LaneChanges>;
  /** The resulting rows of the table. */
  after: Row[];
}

/** A row of the file without a position in the database yet. */
export interface Wanted {
  row: Row;
  before: Row | undefined;
}

/** The number of changes shown per lane and per table. */
const shownMax = { lane: 20, table: 200 };

/** Collects the changes of one table. */
export class PlanBuilder {
  readonly plan: SpecPlan;
  readonly #laneOf: LaneOf;
  #shown = 0;

  constructor(spec: TableSpec, { scope, laneOf }: { scope: ImportScope; laneOf: LaneOf }) {
    const counts = { added: 0, changed: 0, ended: 0, demo: 0, unchanged: 0, kept: 0 };
    this.plan = { spec, scope, table: spec.table, steps: [], counts, lanes: new Map(), after: [] };
    this.#laneOf = laneOf;
  }

  #note(kind: Change['kind'], row: Row, before?: Row): void {
    const { name: title = '' } = this.#laneOf(row) ?? {};
    const lane = this.plan.lanes.get(title) ?? { name: title, added: 0, changed: 0, ended: 0, changes: [] };
    this.plan.lanes.set(title, lane);
    lane[kind] += 1;
    if (lane.changes.length >= shownMax.lane || this.#shown >= shownMax.table) return;
    this.#shown += 1;
    const name = this.plan.spec.key
      .map((property) => nameOf(row[property]))
      .filter(Boolean)
      .join(' ');
    lane.changes.push({ kind, name, detail: before ? differences(this.plan.spec, before, row) : '' });
  }

  added(after: Row): void {
    this.plan.steps.push({ after });
    this.plan.counts.added += 1;
    this.#note('added', after);
  }

  changed(steps: readonly Step[], before: Row, after: Row): void {
    this.plan.steps.push(...steps);
    this.plan.counts.changed += 1;
    this.#note('changed', after, before);
  }

  unchanged(before: Row, after: Row): void {
    this.plan.counts.unchanged += 1;
    if (before !== after) this.plan.steps.push({ before, after });
  }

  /** Ended, or removed if there is no `after`. */
  ended(before: Row, after?: Row): void {
    this.plan.steps.push({ before, ...(after && { after }) });
    this.plan.counts.ended += 1;
    this.#note('ended', before);
  }

  demoRemoved(before: Row): void {
    this.plan.steps.push({ before });
    this.plan.counts.demo += 1;
  }

  /** A row that continues after the period that a file replaces. */
  continued(after: Row): void {
    this.plan.steps.push({ after });
    this.plan.after.push(after);
  }

  kept(): void {
    this.plan.counts.kept += 1;
  }
}

const nameOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The texts of a row's cells, in the order of the table's columns. */
export const cellsOf = (spec: TableSpec, row: Row): string[] => {
  const values = spec.valuesOf?.(row) ?? row;
  return spec.columns.map(({ property, kind, name }) => {
    const value = values[property];
    const isEndless = name === 'valid_until' && value instanceof Date && value.getTime() === spec.endless?.getTime();
    return value === null || value === undefined || isEndless ? '' : kind.write(value);
  });
};

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text || '（空）');

const differences = (spec: TableSpec, before: Row, after: Row): string => {
  const [old, fresh] = [cellsOf(spec, before), cellsOf(spec, after)];
  return spec.columns
    .flatMap(({ title, name }, index) =>
      old[index] === fresh[index] || (spec.hasPeriod && name === 'valid_from')
        ? []
        : [`${title} ${shortened(old[index]!)} → ${shortened(fresh[index]!)}`],
    )
    .join('；');
};
