import { and, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { auditEach } from '#server/admin/audit.ts';
import { payments } from '#server/db/schema/payments.ts';
import type { JobDependencies } from '#server/jobs/job.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import type { PaymentChannel } from './channel.ts';
import { settle, validMs } from './payments.ts';

const askedEveryMs = 60_000;
/** How long after a payment can no longer be paid its channel is asked for the last time. */
const lastAskedMs = 60_000;
const takenTogether = 20;
/** Payments older than this are not asked about: the channel was silent for as long. */
const forgottenMs = 24 * hourMs;
const caller = { address: 'service', userAgent: 'payments', https: true };

/** Takes payments about which the channel has not been asked for a minute; others do not take them. */
const takeDue = ({ db, clock }: Pick<JobDependencies, 'db' | 'clock'>) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const { askedAt, startedAt } = payments;
    const lastMs = validMs + lastAskedMs;
    const due = await tx
      .select()
      .from(payments)
      .where(
        and(
          ne(payments.state, 'paid'),
          ne(payments.target, ''),
          lte(startedAt, before(askedEveryMs)),
          gt(startedAt, before(forgottenMs)),
          or(isNull(askedAt), lte(askedAt, before(askedEveryMs))),
          or(
            gt(startedAt, before(lastMs)),
            isNull(askedAt),
            lt(askedAt, sql`${startedAt} + make_interval(secs => ${lastMs / 1_000})`),
          ),
        ),
      )
      .orderBy(startedAt)
      .limit(takenTogether)
      .for('update', { skipLocked: true });
    const numbers = due.map(({ paymentNo }) => paymentNo);
    await tx.update(payments).set({ askedAt: now }).where(inArray(payments.paymentNo, numbers));
    return due;
  });

/**
 * Asks the channels about payments of which no notification came, every minute while they can be paid and once afterwards,
 * and posts money that arrived. Returns how many were found paid. A channel that cannot be reached is asked again.
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
      else {
        log.warn({ channel: code, reason, paymentNo }, 'the answer about a payment was refused');
        await auditEach({ db, clock, caller }, [
          { event: 'payment.refused', userId: null, detail: { channel: code, reason, paymentNo } },
        ]);
      }
    } catch (error) {
      log.warn({ err: error, channel: code, paymentNo }, 'a payment is asked about again');
      await db.update(payments).set({ askedAt: null }).where(eq(payments.paymentNo, paymentNo));
    }
  }
  return found;
};
