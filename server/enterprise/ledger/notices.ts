import { inArray } from 'drizzle-orm';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import { isOverdue } from '#contract/enterprise/ledger/credit.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Database } from '#server/db/database.ts';
import { billingNotices } from '#server/db/schema/ledger.ts';
import { colleaguesOf } from '#server/enterprise/members/colleagues.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { isInWorkingHours } from '#server/notifications/workingHours.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import type { BillRow } from './account.ts';
import { billsOf } from './account.ts';
import { creditMessages as messages } from './messages.ts';

/** How many days before a bill's due date its company is reminded. */
const dueSoonDays = 3;

type Notice = (typeof billingNotices.$inferInsert)['notice'];

/** The due notice of an open bill: only the latest if several are due. */
const noticeOf = (bill: BillRow, now: Date): Notice => {
  if (isOverdue(bill, chinaDayOf(now))) return 'overdue';
  return bill.dueOn <= chinaDayOf(daysLater(now, dueSoonDays)) ? 'dueSoon' : 'issued';
};

/** Notifies once, by the first process, the members of the company who may see its bills. */
const tell = (db: Database, now: Date, { row, dueOn, currency, open }: BillRow, notice: Notice): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [first] = await tx
      .insert(billingNotices)
      .values({ noteId: row.id, notice, at: now })
      .onConflictDoNothing()
      .returning({ noteId: billingNotices.noteId });
    if (!first) return false;
    const people = (await colleaguesOf(tx, row.enterpriseId)).filter(({ role }) => isAllowed(role, 'money.read'));
    await queueNotifications(
      tx,
      now,
      people.map(({ userId }) => ({
        userId,
        kind: `money.${notice}` as const,
        key: `bill:${row.id}:${notice}:${userId}`,
        facts: { billNo: row.noteNo, note: messages.openUntil({ currency, amount: open }, dueOn) },
      })),
    );
    return true;
  });

/**
 * Queues notices to companies about their open bills: issued, due soon, overdue; during working hours. Returns their
 * number.
 */
export const queueBillNotices = async (db: Database, now: Date): Promise<number> => {
  if (!isInWorkingHours(now)) return 0;
  const open = await billsOf(db, {});
  const ids = open.map(({ row }) => row.id);
  const told = await db.select().from(billingNotices).where(inArray(billingNotices.noteId, ids));
  const former = new Set(told.map(({ noteId, notice }) => `${noteId} ${notice}`));
  let queued = 0;
  for (const bill of open) {
    const notice = noticeOf(bill, now);
    if (!former.has(`${bill.row.id} ${notice}`) && (await tell(db, now, bill, notice))) queued += 1;
  }
  return queued;
};
