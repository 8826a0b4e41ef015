import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { WebhookBody } from '#contract/enterprise/webhooks.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { AuditEvent } from '#server/admin/audit.ts';
import { audit } from '#server/admin/audit.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import type { Secret } from '#server/config/secrets.ts';
import { digestOf } from '#server/config/secrets.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { billingNotes, ledgerPostings } from '#server/db/schema/ledger.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { webhookDeliveries as deliveries, webhooks } from '#server/db/schema/webhooks.ts';
import type { MemberContext } from '#server/enterprise/members/membership.ts';
import { lockCompany, rejectManaging } from '#server/enterprise/members/membership.ts';
import { bodyOf, ofDelivery, subject } from './bodyOf.ts';
import { webhookMessages as messages } from './messages.ts';
import { hostIn, isPublic } from './post.ts';
import { signingSecretBy } from './signing.ts';

/** How many tests and repeated deliveries one member may request. */
const askedAnHour = 60;
const listed = 50;

/** A webhook as listed on its company's page. */
export type ListedWebhook = Pick<typeof webhooks.$inferSelect, 'id' | 'url' | 'createdAt' | 'pausedAt'> & {
  makerName: string;
};

/** A delivery as listed on the page, with its content. */
export type ListedDelivery = typeof deliveries.$inferSelect & { url: string; body: WebhookBody };

const ofCompany = (enterpriseId: string) => and(eq(webhooks.enterpriseId, enterpriseId), isNull(webhooks.endedAt));

/** The webhooks of a company, the oldest first. */
export const webhooksOf = (db: Database, enterpriseId: string): Promise<ListedWebhook[]> =>
  db
    .select({
      id: webhooks.id,
      url: webhooks.url,
      createdAt: webhooks.createdAt,
      pausedAt: webhooks.pausedAt,
      makerName: users.name,
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.createdBy))
    .where(ofCompany(enterpriseId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));

/** The latest deliveries to a company's webhooks. */
export const deliveriesOf = async (db: Database, enterpriseId: string): Promise<ListedDelivery[]> => {
  const rows = await db
    .select({ delivery: deliveries, url: webhooks.url, ...subject })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
    .leftJoin(orderEvents, ofDelivery)
    .leftJoin(ledgerPostings, eq(ledgerPostings.id, deliveries.postingId))
    .leftJoin(billingNotes, eq(billingNotes.id, deliveries.billId))
    .where(ofCompany(enterpriseId))
    .orderBy(desc(deliveries.queuedAt), desc(deliveries.position), desc(deliveries.id))
    .limit(listed);
  return rows.map(({ delivery, url, ...about }) => Object.assign(delivery, { url, body: bodyOf(delivery, about) }));
};

const urlIn = (typed: string, allowsPrivate: boolean): string => {
  if (typed.length > limits.webhookUrlMax)
    throw apiErrorAt('url', codes.badInput, messages.urlLong(limits.webhookUrlMax));
  if (!URL.canParse(typed)) throw apiErrorAt('url', codes.badInput, messages.urlWrong);
  const address = new URL(typed);
  const { protocol, username, password, href } = address;
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '')
    throw apiErrorAt('url', codes.badInput, messages.urlWrong);
  if (allowsPrivate) return href;
  if (protocol !== 'https:') throw apiErrorAt('url', codes.badInput, messages.urlInsecure);
  const host = hostIn(address);
  if (isIP(host) === 0 ? !host.includes('.') : !isPublic(host))
    throw apiErrorAt('url', codes.badInput, messages.urlPrivate);
  return href;
};

const companyIn = ({ user }: MemberContext): string => {
  if (user.enterpriseId === null) throw new ApiError(codes.notFound, messages.gone);
  return user.enterpriseId;
};

const limitAsking = ({ db, clock, user }: MemberContext): Promise<void> =>
  limitCalls(
    db,
    clock.now(),
    [{ key: `webhook:asked:${user.userId}`, max: askedAnHour, seconds: 3_600 }],
    messages.tooOften,
  );

/** Runs a command on a webhook of the own company, for owners and managers, with an entry in the company's log. */
const manage = (
  context: MemberContext,
  event: AuditEvent,
  act: (db: Database, enterpriseId: string, now: Date) => Promise<{ url: string } | undefined>,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { company, role } = await lockCompany(inside);
    rejectManaging(role, []);
    const changed = await act(tx, company.id, context.clock.now());
    if (!changed) throw new ApiError(codes.notFound, messages.gone);
    await audit(inside, event, { key: changed.url });
  });

/** Creates a webhook of the own company; returns its signing secret, which is not stored. */
export const makeWebhook = async (
  context: MemberContext & { secret: Secret },
  typed: string,
  { allowsPrivate }: { allowsPrivate: boolean },
): Promise<string> => {
  const url = urlIn(typed, allowsPrivate);
  await limitAsking(context);
  const id = randomUUID();
  const signingSecret = signingSecretBy(context.secret.current, id);
  await manage(context, 'webhook.made', async (db, enterpriseId, now) => {
    const others = await webhooksOf(db, enterpriseId);
    if (others.length >= limits.webhooksMax) throw new ApiError(codes.conflict, messages.tooMany(limits.webhooksMax));
    if (others.some((other) => other.url === url)) throw apiErrorAt('url', codes.conflict, messages.urlTaken);
    await db.insert(webhooks).values({
      id,
      enterpriseId,
      createdBy: context.user.userId,
      url,
      secretHash: digestOf(signingSecret),
      createdAt: now,
    });
    return { url };
  });
  return signingSecret;
};

/** Ends a webhook of the own company at once; queued deliveries are no longer sent. */
export const endWebhook = (context: MemberContext, id: string): Promise<void> =>
  manage(context, 'webhook.ended', async (db, enterpriseId, now) => {
    const [ended] = await db
      .update(webhooks)
      .set({ endedAt: now })
      .where(and(eq(webhooks.id, id), ofCompany(enterpriseId)))
      .returning({ url: webhooks.url });
    await db.delete(deliveries).where(and(eq(deliveries.webhookId, id), eq(deliveries.status, 'waiting')));
    return ended;
  });

/** Resumes a paused webhook of the own company; queued deliveries are sent. */
export const resumeWebhook = (context: MemberContext, id: string): Promise<void> =>
  manage(context, 'webhook.resumed', async (db, enterpriseId) => {
    const [resumed] = await db
      .update(webhooks)
      .set({ pausedAt: null })
      .where(and(eq(webhooks.id, id), ofCompany(enterpriseId)))
      .returning({ url: webhooks.url });
    return resumed;
  });

/** Queues a test of a webhook of the own company. */
export const testWebhook = async (context: MemberContext, id: string): Promise<void> => {
  await limitAsking(context);
  const { db, clock } = context;
  const [webhook] = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.id, id), ofCompany(companyIn(context))));
  if (!webhook) throw new ApiError(codes.notFound, messages.gone);
  const now = clock.now();
  await db.insert(deliveries).values({ webhookId: id, status: 'waiting', attempts: 0, nextAt: now, queuedAt: now });
};

/** Resends a completed delivery of the own company, with the same id. */
export const repeatDelivery = async (context: MemberContext, id: string): Promise<void> => {
  await limitAsking(context);
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ status: deliveries.status })
      .from(deliveries)
      .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
      .where(and(eq(deliveries.id, id), ofCompany(companyIn(context))))
      .for('update', { of: deliveries });
    if (!found) throw new ApiError(codes.notFound, messages.deliveryGone);
    if (found.status === 'waiting') throw new ApiError(codes.conflict, messages.waits);
    await tx
      .update(deliveries)
      .set({ status: 'waiting', attempts: 0, nextAt: clock.now() })
      .where(eq(deliveries.id, id));
  });
};
