import type { SQL } from 'drizzle-orm';
import { and, eq, getTableName, gt, lt, notExists, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { messageFiles } from '#server/db/schema/conversation.ts';
import { storedObjects } from '#server/db/schema/files.ts';
import { orderDocuments } from '#server/db/schema/orders.ts';
import { licenceFiles } from '#server/db/schema/verification.ts';
import type { Clock } from '#server/http/context.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import type { FileRow } from './fileStore.ts';
import { elsewhere, putObject } from './fileStore.ts';
import type { Objects } from './objects.ts';

/** The tables whose rows have files. */
const tables = [orderDocuments, messageFiles, licenceFiles] as const;

type FileTable = (typeof tables)[number];

/** The number of bytes of a file, in either place. */
export const fileBytes = (table: FileTable): SQL<number> => {
  // drizzle omits the table of a column if a query has one table
  const file = sql.identifier(getTableName(table));
  return sql<number>`coalesce((select stored.bytes from ${storedObjects} stored where stored.id = ${file}.id), octet_length(${file}.content))`;
};

const isInRow = ({ content }: FileTable) => sql`octet_length(${content}) > 0`;

/** The number of files in their rows and in the bucket, and of objects without a row. */
export const countFiles = async (db: Database) => {
  let [inDatabase, inBucket] = [0, 0];
  for (const table of tables) {
    inDatabase += await db.$count(table as PgTable, isInRow(table));
    inBucket += await db.$count(table as PgTable, sql`octet_length(${table.content}) = 0`);
  }
  return { inDatabase, inBucket, orphans: await db.$count(storedObjects, isOrphan(db)) };
};

const isOrphan = (db: Database): SQL | undefined =>
  and(
    ...tables.map((table) =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(table as PgTable)
          .where(and(eq(table.id, storedObjects.id), sql`octet_length(${table.content}) = 0`)),
      ),
    ),
  );

const deletedAtOnce = 200;

/**
 * Deletes the objects of files whose rows are gone, or did not appear within an hour: any statement may delete a row,
 * and its object follows.
 */
export const deleteOrphans = async ({
  db,
  clock,
  objects,
}: {
  db: Database;
  clock: Clock;
  objects: Pick<Objects, 'delete'>;
}): Promise<number> => {
  const { id, storedAt } = storedObjects;
  const isOld = and(lt(storedAt, new Date(clock.now().getTime() - hourMs)), isOrphan(db));
  const found = await db.select({ id }).from(storedObjects).where(isOld).limit(deletedAtOnce);
  let deleted = 0;
  for (const orphan of found)
    // the lock prevents the object from being put again before it is deleted
    await db.transaction(async (tx) => {
      const isStill = and(eq(id, orphan.id), isOld);
      const [still] = await tx.select({ id }).from(storedObjects).where(isStill).for('update', { skipLocked: true });
      if (!still) return;
      await objects.delete(orphan.id);
      await tx.delete(storedObjects).where(eq(id, orphan.id));
      deleted += 1;
    });
  return deleted;
};

const movedAtOnce = 20;
/** A call that lasts longer may lose its connection. */
const movingMs = 60_000;

/** Moves files in a loop over their ids, for at most a minute; files deleted in the meantime are skipped. */
const moveEach = async (
  db: Database,
  isConcerned: (table: FileTable) => SQL,
  move: (table: FileTable, row: FileRow) => Promise<void>,
): Promise<number> => {
  const until = Date.now() + movingMs;
  let moved = 0;
  for (const table of tables)
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = (await db
        .select({ id: table.id, content: table.content })
        .from(table as PgTable)
        .where(and(isConcerned(table), gt(table.id, after)))
        .orderBy(table.id)
        .limit(movedAtOnce)) as FileRow[];
      for (const row of rows) await move(table, row);
      moved += rows.length;
      const last = rows.at(-1);
      if (!last) break;
      if (Date.now() > until) return moved;
      after = last.id;
    }
  return moved;
};

interface Moving {
  db: Database;
  clock: Clock;
  objects: Objects;
}

/** Moves files of the database to the bucket, for a minute; each can be read at all times. Returns how many. */
export const moveToBucket = (moving: Moving): Promise<number> =>
  moveEach(moving.db, isInRow, async (table, row) => {
    await putObject(moving, row);
    await moving.db.update(table).set({ content: elsewhere }).where(eq(table.id, row.id));
  });

/** Moves files of the bucket to the database, for a minute; their objects are deleted as orphans. Returns how many. */
export const moveToDatabase = (moving: Moving): Promise<number> =>
  moveEach(
    moving.db,
    ({ content }) => sql`octet_length(${content}) = 0`,
    async (table, { id }) => {
      const content = await moving.objects.get(id);
      await moving.db.update(table).set({ content }).where(eq(table.id, id));
    },
  );
