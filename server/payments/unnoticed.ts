import { and, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { payments } from '#server/db/schema/payments.ts';
import type { JobDependencies } from '#server/jobs/job.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import type { PaymentChannel } from './channel.ts';
import { closeExpired } from './closing.ts';
import { recordRejection, settle, validMs } from './payments.ts';

const queriedEveryMs = 60_000;
/** How long after a payment's expiry its channel is queried for the last time. */
const lastQueriedMs = 60_000;
const takenTogether = 20;
/** Payments older than this are not queried: the channel was unreachable for that long. */
const forgottenMs = 24 * hourMs;
const caller = { address: 'service', userAgent: 'payments', https: true };

/** Claims payments that were not queried within a minute, so that no other process queries them. */
const takeDue = ({ db, clock }: Pick<JobDependencies, 'db' | 'clock'>) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const { queriedAt, startedAt } = payments;
    const lastMs = validMs + lastQueriedMs;
    const due = await tx
      .select()
      .from(payments)
      .where(
        and(
          ne(payments.state, 'paid'),
          ne(payments.target, ''),
          lte(startedAt, before(queriedEveryMs)),
          gt(startedAt, before(forgottenMs)),
          or(isNull(queriedAt), lte(queriedAt, before(queriedEveryMs))),
          or(
            gt(startedAt, before(lastMs)),
            isNull(queriedAt),
            lt(queriedAt, sql`${startedAt} + make_interval(secs => ${lastMs / 1_000})`),
          ),
        ),
      )
      .orderBy(startedAt)
      .limit(takenTogether)
      .for('update', { skipLocked: true });
    const numbers = due.map(({ paymentNo }) => paymentNo);
    await tx.update(payments).set({ queriedAt: now }).where(inArray(payments.paymentNo, numbers));
    return due;
  });

/**
 * Queries payments without a notification, every minute while they are valid and once afterwards, and posts received
 * money; expired ones are closed. Returns the number of those found paid. A channel that cannot be reached is queried again.
 */
export const findUnnoticed = async (
  dependencies: JobDependencies,
  channels: readonly PaymentChannel[],
): Promise<number> => {
  const { db, clock, log } = dependencies;
  let found = 0;
  for (const { paymentNo, channel: code } of await takeDue(dependencies)) {
    const channel = channels.find((one) => one.code === code);
    if (!channel) continue;
    try {
      const notice = await channel.query(paymentNo);
      if (notice.kind === 'other') continue;
      const reason = notice.kind === 'rejected' ? notice.reason : await settle({ db, clock, caller }, channel, notice);
      if (reason === undefined) found += 1;
      else await recordRejection({ db, clock, caller, log }, { channel: code, reason, paymentNo });
    } catch (error) {
      log.warn({ err: error, channel: code, paymentNo }, 'a payment is queried again');
      await db.update(payments).set({ queriedAt: null }).where(eq(payments.paymentNo, paymentNo));
    }
  }
  const now = clock.now();
  await closeExpired(db, now, new Date(now.getTime() - validMs - lastQueriedMs));
  return found;
};
