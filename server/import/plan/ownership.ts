import { eq, getTableName } from 'drizzle-orm';
import { seedEditions, seededRows } from '#server/db/schema/seeding.ts';
import { keyOf } from '#server/db/seed/records.ts';
import { companyEdition } from '#server/db/seed/bringToEdition.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import type { SpecPlan, Step, TablePlan } from './plan.ts';
import type { SeededRecord, Snapshot } from './snapshot.ts';
import { seededAs } from './snapshot.ts';

/** The record of a row that the company has imported: no row equals it, so that no edition changes it. */
const imported = { imported: true };

const isImported = ({ content }: SeededRecord): boolean => content['imported'] === true;

/** Standard rows listed in the file belong to the company from now on. */
const standardSteps = (records: readonly SeededRecord[], listed: ReadonlySet<string>): Step[] =>
  records
    .filter((record) => listed.has(record.rowKey) && !isImported(record))
    .map((before) => ({ before, after: { ...before, content: imported } }));

/** A demo table becomes the company's: demo rows that must stay, because others refer to them, remain demo rows. */
const demoSteps = (records: readonly SeededRecord[], stays: ReadonlySet<string>): Step[] =>
  records.filter(({ rowKey }) => !stays.has(rowKey)).map((before) => ({ before }));

const editionStep = async ({ db }: Snapshot, tableName: string): Promise<Step[]> => {
  const [before] = await db.select().from(seedEditions).where(eq(seedEditions.tableName, tableName));
  if (before?.edition === companyEdition) return [];
  return [{ ...(before && { before }), after: { tableName, edition: companyEdition } }];
};

/** Marks imported tables as the company's, so that no start, job or upgrade changes them. */
export const ownershipPlans = async (
  plans: readonly SpecPlan[],
  listedIn: (plan: SpecPlan) => readonly Row[],
  snapshot: Snapshot,
): Promise<TablePlan[]> => {
  const records: TablePlan = { table: seededRows, steps: [] };
  const editions: TablePlan = { table: seedEditions, steps: [] };
  for (const plan of plans) {
    const { origin, key } = seededAs(plan.table);
    const listed = new Set(listedIn(plan).map((row) => keyOf(key, row)));
    const held = await snapshot.records(plan.table);
    if (origin === 'reference') records.steps.push(...standardSteps(held, listed));
    else {
      const demo = await snapshot.untouched(plan.table);
      const stays = new Set(plan.after.filter((row) => demo.has(row)).map((row) => keyOf(key, row)));
      for (const rowKey of listed) stays.delete(rowKey);
      records.steps.push(...demoSteps(held, stays));
      editions.steps.push(...(await editionStep(snapshot, getTableName(plan.table))));
    }
  }
  return [records, editions];
};
