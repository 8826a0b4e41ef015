import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { FoundTrack, SharedTrack, TrackLink } from '#contract/orders/tracking/trackCalls.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { audit } from '#server/admin/audit.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import type { Secret } from '#server/config/secrets.ts';
import { digestOf, keyedDigestOf, linkTokenOf, randomToken } from '#server/config/secrets.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { trackLinks } from '#server/db/schema/tracking.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { withLaterCharges } from '#server/orders/charges/laterCharges.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { orderInFull, orderWithPersons } from '#server/orders/orders.ts';
import { hasTransportNumber } from '#server/orders/orderSearch.ts';
import { trackOf } from './tracks.ts';

const nonceBits = 128;
const dayMs = 86_400_000;
const findsAMinute = 60;
const readsAMinute = 60;
/** So many orders are shown for one number; a container of a consolidation has the goods of several. */
const foundMax = 5;

const tokenOf = (key: string, orderNo: string, nonce: string): string =>
  keyedDigestOf(key, `track ${orderNo} ${nonce}`);

/** The link of a row; null once it has ended, or where its key is no longer accepted: a new link is made then. */
const linkOf = (
  secret: Secret,
  row: typeof trackLinks.$inferSelect | null | undefined,
  now: Date,
): TrackLink | null => {
  if (!row || row.expiresAt <= now) return null;
  const token = linkTokenOf(secret, (key) => tokenOf(key, row.orderNo, row.linkNonce), row.linkHash);
  return token === undefined ? null : { token, endsAt: row.expiresAt.toISOString() };
};

/** The shipments of a user or their company with this number, the newest first; nothing for unknown and others' numbers alike. */
export const tracksFound = async (
  context: Pick<Context<SignedInUser>, 'db' | 'clock' | 'user' | 'secret'>,
  number: string,
): Promise<FoundTrack[]> => {
  const { db, clock, user, secret } = context;
  await limitCalls(db, clock.now(), [{ key: `track:${user.userId}`, max: findsAMinute, seconds: 60 }]);
  const found = await db
    .select({ orderNo: orders.orderNo, link: trackLinks })
    .from(orders)
    .leftJoin(trackLinks, eq(trackLinks.orderNo, orders.orderNo))
    .where(and(visibleTo(orders, user), or(eq(orders.orderNo, number), hasTransportNumber(number))))
    .orderBy(desc(orders.placedAt), desc(orders.orderNo))
    .limit(foundMax);
  const rows: FoundTrack[] = [];
  for (const { orderNo, link } of found) {
    const order = await withLaterCharges(context, await orderInFull(db, user, orderNo));
    const { line, status, routeZh, shipment = noShipment } = order;
    const { carrierBookingNo, billOfLadingNo } = shipment;
    const track = (await trackOf(context, order)) ?? null;
    rows.push({
      orderNo,
      line,
      status,
      routeZh,
      carrierBookingNo,
      billOfLadingNo,
      track,
      link: linkOf(secret, link, clock.now()),
    });
  }
  return rows;
};

/** Opens the track of a user's own order to everybody with its link, or ends that; a link that was ended never opens it again. */
export const shareOwnTrack = (
  context: Context<SignedInUser>,
  { orderNo, isShared }: { orderNo: string; isShared: boolean },
): Promise<{ link: TrackLink | null }> =>
  context.db.transaction(async (tx) => {
    const { clock, secret, user } = context;
    const now = clock.now();
    const own = and(eq(orders.orderNo, orderNo), visibleTo(orders, user));
    const [order] = await tx.select({ orderNo: orders.orderNo }).from(orders).where(own).for('update');
    if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    const [former] = await tx.select().from(trackLinks).where(eq(trackLinks.orderNo, orderNo));
    const there = isShared ? linkOf(secret, former, now) : null;
    if (there) return { link: there };
    await tx.delete(trackLinks).where(eq(trackLinks.orderNo, orderNo));
    await audit({ ...context, db: tx }, 'track.shared', { orderNo, isShared: String(isShared) });
    if (!isShared) return { link: null };
    const linkNonce = randomToken(nonceBits);
    const linkHash = digestOf(tokenOf(secret.current, orderNo, linkNonce));
    const expiresAt = new Date(now.getTime() + limits.trackLinkDays * dayMs);
    const row = { orderNo, linkNonce, linkHash, createdAt: now, expiresAt };
    await tx.insert(trackLinks).values(row);
    return { link: linkOf(secret, row, now) };
  });

/**
 * Where the shipment of a link is, without prices, parties, documents and what was written to the customer. Rejects a link
 * that has ended, by itself or by its owner, and one whose owner's account is closed or disabled.
 */
export const trackOfLink = async (
  { db, clock, caller }: Pick<Context, 'db' | 'clock' | 'caller'>,
  token: string,
): Promise<SharedTrack> => {
  const now = clock.now();
  await limitCalls(db, now, [{ key: `trackShared:address:${caller.address}`, max: readsAMinute, seconds: 60 }]);
  const [found] = await db
    .select({ orderNo: orders.orderNo, expiresAt: trackLinks.expiresAt })
    .from(trackLinks)
    .innerJoin(orders, eq(orders.orderNo, trackLinks.orderNo))
    .innerJoin(users, and(eq(users.id, orders.userId), isNull(users.disabledAt), isNull(users.closedAt)))
    .where(eq(trackLinks.linkHash, digestOf(token)));
  const order = found && found.expiresAt > now ? await orderWithPersons(db, found.orderNo) : undefined;
  const track = order && (await trackOf({ db, clock }, order));
  if (!order || !track) throw new ApiError(codes.notFound, tradeMessages.trackLinkUnknown);
  const { line, routeZh } = order;
  const milestones = track.milestones.map((each) => Object.assign({}, each, { note: '' }));
  return { line, routeZh, track: { ...track, milestones }, endsAt: found!.expiresAt.toISOString() };
};
