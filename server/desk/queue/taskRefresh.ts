import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { SubjectKind } from '#contract/desk/queue.ts';
import { subjectKinds } from '#contract/desk/queue.ts';
import type { Database } from '#server/db/database.ts';
import { deskChanges, deskOrders, deskTasks } from '#server/db/schema/desk.ts';
import { listOrders } from '#server/desk/orders/listedOrders.ts';
import { tasksOf } from './tasks.ts';

/** The number of changes processed in one transaction, the latest first. */
const changesAtOnce = 200;

/**
 * Recomputes the tasks of changed subjects; returns the number of processed changes, 0 while another instance does it.
 */
const refreshOnce = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(hashtext('desk tasks')) as taken`)) as {
      rows: { taken: boolean }[];
    };
    if (rows[0]?.taken !== true) return 0;
    const latest = tx
      .select({ id: deskChanges.id })
      .from(deskChanges)
      .orderBy(desc(deskChanges.id))
      .limit(changesAtOnce);
    const changes = await tx.delete(deskChanges).where(inArray(deskChanges.id, latest)).returning();
    for (const about of subjectKinds) {
      const subjects = [...new Set(changes.filter((each) => each.about === about).map(({ subject }) => subject))];
      if (subjects.length === 0) continue;
      await tx.delete(deskTasks).where(and(eq(deskTasks.about, about), inArray(deskTasks.subject, subjects)));
      const tasks = await tasksOf(tx, about satisfies SubjectKind, subjects);
      if (about === 'order') await listOrders(tx, subjects, tasks);
      // two deadlines of one kind at the same time are one task
      if (tasks.length > 0) await tx.insert(deskTasks).values(tasks).onConflictDoNothing();
    }
    return changes.length;
  });

/** Processes the latest changes, so that a reader sees them; nothing is written if nothing has changed. */
export const refreshTasks = async (db: Database): Promise<void> => {
  const [changed] = await db.select({ id: deskChanges.id }).from(deskChanges).limit(1);
  if (changed) await refreshOnce(db);
};

/**
 * Processes all changes, such as those of an import, and orders that a former build listed without figures, and deletes
 * what is no longer shown.
 */
export const refreshAllTasks = async (db: Database, now: Date): Promise<void> => {
  await db.delete(deskTasks).where(lt(deskTasks.shownUntil, now));
  const uncounted = db
    .select({ about: sql<'order'>`'order'`.as('about'), subject: deskOrders.orderNo })
    .from(deskOrders)
    .where(isNull(deskOrders.revenueCny));
  await db.execute(sql`insert into ${deskChanges} ("about", "subject") ${uncounted}`);
  while ((await refreshOnce(db)) === changesAtOnce);
};
