import { keyOf } from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { isSame } from './differences.ts';
import { positioned } from './order.ts';
import type { Planning } from './plainPlan.ts';
import type { Existing, SpecPlan, Wanted } from './plan.ts';
import { PlanBuilder } from './plan.ts';
import type { Reach } from './scopes.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

const fromOf = (row: Row): Date | null => (row['validFrom'] as Date | null | undefined) ?? null;
const untilOf = (row: Row): Date | null => (row['validUntil'] as Date | null | undefined) ?? null;
const timeOf = (instant: Date | null): number | null => instant?.getTime() ?? null;

/** When a price begins, from now on: all that have begun are equivalent. */
const startOf = (row: Row, now: Date): number => Math.max(fromOf(row)?.getTime() ?? 0, now.getTime());

interface Group {
  /** Current or future. */
  open: Row[];
  hasPast: boolean;
}

/** Plans one table whose rows have a period: a price that has been in force is never overwritten, but ends. */
class PeriodPlan {
  readonly builder: PlanBuilder;
  readonly #spec: TableSpec;
  readonly #existing: Existing;
  readonly #now: Date;
  readonly #reach: Reach;
  readonly #groups = new Map<string, Group>();
  #lastPosition = -1;

  constructor(spec: TableSpec, existing: Existing, { reach, laneOf, now }: Planning) {
    this.builder = new PlanBuilder(spec, { scope: reach.scope, laneOf });
    this.#reach = reach;
    this.#spec = spec;
    this.#existing = existing;
    this.#now = now;
  }

  /** Sorts the existing rows; the first step of a plan. */
  open(): void {
    for (const row of this.#existing.rows) this.#place(row);
  }

  #place(row: Row): void {
    const key = keyOf(this.#spec.key, row);
    const group = this.#groups.get(key) ?? { open: [], hasPast: false };
    this.#groups.set(key, group);
    const until = untilOf(row);
    if (until === null || until > this.#now) group.open.push(row);
    else if (this.#existing.demo.has(row) && this.#reach.windowOf(row)) this.builder.demoRemoved(row);
    else {
      group.hasPast = true;
      this.builder.plan.after.push(row);
    }
  }

  /** The current or future row that a row of the file continues; it is removed from its group. */
  #take(wanted: Row): Row | undefined {
    const group = this.#groups.get(keyOf(this.#spec.key, wanted));
    const start = startOf(wanted, this.#now);
    const index = group?.open.findIndex((row) => startOf(row, this.#now) === start) ?? -1;
    return index < 0 ? undefined : group!.open.splice(index, 1)[0];
  }

  /** A new price begins now if an earlier one of the same key was in force. */
  #added(row: Row, position: Row): Row {
    const from = fromOf(row);
    const hasBegun = from === null || from <= this.#now;
    const group = this.#groups.get(keyOf(this.#spec.key, row));
    const isFirst = !group || (!group.hasPast && group.open.length === 0);
    const validFrom = hasBegun && !(isFirst && (from !== null || !this.#spec.endless)) ? this.#now : from;
    const after = { ...this.#spec.defaults, ...row, ...position, validFrom };
    this.builder.added(after);
    return after;
  }

  #changed(row: Row, before: Row, position: Row): Row {
    const from = fromOf(before);
    const validUntil = untilOf(row);
    const hasServed = from === null || from < this.#now;
    if (isSame(this.#spec, row, before)) {
      const after = { ...before, ...position, validUntil };
      this.builder.changed([{ before, after }], before, after);
      return after;
    }
    if (!hasServed || this.#existing.demo.has(before)) {
      const after = { ...before, ...row, ...position, validFrom: from };
      this.builder.changed([{ before, after }], before, after);
      return after;
    }
    const after = { ...before, ...row, ...position, validFrom: this.#now };
    const ended = { ...before, ...this.#pastPosition(), validUntil: this.#now };
    this.builder.changed([{ before, after: ended }, { after }], before, after);
    this.builder.plan.after.push(ended);
    return after;
  }

  /** The position of an ended row: after all others, because the new row gets its own. */
  #pastPosition(): Row {
    if (!this.#spec.order) return {};
    this.#lastPosition += 1;
    return { position: this.#lastPosition };
  }

  list(wanted: readonly Row[]): void {
    const places: Wanted[] = [];
    for (const given of wanted) {
      const row = { ...given, validUntil: untilOf(given) ?? this.#spec.endless ?? null };
      places.push({ row, before: this.#take(row) });
    }
    const positions = this.#spec.order
      ? positioned(this.#spec, places, this.#existing.rows, this.#reach.scope !== 'whole')
      : [];
    for (const row of this.#existing.rows) this.#lastPosition = Math.max(this.#lastPosition, Number(row['position']));
    for (const each of positions) this.#lastPosition = Math.max(this.#lastPosition, each);
    for (const [index, { row, before }] of places.entries()) {
      const position: Row = this.#spec.order ? { position: positions[index] } : {};
      this.builder.plan.after.push(this.#listed(row, before, position));
    }
  }

  #listed(row: Row, before: Row | undefined, position: Row): Row {
    if (!before) return this.#added(row, position);
    const windowEnd = this.#windowEndOf(before);
    const isSameUntil =
      timeOf(untilOf(row)) === timeOf(untilOf(before)) ||
      // it continues unchanged after the period that the file replaces
      (windowEnd !== undefined && timeOf(untilOf(row)) === windowEnd);
    if (!isSame(this.#spec, row, before) || !isSameUntil) {
      const after = this.#changed(row, before, position);
      this.#continue(before);
      return after;
    }
    const isMoved = this.#spec.order !== undefined && position['position'] !== before['position'];
    const after = isMoved ? { ...before, ...position } : before;
    this.builder.unchanged(before, after);
    return after;
  }

  /** Ends rows that are not in the file: now, or when the first price of the same key begins. */
  endOthers(wanted: readonly Row[]): void {
    const firstStarts = new Map<string, number>();
    for (const row of wanted) {
      const key = keyOf(this.#spec.key, row);
      firstStarts.set(key, Math.min(firstStarts.get(key) ?? Infinity, startOf(row, this.#now)));
    }
    for (const [key, { open }] of this.#groups) for (const row of open) this.#end(row, firstStarts.get(key));
  }

  /** The end of the period that the file replaces, if a row continues after it. */
  #windowEndOf(row: Row): number | undefined {
    const end = this.#reach.windowOf(row)?.until ?? Infinity;
    return end < (untilOf(row)?.getTime() ?? Infinity) ? end : undefined;
  }

  /** A row after the period that the file replaces. */
  #continue(row: Row): void {
    const end = this.#windowEndOf(row);
    if (end === undefined || this.#existing.demo.has(row)) return;
    const start = Math.max(end, this.#now.getTime());
    this.builder.continued({ ...row, ...this.#pastPosition(), validFrom: new Date(start) });
  }

  #end(row: Row, first: number | undefined): void {
    const window = this.#reach.windowOf(row);
    if (!window) return void this.builder.plan.after.push(row);
    const begins = Math.max(window.from, this.#now.getTime());
    this.#cut(row, { begins, at: first ?? begins });
    this.#continue(row);
  }

  #cut(row: Row, { begins, at }: { begins: number; at: number }): void {
    const from = fromOf(row);
    const until = untilOf(row);
    if (this.#existing.demo.has(row)) return this.builder.demoRemoved(row);
    if (from !== null && from.getTime() >= begins) return this.builder.ended(row);
    if (until !== null && until.getTime() <= at) return void this.builder.plan.after.push(row);
    const after = { ...row, validUntil: new Date(at) };
    this.builder.ended(row, after);
    this.builder.plan.after.push(after);
  }
}

/** The plan of a table whose rows have a period. */
export const planPeriods = (
  spec: TableSpec,
  wanted: readonly Row[],
  existing: Existing,
  planning: Planning,
): SpecPlan => {
  const plan = new PeriodPlan(spec, existing, planning);
  plan.open();
  plan.list(wanted);
  plan.endOthers(wanted);
  return plan.builder.plan;
};
