import { and, eq, gt } from 'drizzle-orm';
import type { Context as HonoContext, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { isSpecialEnterprise } from '#contract/enterprise/specialEnterprise.ts';
import type { Account } from './account.ts';
import { accountOf } from './account.ts';
import { audit } from '#server/admin/audit.ts';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { sessions, tickets, users, workplaceSessions } from '#server/db/schema/identity.ts';
import { messages } from '#server/http/errors/messages.ts';
import type { Visit, Dependencies } from '#server/http/mount.ts';
import { isForeign } from '#server/http/mount.ts';
import { digestOf, randomToken } from '#server/config/secrets.ts';
import { idleSince, isUsable } from './session.ts';

const ticketLifeMs = 60_000;
const workplaceLifeMs = 30 * 60_000;

/** Pages of the user center that the site may open. */
const targets: ReadonlyMap<string, string> = new Map([
  ['workplace', '/dashboard/workplace'],
  ['mmOrder', '/order/mmOrder'],
  ['honeywell', '/business/honeywell'],
  ['verify', '/enterprise/verify'],
  ['addresses', '/account/addresses'],
  ['watches', '/account/watches'],
  ['money', '/company/money'],
  ['close', '/account/close'],
]);

/** The lane of a search that prefills the page of watched lanes: ports, dangerous or not, container. */
const lanePattern = /^[A-Z0-9]{5}-[A-Z0-9]{5}-[YN]-\d{2}[A-Z]{2}$/;

/** The special enterprise's user center is its own page, closed to others (specification section 2). */
const targetFor = (wanted: string, account: Account): string | undefined => {
  const special = isSpecialEnterprise(account.enterprise);
  if (special && wanted === 'workplace') return targets.get('honeywell');
  if (!special && wanted === 'honeywell') return targets.get('workplace');
  return targets.get(wanted);
};

const later = (clock: Clock, ms: number): Date => new Date(clock.now().getTime() + ms);

/** Issues a one-time ticket of 60 s for a session; stores only its digest. */
const issueTicket = async ({ db, clock }: Visit, token: string, audience: string, target: string): Promise<string> => {
  const ticket = randomToken(256);
  const expiresAt = later(clock, ticketLifeMs);
  await db
    .insert(tickets)
    .values({ ticketHash: digestOf(ticket), tokenHash: digestOf(token), audience, target, expiresAt });
  return ticket;
};

/**
 * Uses up a ticket; returns the secret of a new session of the demo user center and the page to open. Null for a ticket
 * that is unknown, used, expired or for another user center.
 */
export const consumeTicket = async (
  { db, clock }: { db: Database; clock: Clock },
  ticket: string,
  audience: string,
): Promise<{ secret: string; target: string } | null> => {
  const [consumed] = await db
    .delete(tickets)
    .where(eq(tickets.ticketHash, digestOf(ticket)))
    .returning();
  if (!consumed || consumed.expiresAt <= clock.now() || consumed.audience !== audience) return null;
  const secret = randomToken(256);
  await db
    .insert(workplaceSessions)
    .values({ secretHash: digestOf(secret), tokenHash: consumed.tokenHash, expiresAt: later(clock, workplaceLifeMs) });
  return { secret, target: consumed.target };
};

/** The user of a session of the demo user center, and the site's session behind it; both end together. */
export const workplaceUserOf = async (
  { db, clock }: { db: Database; clock: Clock },
  secret: string | undefined,
): Promise<{ userId: string; tokenHash: string } | null> => {
  if (!secret) return null;
  const [row] = await db
    .select({ userId: sessions.userId, tokenHash: sessions.tokenHash })
    .from(workplaceSessions)
    .innerJoin(sessions, eq(sessions.tokenHash, workplaceSessions.tokenHash))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(workplaceSessions.secretHash, digestOf(secret)),
        gt(workplaceSessions.expiresAt, clock.now()),
        gt(sessions.expiresAt, clock.now()),
        gt(sessions.lastSeenAt, idleSince(clock.now())),
        isUsable,
      ),
    );
  return row ?? null;
};

/** Redirects to the user center with a ticket instead of the token. */
export const mountSignOn = (
  app: Hono,
  dependencies: Pick<Dependencies, 'visit' | 'userOf'>,
  userCenter: string,
): void => {
  app.get('/api-auth/sso/go', async (c: HonoContext) => {
    if (isForeign(c)) throw new ApiError(codes.forbidden, messages.crossSite);
    const wanted = c.req.query('to') ?? '';
    const lane = c.req.query('lane') ?? '';
    if (lane !== '' && !lanePattern.test(lane))
      throw new ApiError(codes.badInput, messages.badField('lane', messages.wrongFormat));
    if (!targets.has(wanted)) throw new ApiError(codes.badInput, messages.badField('to', messages.wrongFormat));
    const visit = dependencies.visit(c);
    const token = getCookie(c, 'token') ?? '';
    const user = await dependencies.userOf(c, visit, token);
    if (!user) return c.redirect('/', 303);
    const page = targetFor(wanted, await accountOf(visit.db, user.userId))!;
    const target = wanted === 'watches' && lane !== '' ? `${page}?lane=${lane}` : page;
    const ticket = await issueTicket(visit, token, userCenter, target);
    await audit({ ...visit, user }, 'ticket.issued', { target });
    const separator = userCenter.includes('?') ? '&' : '?';
    return c.redirect(
      `${userCenter}${separator}${new URLSearchParams({ token: ticket, redirect: target }).toString()}`,
      303,
    );
  });
};
