import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { tenderEvents, tenderLines, tenderOptions, tenders } from '#server/db/schema/tenders.ts';

/** The tenders of a company with their lines and answers for its members: without names of staff. */
export const tendersForExport = async (db: Database, enterpriseId: string | SQL) => {
  const own = await db.select().from(tenders).where(eq(tenders.enterpriseId, enterpriseId));
  const ids = own.map(({ id }) => id);
  const lines = await db.select().from(tenderLines).where(inArray(tenderLines.tenderId, ids));
  const ofLines = inArray(
    tenderOptions.lineId,
    lines.map(({ id }) => id),
  );
  const { staffId: _staff, ...events } = getTableColumns(tenderEvents);
  return {
    tenders: own,
    tenderLines: lines,
    tenderOptions: await db.select().from(tenderOptions).where(ofLines),
    tenderEvents: await db.select(events).from(tenderEvents).where(inArray(tenderEvents.tenderId, ids)),
  };
};

/** Removes the tenders of a company whose last account is closed; those with a contract stay with it. */
export const removeTendersOf = async (db: Database, enterpriseId: string): Promise<void> => {
  await db.delete(tenders).where(and(eq(tenders.enterpriseId, enterpriseId), ne(tenders.status, 'awarded')));
};
