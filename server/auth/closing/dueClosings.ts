import { and, asc, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { hoursLater } from '#server/support/chinaTime.ts';
import { eraseAccount } from './erase.ts';

/** The job runs hourly, so it closes an account before the promised time, never after it. */
const marginHours = 2;

/** The accounts whose owners requested closing, the earliest due first. */
export const closingAccounts = (db: Database) =>
  db
    .select({
      userId: users.id,
      phone: users.phone,
      name: users.name,
      requestedAt: users.closingRequestedAt,
      closesAt: users.closesAt,
    })
    .from(users)
    .where(and(isNotNull(users.closesAt), isNull(users.closedAt)))
    .orderBy(asc(users.closesAt));

/** Closes the accounts that are due; returns their number. One with open orders stays and is logged. */
export const closeDueAccounts = async ({
  db,
  clock,
  log,
  hotline,
}: {
  db: Database;
  clock: Clock;
  log: Logger;
  hotline: string;
}): Promise<number> => {
  const due = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(lte(users.closesAt, hoursLater(clock.now(), marginHours)), isNull(users.closedAt)));
  const caller = { address: 'service', userAgent: 'closing', https: true };
  let closed = 0;
  for (const { userId } of due) {
    const done = await db.transaction((tx) => eraseAccount({ db: tx, clock, caller, hotline }, userId, 'due'));
    if (done) closed += 1;
    else log.warn({ userId }, 'an account that is due could not be closed');
  }
  return closed;
};
