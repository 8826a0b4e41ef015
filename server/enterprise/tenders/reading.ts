import { and, desc, eq, max } from 'drizzle-orm';
import type { TenderStatus } from '#contract/tenders/tenders.ts';
import { tenderDeadlineOf } from '#contract/tenders/tenders.ts';
import type { Database } from '#server/db/database.ts';
import { tenderEvents, tenderLines, tenders } from '#server/db/schema/tenders.ts';
import type { TenderRow } from './locked.ts';
import { eventsOf, linesOf, statusOf } from './locked.ts';

/** A tender as shown in lists. */
export interface ListedTender {
  row: TenderRow;
  status: TenderStatus;
  lines: number;
  /** The last day of the next command; null if it waits for none. */
  deadline: string | null;
}

const listed = 100;

/** The latest tenders of a company. */
export const tendersOf = async (db: Database, enterpriseId: string, now: Date): Promise<ListedTender[]> => {
  const lines = db.$count(tenderLines, eq(tenderLines.tenderId, tenders.id));
  const rows = await db
    .select({ row: tenders, lines })
    .from(tenders)
    .where(eq(tenders.enterpriseId, enterpriseId))
    .orderBy(desc(tenders.createdAt), desc(tenders.tenderNo))
    .limit(listed);
  return rows.map(({ row, lines: total }) => ({
    row,
    status: statusOf(row, now),
    lines: total,
    deadline: tenderDeadlineOf(row),
  }));
};

/** All data of a company's tender; undefined for an unknown id. */
export const tenderOf = async (db: Database, { id, enterpriseId }: { id: string; enterpriseId: string }, now: Date) => {
  const [row] = await db
    .select()
    .from(tenders)
    .where(and(eq(tenders.id, id), eq(tenders.enterpriseId, enterpriseId)));
  if (!row) return undefined;
  const [last] = await db
    .select({ version: max(tenderEvents.position) })
    .from(tenderEvents)
    .where(eq(tenderEvents.tenderId, id));
  return {
    row,
    status: statusOf(row, now),
    version: last?.version ?? 0,
    lines: await linesOf(db, id),
    events: await eventsOf(db, id),
  };
};
export type MemberTender = NonNullable<Awaited<ReturnType<typeof tenderOf>>>;
