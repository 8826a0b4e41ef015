import { asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { audit } from '#server/admin/audit.ts';
import type { Clock, Context } from '#server/http/context.ts';
import { withShare } from '#server/db/callShare.ts';
import type { Database } from '#server/db/database.ts';
import { smsNotices } from '#server/db/schema/identity.ts';
import { countCall } from '#server/auth/rateLimiter.ts';
import { noticeMessages, noticeTime } from './noticeMessages.ts';
import type { NoticePurpose, SmsCarrier } from './sms.ts';
import { NoticeUnsupported } from './sms.ts';

const noticesADay = 10;
const attemptsMax = 5;
const retryMs = 60_000;
const sentAtOnce = 20;

type CommandContext = Pick<Context, 'db' | 'clock' | 'caller' | 'hotline'>;

/**
 * Queues a notice to an account's owner. Pass the command's transaction and call `sendNotices` after it; a phone gets
 * ten a day, further ones are only audited. `at` is the time in its text, now by default.
 */
export const queueNotice = async (
  { hotline, ...context }: CommandContext,
  { userId, phone }: { userId: string; phone: string },
  purpose: NoticePurpose,
  at = context.clock.now(),
): Promise<void> => {
  const { db, clock } = context;
  const now = clock.now();
  const limit = { key: `sms:notice:user:${userId}:day`, max: noticesADay, seconds: 86_400 };
  if ((await countCall(db, now, [limit])) > 0)
    return audit({ ...context, user: { userId } }, 'notice.failed', { purpose, reason: 'limit' });
  const time = noticeTime(at);
  const text = noticeMessages[purpose]({ time, hotline });
  await db.insert(smsNotices).values({ userId, phone, purpose, text, time, attempts: 0, nextAt: now });
};

interface Sending {
  db: Database;
  clock: Clock;
  sms: SmsCarrier;
  log: Logger;
}

/** Takes the notice that has waited longest; others do not see it until it is due again. */
const takeDue = ({ db, clock }: Sending) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [due] = await tx
      .select()
      .from(smsNotices)
      .where(lte(smsNotices.nextAt, now))
      .orderBy(asc(smsNotices.nextAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const taken = { attempts: due.attempts + 1, nextAt: new Date(now.getTime() + retryMs) };
    await tx.update(smsNotices).set(taken).where(eq(smsNotices.id, due.id));
    return { ...due, ...taken };
  });

type Notice = NonNullable<Awaited<ReturnType<typeof takeDue>>>;

const settle = async ({ db, clock }: Sending, { id, userId, purpose }: Notice, failure?: string): Promise<void> => {
  const caller = { address: 'service', userAgent: 'notices', https: true };
  await db.transaction(async (tx) => {
    await tx.delete(smsNotices).where(eq(smsNotices.id, id));
    const context = { db: tx, clock, caller, user: { userId } };
    if (failure === undefined) await audit(context, 'notice.sent', { purpose });
    else await audit(context, 'notice.failed', { purpose, reason: failure });
  });
};

/** Sends the notices that are due; after a failure it is sent again a minute later, five times at most. */
export const sendNotices = async (sending: Sending): Promise<void> => {
  for (let sent = 0; sent < sentAtOnce; sent += 1) {
    const notice = await takeDue(sending);
    if (!notice) return;
    const { phone, purpose, text, time, attempts } = notice;
    try {
      await sending.sms.notify({ phone, purpose, text, time });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      sending.log.error({ purpose, reason, attempts }, 'the carrier did not take a notice');
      if (attempts >= attemptsMax || error instanceof NoticeUnsupported) await settle(sending, notice, reason);
      continue;
    }
    await settle(sending, notice);
  }
};

/** Sends due notices in the background; a failure is logged, and the job sends again. */
export const sendNoticesSoon = (sending: Sending): void => {
  void withShare('jobs', () => sendNotices(sending)).catch((error: unknown) =>
    sending.log.error({ err: error }, 'sending notices failed'),
  );
};
