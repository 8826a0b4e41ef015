import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { TenderAct, TenderStatus } from '#contract/tenders/tenders.ts';
import { canTender, tenderStatusOn, tenderStatusZh } from '#contract/tenders/tenders.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { tenderEvents, tenderLines, tenderOptions, tenders } from '#server/db/schema/tenders.ts';
import type { Clock } from '#server/http/context.ts';
import { tenderMessages as messages } from './messages.ts';

export type TenderRow = typeof tenders.$inferSelect;
export type LineRow = typeof tenderLines.$inferSelect;
export type OptionRow = typeof tenderOptions.$inferSelect;

/** A line with the desk's options. */
export interface OfferedLine extends LineRow {
  options: OptionRow[];
}

/** The acting person: a member of the company, or a staff member. */
export type By = { userId: string } | { staffId: string };

/** The lines of a tender in their order, with their options. */
export const linesOf = async (db: Database, tenderId: string): Promise<OfferedLine[]> => {
  const lines = await db
    .select()
    .from(tenderLines)
    .where(eq(tenderLines.tenderId, tenderId))
    .orderBy(asc(tenderLines.position));
  const options = await db
    .select({ option: tenderOptions })
    .from(tenderOptions)
    .innerJoin(tenderLines, eq(tenderLines.id, tenderOptions.lineId))
    .where(eq(tenderLines.tenderId, tenderId))
    .orderBy(asc(tenderOptions.position));
  const byLine = new Map<string, OptionRow[]>(lines.map(({ id }) => [id, []]));
  for (const { option } of options) byLine.get(option.lineId)?.push(option);
  return lines.map((line) => Object.assign(line, { options: byLine.get(line.id)! }));
};

/** The history of a tender, the oldest first; the number of entries is its version. */
export const eventsOf = async (db: Database, tenderId: string) => {
  const rows = await db
    .select({ event: tenderEvents, member: users.name, colleague: staff.name })
    .from(tenderEvents)
    .leftJoin(users, eq(users.id, tenderEvents.userId))
    .leftJoin(staff, eq(staff.id, tenderEvents.staffId))
    .where(eq(tenderEvents.tenderId, tenderId))
    .orderBy(asc(tenderEvents.position));
  return rows.map(({ event: { text, at }, member, colleague }) => ({
    text,
    at,
    by: member ?? colleague ?? messages.system,
  }));
};

/** The current status of a tender. */
export const statusOf = (row: TenderRow, now: Date): TenderStatus => tenderStatusOn(row, chinaDayOf(now));

export interface LockedTender {
  db: Database;
  row: TenderRow;
  now: Date;
  version: number;
  /** Writes an action to the history. */
  record: (text: string) => Promise<void>;
}

interface Seen {
  id: string;
  version: number;
  /** The member's company; absent at the desk. */
  enterpriseId?: string;
}

/**
 * Runs a command in a transaction with the company and its tender locked. Rejects a command decided on an older
 * version, with who changed it and how, and one that the status of the tender does not allow.
 */
export const withLockedTender = <Result>(
  context: { db: Database; clock: Clock; by: By },
  { id, version, enterpriseId }: Seen,
  act: TenderAct,
  change: (locked: LockedTender) => Promise<Result>,
): Promise<Result> =>
  context.db.transaction(async (db) => {
    // contracts of a company change with it locked: the award creates one
    const owner = db.select({ id: tenders.enterpriseId }).from(tenders).where(eq(tenders.id, id));
    await db.select({ id: enterprises.id }).from(enterprises).where(inArray(enterprises.id, owner)).for('update');
    const [row] = await db
      .select()
      .from(tenders)
      .where(and(eq(tenders.id, id), enterpriseId === undefined ? undefined : eq(tenders.enterpriseId, enterpriseId)))
      .for('update');
    if (!row) throw new ApiError(codes.notFound, messages.gone);
    const [last] = await db
      .select({ event: tenderEvents, member: users.name, colleague: staff.name })
      .from(tenderEvents)
      .leftJoin(users, eq(users.id, tenderEvents.userId))
      .leftJoin(staff, eq(staff.id, tenderEvents.staffId))
      .where(eq(tenderEvents.tenderId, id))
      .orderBy(desc(tenderEvents.position))
      .limit(1);
    const latest = last?.event.position ?? 0;
    if (last && latest !== version) {
      const who = last.member ?? last.colleague ?? messages.system;
      const why = messages.changedBy(who, dateMinute(last.event.at), last.event.text);
      throw apiErrorAt(versionField, codes.conflict, why);
    }
    const now = context.clock.now();
    const status = statusOf(row, now);
    if (!canTender(act, status)) throw new ApiError(codes.conflict, messages.notPossible(tenderStatusZh[status]));
    const { by } = context;
    return change({
      db,
      row,
      now,
      version: latest,
      record: async (text) => {
        await db.insert(tenderEvents).values({ tenderId: id, position: latest + 1, text, at: now, ...by });
      },
    });
  });
