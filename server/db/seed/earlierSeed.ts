import { recordEarlierSailings } from '#server/search/rollingSailings.ts';
import type { Database } from '../database.ts';
import { referenceEditions } from '../schema/reference.ts';
import { seedEditions } from '../schema/seeding.ts';
import { recordEarlierAccounts } from './accounts.ts';
import { setEdition } from './bringToEdition.ts';
import { contentOf, grouped, isAsRecorded, keyOf, record, rowsOf } from './records.ts';
import type { Row, SeededTable } from './seededTables.ts';

/**
 * The edition name that earlier builds look for. They replace every table without it, so it stays stored: such a build,
 * started again, then leaves the tables unchanged.
 */
export const lastReplacingEdition = '725bde9f822522e694adaa637313f29a9ef74b0e46e64fbc2faac1ba2f0fc478';

/** The edition of that build's rows, of both origins. */
const earlierEdition = 20_261_122;

const recordEarlierTable = async (db: Database, seeded: SeededTable, isLastEdition: boolean): Promise<void> => {
  const { table, key, origin, dated, rowsAt } = seeded;
  const undated = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => !dated.includes(name)));
  const existing = grouped(await rowsOf(db, table), key);
  const untouched: Row[] = [];
  const gone: Row[] = [];
  for (const row of rowsAt(new Date(0))) {
    const known = existing.get(keyOf(key, row));
    // that build did not know columns added later
    const own = known?.find((each) => isAsRecorded(table, undated(each), contentOf(table, undated(row))));
    if (own) untouched.push(own);
    else if (!known && isLastEdition) gone.push(row);
  }
  await record(db, { table, key, origin }, [...untouched, ...gone]);
  await setEdition(db, table, isLastEdition ? earlierEdition : 0);
};

/**
 * Records the unchanged rows of a database that an earlier build seeded; all others belong to the company. It runs
 * once, before the first edition. Pass a transaction.
 */
export const recordEarlierSeed = async (db: Database, tables: readonly SeededTable[]): Promise<void> => {
  if ((await db.$count(seedEditions)) > 0) return;
  const previous = await db.select().from(referenceEditions);
  if (previous.length === 0) return;
  const isLastEdition = previous.some(({ digest }) => digest === lastReplacingEdition);
  for (const table of tables) await recordEarlierTable(db, table, isLastEdition);
  await recordEarlierSailings(db);
  await recordEarlierAccounts(db);
};
