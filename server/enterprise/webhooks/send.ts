import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { webhookRetryMinutes } from '#contract/enterprise/webhooks.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Secret } from '#server/config/secrets.ts';
import type { Database } from '#server/db/database.ts';
import { billingNotes, ledgerPostings } from '#server/db/schema/ledger.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { webhookDeliveries as deliveries, webhooks } from '#server/db/schema/webhooks.ts';
import type { Clock } from '#server/http/context.ts';
import { managersOf } from '#server/enterprise/members/colleagues.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { bodyOf, ofDelivery, subject } from './bodyOf.ts';
import { attemptProblems } from './messages.ts';
import type { PostResponse } from './post.ts';
import { AttemptFailed, post } from './post.ts';
import { signedHeaders, signingSecretOf } from './signing.ts';

/** The dependencies of sending. */
export interface Delivering {
  db: Database;
  clock: Clock;
  log: Logger;
  secret: Secret;
  /** Whether addresses within this network and without https are allowed, as on a developer's machine. */
  allowsPrivate: boolean;
}

const sentTogether = 10;
const sentAtOnce = 50;
const minuteMs = 60_000;
const attemptsMax = webhookRetryMinutes.length + 1;
/** The status with which a receiver ends deliveries. */
const goneStatus = 410;

/** Takes the deliveries that have waited longest; others do not see them until the attempt counts as lost. */
const takeDue = ({ db, clock }: Delivering) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const due = await tx
      .select({
        delivery: deliveries,
        ...subject,
        webhook: { id: webhooks.id, url: webhooks.url, secretHash: webhooks.secretHash },
      })
      .from(deliveries)
      .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
      .leftJoin(orderEvents, ofDelivery)
      .leftJoin(ledgerPostings, eq(ledgerPostings.id, deliveries.postingId))
      .leftJoin(billingNotes, eq(billingNotes.id, deliveries.billId))
      .where(
        and(
          eq(deliveries.status, 'waiting'),
          lte(deliveries.nextAt, now),
          isNull(webhooks.pausedAt),
          isNull(webhooks.endedAt),
        ),
      )
      .orderBy(asc(deliveries.nextAt), asc(deliveries.queuedAt), asc(deliveries.position))
      .limit(sentTogether)
      .for('update', { of: deliveries, skipLocked: true });
    for (const { delivery } of due) {
      delivery.attempts += 1;
      const minutes = webhookRetryMinutes[delivery.attempts - 1] ?? webhookRetryMinutes.at(-1)!;
      const nextAt = new Date(now.getTime() + minutes * minuteMs);
      await tx.update(deliveries).set({ attempts: delivery.attempts, nextAt }).where(eq(deliveries.id, delivery.id));
    }
    return due;
  });

type Due = Awaited<ReturnType<typeof takeDue>>[number];

const attempt = (
  { clock, secret, allowsPrivate }: Delivering,
  { delivery, webhook, ...about }: Due,
): Promise<PostResponse> => {
  const signingSecret = signingSecretOf(secret, webhook);
  if (signingSecret === undefined) throw new AttemptFailed(attemptProblems.noSecret);
  const body = JSON.stringify(bodyOf(delivery, about));
  const headers = signedHeaders(signingSecret, { id: delivery.id, body, now: clock.now() });
  return post(webhook.url, { body, headers, allowsPrivate });
};

/** Pauses a webhook, and notifies the company's managers once. */
const pause = async (tx: Database, id: string, now: Date): Promise<void> => {
  const [paused] = await tx
    .update(webhooks)
    .set({ pausedAt: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.pausedAt)))
    .returning({ url: webhooks.url, enterpriseId: webhooks.enterpriseId });
  if (!paused) return;
  const managers = await managersOf(tx, paused.enterpriseId);
  const facts = { note: paused.url, at: now.toISOString() };
  await queueNotifications(
    tx,
    now,
    managers.map(({ userId }) => ({
      userId,
      kind: 'webhook.paused' as const,
      key: `webhook:${id}:${now.toISOString()}:${userId}`,
      facts,
    })),
  );
};

const deliver = async (delivering: Delivering, due: Due): Promise<void> => {
  const { db, clock, log } = delivering;
  const { delivery, webhook } = due;
  let response: PostResponse | null = null;
  let failure: string | undefined;
  try {
    response = await attempt(delivering, due);
  } catch (error) {
    if (!(error instanceof AttemptFailed)) throw error;
    failure = error.message;
  }
  const triedAt = clock.now();
  const isDelivered = response !== null && response.status >= 200 && response.status < 300;
  const isUnwanted = response?.status === goneStatus;
  const isLast = !isDelivered && (delivery.attempts >= attemptsMax || isUnwanted);
  await db.transaction(async (tx) => {
    const status = isDelivered ? 'delivered' : isLast ? 'failed' : 'waiting';
    await tx
      .update(deliveries)
      .set({ status, triedAt, responseStatus: response?.status ?? null, outcome: failure ?? response?.text ?? '' })
      .where(eq(deliveries.id, delivery.id));
    if (isLast) await pause(tx, webhook.id, triedAt);
  });
  if (isLast) log.warn({ webhook: webhook.id, status: response?.status, failure }, 'a webhook is paused');
};

/**
 * Sends due deliveries, ten at a time. An attempt that ends with its process is repeated with the same id, so that
 * nothing is lost; a failed one is repeated after 1, 5, 30 … minutes. After the last one, or a 410, the webhook is
 * paused: later events wait until the company resumes it.
 */
export const sendDeliveries = async (delivering: Delivering): Promise<number> => {
  let count = 0;
  while (count < sentAtOnce) {
    const due = await takeDue(delivering);
    await Promise.all(due.map((one) => deliver(delivering, one)));
    count += due.length;
    if (due.length < sentTogether) break;
  }
  return count;
};

/** Deletes old deliveries, including those held by a paused webhook, and webhooks that ended as long ago. */
export const cleanUpWebhooks = async (db: Database, now: Date): Promise<void> => {
  const longAgo = daysLater(now, -limits.webhookDays);
  await db.delete(deliveries).where(lt(deliveries.queuedAt, longAgo));
  await db.delete(webhooks).where(lt(webhooks.endedAt, longAgo));
};

/** Ends the webhooks of a company whose last account is closed. */
export const endWebhooksOf = async (db: Database, enterpriseId: string, now: Date): Promise<void> => {
  const own = await db
    .update(webhooks)
    .set({ endedAt: now })
    .where(and(eq(webhooks.enterpriseId, enterpriseId), isNull(webhooks.endedAt)))
    .returning({ id: webhooks.id });
  const ids = own.map(({ id }) => id);
  await db.delete(deliveries).where(and(inArray(deliveries.webhookId, ids), eq(deliveries.status, 'waiting')));
};
