import { createHash } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { allTables } from './allTables.ts';
import { checkTables } from './check.ts';
import { listedGoodsProblems } from './listedGoods.ts';
import { ownershipPlans } from './ownership.ts';
import type { Parsed, ParsedTable } from './parse.ts';
import { planPeriods } from './periodPlan.ts';
import type { Existing } from './plainPlan.ts';
import { planPlain } from './plainPlan.ts';
import type { SpecPlan, TablePlan } from './plan.ts';
import type { Problem } from './problem.ts';
import { referenceProblems, referredIn } from './references.ts';
import { Snapshot, seededAs } from './snapshot.ts';

/** What an import would do; with a problem it does nothing. */
export interface ImportPlan {
  /** In the order of `allTables`: a table follows those it refers to. */
  tables: SpecPlan[];
  /** What records that the rows are the company's. */
  ownership: TablePlan[];
  problems: Problem[];
  notices: Problem[];
  /** Names what the plan does: a later plan of the same files with another one does something else. */
  fingerprint: string;
}

const existingOf = async (
  { spec }: ParsedTable,
  snapshot: Snapshot,
  rowsAfter: (table: PgTable) => Promise<readonly Row[]>,
): Promise<Existing> => {
  const { origin } = seededAs(spec.table);
  return {
    rows: await snapshot.rows(spec.table),
    demo: origin === 'demo' ? await snapshot.untouched(spec.table) : new Set(),
    standard: new Set(origin === 'reference' ? (await snapshot.records(spec.table)).map(({ rowKey }) => rowKey) : []),
    isReferred: await referredIn(spec.table, rowsAfter),
  };
};

const planTables = async (tables: readonly ParsedTable[], snapshot: Snapshot, now: Date): Promise<SpecPlan[]> => {
  const plans = new Map<PgTable, SpecPlan>();
  const rowsAfter = async (table: PgTable) => plans.get(table)?.after ?? (await snapshot.rows(table));
  // a table follows those it refers to: which of those may be removed, its own plan decides
  for (const spec of allTables.toReversed()) {
    const table = tables.find((each) => each.spec === spec);
    if (!table) continue;
    const existing = await existingOf(table, snapshot, rowsAfter);
    const wanted = table.rows.map(({ values }) => values);
    plans.set(spec.table, (spec.hasPeriod ? planPeriods : planPlain)(spec, wanted, existing, now));
  }
  return [...plans.values()].toReversed();
};

const fingerprintOf = (tables: readonly SpecPlan[]): string =>
  createHash('sha256')
    .update(JSON.stringify(tables.map(({ spec, counts, changes }) => [spec.name, counts, changes])))
    .digest('hex')
    .slice(0, 16);

/** Whole seconds, as files have them. */
const toSecond = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1_000) * 1_000);

/** Plans the import of parsed files into a database; every problem is listed. */
export const planImport = async (db: Database, parsed: Parsed, at: Date): Promise<ImportPlan> => {
  const now = toSecond(at);
  const checked = checkTables(parsed, now);
  const snapshot = new Snapshot(db);
  const problems = [
    ...checked.problems,
    ...(await referenceProblems(checked.tables, snapshot)),
    ...(await listedGoodsProblems(checked.tables, snapshot)),
  ];
  if (problems.length > 0) return { tables: [], ownership: [], problems, notices: checked.notices, fingerprint: '' };
  const tables = await planTables(checked.tables, snapshot, now);
  const listedIn = ({ spec }: SpecPlan): Row[] =>
    checked.tables.find((each) => each.spec === spec)!.rows.map(({ values }) => values);
  const ownership = await ownershipPlans(tables, listedIn, snapshot);
  return { tables, ownership, problems, notices: checked.notices, fingerprint: fingerprintOf(tables) };
};
