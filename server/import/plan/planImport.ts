import { createHash } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ImportChoices } from '#contract/desk/import/importChoices.ts';
import { noChoices } from '#contract/desk/import/importChoices.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { allTables } from '#server/import/allTables.ts';
import { checkTables } from './check.ts';
import type { LaneOf } from './lanes.ts';
import { lanesIn } from './lanes.ts';
import { listedGoodsProblems } from './listedGoods.ts';
import { ownershipPlans } from './ownership.ts';
import { withJoined } from '#server/import/files/otherForm.ts';
import type { Parsed, ParsedTable } from '#server/import/files/parse.ts';
import { planPeriods } from './periodPlan.ts';
import { planPlain } from './plainPlan.ts';
import type { Existing, SpecPlan, TablePlan } from './plan.ts';
import type { Problem } from '#server/import/problem.ts';
import type { Progress } from '#server/import/run/progress.ts';
import { noProgress, within } from '#server/import/run/progress.ts';
import { referenceProblems, referredIn } from './references.ts';
import type { Reach } from './scopes.ts';
import { reachOf } from './scopes.ts';
import { Snapshot, seededAs } from './snapshot.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

/** The effect of an import; with a problem it does nothing. */
export interface ImportPlan {
  /** In the order of `allTables`: a table comes after those it refers to. */
  tables: SpecPlan[];
  /** The records that make the rows the company's. */
  ownership: TablePlan[];
  problems: Problem[];
  notices: Problem[];
  /** The rows with and without problems. */
  wrongRows: number;
  rightRows: number;
  /** Whether problems prevent the import. */
  isRejected: boolean;
  /** Identifies the plan's effect: a later plan of the same files with another fingerprint has another effect. */
  fingerprint: string;
}

const existingOf = async (spec: TableSpec, snapshot: Snapshot): Promise<Omit<Existing, 'isReferred'>> => {
  const { origin } = seededAs(spec.table);
  return {
    rows: await snapshot.rows(spec.table),
    demo: origin === 'demo' ? await snapshot.untouched(spec.table) : new Set(),
    standard: new Set(origin === 'reference' ? (await snapshot.records(spec.table)).map(({ rowKey }) => rowKey) : []),
  };
};

type Reaches = ReadonlyMap<TableSpec, Reach>;

/** The scope of each file; a table with skipped rows only gets the others. */
const reachesOf = async (
  tables: readonly ParsedTable[],
  { snapshot, choices, partial }: { snapshot: Snapshot; choices: ImportChoices; partial: ReadonlySet<TableSpec> },
  lanesOf: (spec: TableSpec) => LaneOf,
): Promise<Reaches> => {
  const reaches = new Map<TableSpec, Reach>();
  for (const { spec, rows } of tables) {
    const existing = await existingOf(spec, snapshot);
    const given = { wanted: rows.map(({ values }) => values), existing, laneOf: lanesOf(spec) };
    reaches.set(spec, reachOf(spec, given, { choices, isPartial: partial.has(spec) }));
  }
  return reaches;
};

interface Planned {
  snapshot: Snapshot;
  reaches: Reaches;
  lanesOf: (spec: TableSpec) => LaneOf;
  now: Date;
  progress: Progress;
}

const planTables = async (
  tables: readonly ParsedTable[],
  { snapshot, reaches, lanesOf, now, progress }: Planned,
): Promise<SpecPlan[]> => {
  const plans = new Map<PgTable, SpecPlan>();
  const rowsAfter = async (table: PgTable) => plans.get(table)?.after ?? (await snapshot.rows(table));
  // a table comes after those it refers to: their own plans decide which rows may be removed
  for (const [index, spec] of allTables.toReversed().entries()) {
    await progress(index / allTables.length);
    const table = tables.find((each) => each.spec === spec);
    if (!table) continue;
    const existing = {
      ...(await existingOf(spec, snapshot)),
      isReferred: await referredIn(spec.table, rowsAfter),
    };
    const wanted = table.rows.map(({ values }) => values);
    const planning = { reach: reaches.get(spec)!, laneOf: lanesOf(spec), now };
    plans.set(spec.table, (spec.hasPeriod ? planPeriods : planPlain)(spec, wanted, existing, planning));
  }
  return [...plans.values()].toReversed();
};

const fingerprintOf = (tables: readonly SpecPlan[]): string =>
  createHash('sha256')
    .update(JSON.stringify(tables.map(({ spec, scope, counts, lanes }) => [spec.name, scope, counts, [...lanes]])))
    .digest('hex')
    .slice(0, 16);

/** Whole seconds, as in files. */
const toSecond = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1_000) * 1_000);

/** The rows without problems; repeated, because removed rows may be referenced by other rows. */
const rightRows = async (
  { tables, problems: found }: Parsed,
  referencesOf: (tables: readonly ParsedTable[]) => Promise<Problem[]>,
): Promise<{ tables: ParsedTable[]; problems: Problem[] }> => {
  let left = [...tables];
  const problems = [...found];
  for (;;) {
    const places = new Set(problems.map(({ file, row }) => `${row} ${file}`));
    left = left.map((table) => ({
      ...table,
      rows: table.rows.filter(({ file, row }) => !places.has(`${row} ${file}`)),
    }));
    const more = await referencesOf(left);
    if (more.length === 0) return { tables: left.filter(({ rows }) => rows.length > 0), problems };
    problems.push(...more);
  }
};

/** The rows with problems: by file and row. */
export const wrongRowsIn = (problems: readonly Problem[]): Map<string, Problem[]> => {
  const rows = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (!problem.isOfRow) continue;
    const place = JSON.stringify([problem.file, problem.row]);
    rows.set(place, [...(rows.get(place) ?? []), problem]);
  }
  return rows;
};

/** A row with several prices is read as several rows: what is wrong with the row itself is a problem once. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

const nothing = { tables: [], ownership: [], fingerprint: '' };

/**
 * Plans the import of parsed files into a database; lists every problem. With `choices.isPartial` the rows with
 * problems are skipped.
 */
export const planImport = async (
  db: Database,
  parsed: Parsed,
  { at, choices = noChoices, progress = noProgress }: { at: Date; choices?: ImportChoices; progress?: Progress },
): Promise<ImportPlan> => {
  const now = toSecond(at);
  const snapshot = new Snapshot(db);
  const checked = checkTables(parsed, now);
  await progress(0.2);
  const listed = await listedGoodsProblems(checked.tables, snapshot);
  await progress(0.3);
  const lanesOf = await lanesIn(checked.tables, snapshot);
  const reaches = await reachesOf(checked.tables, { snapshot, choices, partial: new Set() }, lanesOf);
  const isOutside = (spec: TableSpec, row: Row): boolean => !reaches.get(spec)?.windowOf(row);
  const referencesOf = (tables: readonly ParsedTable[]) => referenceProblems(tables, snapshot, isOutside);
  const all = [...checked.problems, ...listed, ...(await referencesOf(checked.tables))];
  await progress(0.6);
  const isRejected = all.length > 0 && !(choices.isPartial && all.every(({ isOfRow }) => isOfRow));
  const right = await rightRows({ ...checked, problems: all }, referencesOf);
  const problems = withJoined(right.problems, parsed.sheets);
  const rows = {
    wrongRows: wrongRowsIn(problems).size,
    rightRows: right.tables.reduce((sum, table) => sum + table.rows.length, 0),
  };
  const found = { ...rows, problems: distinct(problems), notices: checked.notices };
  if (isRejected) return { ...nothing, ...found, isRejected };
  const partial = new Set(
    checked.tables
      .filter(
        ({ spec, file }) =>
          right.problems.some((problem) => problem.file === file) || !right.tables.some((table) => table.spec === spec),
      )
      .map(({ spec }) => spec),
  );
  const tables = await planTables(right.tables, {
    snapshot,
    reaches: partial.size > 0 ? await reachesOf(right.tables, { snapshot, choices, partial }, lanesOf) : reaches,
    lanesOf,
    now,
    progress: within(progress, 0.6, 1),
  });
  const listedIn = ({ spec }: SpecPlan): Row[] =>
    right.tables.find((each) => each.spec === spec)!.rows.map(({ values }) => values);
  const ownership = await ownershipPlans(tables, listedIn, snapshot);
  return { tables, ownership, ...found, isRejected, fingerprint: fingerprintOf(tables) };
};
