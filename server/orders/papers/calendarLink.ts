import type { Hono } from 'hono';
import { and, eq, isNull } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { digestOf, keyedDigestOf, linkTokenOf, randomToken } from '#server/config/secrets.ts';
import { users } from '#server/db/schema/identity.ts';
import { calendarLinks } from '#server/db/schema/notifications.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { openOrdersInFull } from '#server/orders/openOrders.ts';
import { calendarMessages } from './calendarMessages.ts';
import { calendarOfAll, calendarType, knownOf } from './orderCalendar.ts';

/** Where calendar programs read the deadlines; the token follows. */
export const calendarPath = '/api-ecommerce/calendar';

const tokenOf = (key: string, userId: string, nonce: string): string =>
  keyedDigestOf(key, `calendar ${userId} ${nonce}`);

/** The token of a user's link; null without one, or where its key is no longer accepted: a new link is made then. */
export const calendarTokenOf = async (
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  userId: string,
): Promise<string | null> => {
  const [link] = await db.select().from(calendarLinks).where(eq(calendarLinks.userId, userId));
  return (link && linkTokenOf(secret, (key) => tokenOf(key, userId, link.linkNonce), link.linkHash)) ?? null;
};

/** Makes a link, in place of a former one, which opens nothing any more; or ends it. */
export const setCalendarLink = (context: Context<SignedInUser>, isOn: boolean): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { clock, secret, user } = context;
    await tx.delete(calendarLinks).where(eq(calendarLinks.userId, user.userId));
    if (isOn) {
      const linkNonce = randomToken(128);
      const linkHash = digestOf(tokenOf(secret.current, user.userId, linkNonce));
      await tx.insert(calendarLinks).values({ userId: user.userId, linkNonce, linkHash, createdAt: clock.now() });
    }
    await audit({ ...context, db: tx }, 'calendar.linked', { isOn: String(isOn) });
  });

const readsAMinute = 60;

/** Serves the deadlines of the open orders of whoever's link it is, as iCalendar (RFC 5545); 404 once it has ended. */
export const mountCalendar = (app: Hono, { visit }: Pick<Dependencies, 'visit'>): void => {
  app.get(`${calendarPath}/:token`, async (c) => {
    const { db, clock, caller } = visit(c);
    await limitCalls(db, clock.now(), [{ key: `calendar:address:${caller.address}`, max: readsAMinute, seconds: 60 }]);
    const [owner] = await db
      .select({ userId: users.id })
      .from(calendarLinks)
      .innerJoin(users, and(eq(users.id, calendarLinks.userId), isNull(users.disabledAt), isNull(users.closedAt)))
      .where(eq(calendarLinks.linkHash, digestOf(c.req.param('token'))));
    if (!owner) throw new ApiError(codes.notFound, calendarMessages.linkUnknown);
    const orders = await openOrdersInFull(db, owner.userId);
    const known = await knownOf(
      { db, clock },
      orders.map(({ orderNo }) => orderNo),
    );
    return c.body(calendarOfAll(orders, known), 200, {
      'Content-Type': calendarType,
      'Cache-Control': 'private, no-cache',
    });
  });
};
