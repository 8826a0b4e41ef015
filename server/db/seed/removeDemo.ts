import { and, eq, getTableName, is, notInArray } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { deleteRows } from '../jsonRows.ts';
import { enterprises, users } from '../schema/identity.ts';
import { orders } from '../schema/orders.ts';
import { seededRows } from '../schema/seeding.ts';
import { applications } from '../schema/verification.ts';
import { wholeVehicleOrders } from '../schema/wholeVehicle.ts';
import { schema } from '../schema.ts';
import { demoVehicleOrders } from './accounts.ts';
import { recordEarlierSeed } from './earlierSeed.ts';
import { companyEdition, editionOf, setEdition } from './bringToEdition.ts';
import { contentOf, dropRecord, grouped, isAsRecorded, keyOf, recordsOf, referencesOf, rowsOf } from './records.ts';
import type { Row } from './seededTables.ts';
import { rolledTables, seededTables } from './seededTables.ts';

/** The result for the demo rows of one table. */
export interface Removed {
  table: string;
  removed: number;
  /** Kept because the company changed them and owns them. */
  edited: number;
  /** Kept because rows of the company, or orders, refer to them. */
  referred: number;
}

const everyTable: readonly PgTable[] = Object.values(schema).filter((each) => is(each, PgTable));

/** Returns a check whether any other row refers to a row. */
const referredTo = async (db: Database, table: PgTable): Promise<(row: Row) => boolean> => {
  const checks: ((row: Row) => boolean)[] = [];
  for (const other of everyTable)
    for (const { from, foreign } of referencesOf(other).filter(({ to }) => to === table)) {
      const used = new Set((await rowsOf(db, other)).map((row) => keyOf(from, row)));
      checks.push((row) => used.has(keyOf(foreign, row)));
    }
  return (row) => checks.some((check) => check(row));
};

const removeFrom = async (
  db: Database,
  { table, key }: { table: PgTable; key: readonly string[] },
): Promise<Removed> => {
  const name = getTableName(table);
  const records = await recordsOf(db, table);
  if (records.size === 0) return { table: name, removed: 0, edited: 0, referred: 0 };
  const isReferred = await referredTo(db, table);
  const rows = grouped(await rowsOf(db, table), key);
  const going: Row[] = [];
  const referred: string[] = [];
  let edited = 0;
  for (const [rowKey, recorded] of records) {
    const own = rows.get(rowKey)?.find((row) => isAsRecorded(table, row, recorded));
    if (own && isReferred(own)) referred.push(rowKey);
    else if (own) going.push(own);
    else if (rows.has(rowKey)) edited += 1;
  }
  await deleteRows(
    db,
    table,
    going.map((row) => contentOf(table, row)),
  );
  await db
    .delete(seededRows)
    .where(
      and(eq(seededRows.tableName, name), referred.length > 0 ? notInArray(seededRows.rowKey, referred) : undefined),
    );
  return { table: name, removed: going.length, edited, referred: referred.length };
};

type User = typeof users.$inferSelect;

/** Whether a demo account was used for something that must not be lost. */
const isUsed = async (db: Database, { id }: User): Promise<boolean> => {
  const counts = [
    await db.$count(orders, eq(orders.userId, id)),
    await db.$count(applications, eq(applications.userId, id)),
    await db.$count(
      wholeVehicleOrders,
      and(eq(wholeVehicleOrders.userId, id), notInArray(wholeVehicleOrders.orderNo, demoVehicleOrders)),
    ),
  ];
  return counts.some((rows) => rows > 0);
};

const removeAccount = async (db: Database, user: User): Promise<void> => {
  // sessions, consents and other rows of the user are deleted with the user
  await db.delete(users).where(eq(users.id, user.id));
  if (!user.enterpriseId) return;
  const isShared =
    (await db.$count(users, eq(users.enterpriseId, user.enterpriseId))) +
      (await db.$count(orders, eq(orders.enterpriseId, user.enterpriseId))) +
      (await db.$count(applications, eq(applications.enterpriseId, user.enterpriseId))) >
    0;
  if (!isShared) await db.delete(enterprises).where(eq(enterprises.id, user.enterpriseId));
};

const removeAccounts = async (db: Database): Promise<Removed> => {
  const result: Removed = { table: getTableName(users), removed: 0, edited: 0, referred: 0 };
  for (const [rowKey, recorded] of await recordsOf(db, users)) {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.phone, String(recorded['phone'])));
    if (user && !isAsRecorded(users, user, recorded)) result.edited += 1;
    else if (user && (await isUsed(db, user))) {
      result.referred += 1;
      continue;
    } else if (user) {
      await removeAccount(db, user);
      result.removed += 1;
    }
    await dropRecord(db, users, rowKey);
  }
  return result;
};

/**
 * Removes every unchanged demo row that no other row refers to; returns the removed and remaining rows by table. Edited rows
 * belong to the company from then on; a later start with demo data seeds the rest again.
 */
export const removeDemo = (db: Database): Promise<Removed[]> =>
  db.transaction(async (tx) => {
    await recordEarlierSeed(tx, seededTables);
    const demoTables = seededTables.filter(({ origin }) => origin === 'demo');
    const results: Removed[] = [await removeAccounts(tx)];
    for (const each of [...demoTables, rolledTables.voyages, rolledTables.oceanRates].toReversed())
      results.push(await removeFrom(tx, each));
    for (const { table } of demoTables)
      if ((await editionOf(tx, table)) !== companyEdition) await setEdition(tx, table, 0);
    return results;
  });

/** The number of demo rows in a database, including those that the company changed or deleted. */
export const countDemoRows = (db: Database): Promise<number> => db.$count(seededRows, eq(seededRows.origin, 'demo'));
