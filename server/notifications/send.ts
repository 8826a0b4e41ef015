import { and, asc, desc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { SmsCarrier } from '#server/auth/sms/sms.ts';
import { NoticeUnsupported } from '#server/auth/sms/sms.ts';
import type { Secret } from '#server/config/secrets.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Clock } from '#server/http/context.ts';
import type { Language } from '#contract/app/languages.ts';
import { pathTo } from '#contract/app/routes.ts';
import { sentTokenOf } from '#server/offers/link.ts';
import type { NotificationFacts } from './kinds.ts';
import { isForStaff } from './kinds.ts';
import type { MailCarrier } from './mail.ts';
import type { Deployment } from './texts.ts';
import { renderStaffMessage } from './staffTexts.ts';
import { tellOfUnsent } from './staffNotices.ts';
import { renderMessage } from './texts.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';

/** The dependencies of sending. */
export interface Sending extends Deployment {
  db: Database;
  clock: Clock;
  sms: SmsCarrier;
  mail: MailCarrier;
  log: Logger;
  /** Makes the links of offers. */
  secret: Secret;
}

const minuteMs = 60_000;
/** After the first attempt 1, 2, 4 … minutes, two hours in all; after that it counts as failed. */
const attemptsMax = 8;
const sentAtOnce = 50;
const storedDays = 90;

/** Takes the message that has waited longest; others do not see it until the attempt counts as lost. */
const takeDue = ({ db, clock }: Sending) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [due] = await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.status, 'waiting'), lte(notifications.nextAt, now)))
      .orderBy(asc(notifications.nextAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const attempts = due.attempts + 1;
    const nextAt = new Date(now.getTime() + minuteMs * 2 ** (attempts - 1));
    await tx.update(notifications).set({ attempts, nextAt }).where(eq(notifications.id, due.id));
    return { ...due, attempts };
  });

type Message = NonNullable<Awaited<ReturnType<typeof takeDue>>>;

/** The facts of a message with the link of its offer, which only the service's secret can derive. */
const withLink = async ({ db, secret }: Sending, facts: NotificationFacts): Promise<NotificationFacts> => {
  if (facts.offerId === undefined) return facts;
  const [offer] = await db.select().from(offers).where(eq(offers.id, facts.offerId));
  const token = offer && sentTokenOf(secret, offer);
  if (token === undefined) throw new Error('the offer of the message is gone');
  return { ...facts, offerPath: pathTo('offer', token) };
};

/** The language of a message: that of the user, or of the site from which a visitor enquired. */
const languageOf = async ({ db }: Sending, { userId, facts: { enquiryNo = '' } }: Message): Promise<Language> => {
  const [found] =
    userId === null
      ? await db.select({ language: enquiries.language }).from(enquiries).where(eq(enquiries.enquiryNo, enquiryNo))
      : await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return found?.language ?? 'zh';
};

const deliver = async (sending: Sending, message: Message): Promise<void> => {
  const { id, channel, kind, recipient, facts } = message;
  if (isForStaff(kind)) {
    await sending.mail.send({ to: recipient, messageId: id, ...renderStaffMessage(kind, facts, sending) });
    return;
  }
  const {
    subject,
    sms: text,
    body,
    time,
  } = renderMessage(kind, await withLink(sending, facts), sending, await languageOf(sending, message));
  if (channel === 'email') await sending.mail.send({ to: recipient, subject, text: body, messageId: id });
  else await sending.sms.notify({ phone: recipient, purpose: kind, text, time });
};

/**
 * Sends due messages. An attempt that ends with its process is repeated with the same message id, so that nothing is
 * lost; a failed one is retried after 1, 2, 4 … minutes, eight attempts in all.
 */
export const sendNotifications = async (sending: Sending): Promise<number> => {
  const { db, clock, log } = sending;
  for (let count = 0; count < sentAtOnce; count += 1) {
    const message = await takeDue(sending);
    if (!message) return count;
    const ofMessage = eq(notifications.id, message.id);
    try {
      await deliver(sending, message);
      await db.update(notifications).set({ status: 'sent', settledAt: clock.now(), failure: null }).where(ofMessage);
    } catch (error) {
      const failure = error instanceof Error ? error.message : 'unknown';
      const isLast = message.attempts >= attemptsMax || error instanceof NoticeUnsupported;
      log[isLast ? 'error' : 'warn'](
        { kind: message.kind, channel: message.channel, failure },
        'a message was not sent',
      );
      const settled = isLast ? { status: 'failed' as const, settledAt: clock.now() } : {};
      await db
        .update(notifications)
        .set({ failure, ...settled })
        .where(ofMessage);
      if (isLast) await tellOfUnsent(db, clock.now(), message);
    }
  }
  return sentAtOnce;
};

/** A message that is not sent yet, or failed for good. */
export type UnsentNotification = {
  id: string;
  kind: string;
  channel: string;
  recipient: string;
  status: string;
  attempts: number;
  queuedAt: string;
  failure: string | null;
};

const listed = 200;

/** The messages that failed, or wait after a failure, the latest first: for staff. */
export const unsentNotifications = async (db: Database): Promise<UnsentNotification[]> => {
  const rows = await db
    .select()
    .from(notifications)
    .where(and(ne(notifications.status, 'sent'), sql`${notifications.failure} is not null`))
    .orderBy(desc(notifications.queuedAt))
    .limit(listed);
  return rows.map(({ id, kind, channel, recipient, status, attempts, queuedAt, failure }) => ({
    id,
    kind,
    channel,
    recipient,
    status,
    attempts,
    queuedAt: queuedAt.toISOString(),
    failure,
  }));
};

/** Sends failed messages again, all or those with the `ids`, as if they had just been queued; returns them. */
export const retryNotifications = (db: Database, now: Date, ids?: string[]) => {
  const again = { status: 'waiting' as const, attempts: 0, nextAt: now, settledAt: null };
  return db
    .update(notifications)
    .set(again)
    .where(and(eq(notifications.status, 'failed'), ids && inArray(notifications.id, ids)))
    .returning({ userId: notifications.userId, kind: notifications.kind, channel: notifications.channel });
};

/** Deletes messages that were settled 90 days ago. */
export const cleanUpNotifications = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - storedDays * 24 * 60 * minuteMs);
  await db
    .delete(notifications)
    .where(and(inArray(notifications.status, ['sent', 'failed']), lt(notifications.settledAt, before)));
};
