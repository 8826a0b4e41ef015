import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { numberTyped } from '#contract/protocol/textInput.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { containerType } from '#contract/rules/pricing/price.ts';
import { portGiven } from '#contract/search/lane.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { ports } from '#server/db/schema/reference.ts';
import { laneWatches } from '#server/db/schema/watches.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { oceanFreightOf, pricedSailings } from '#server/services/pricedSailings.ts';
import { watchMessages as messages } from './messages.ts';

type Act = Pick<Context<SignedInUser>, 'db' | 'clock' | 'user'>;
type WatchRow = typeof laneWatches.$inferSelect;
type WatchedLane = Pick<WatchRow, 'orgPortCode' | 'dstPortCode' | 'isDangerous'>;

/** The form of a watch, as typed. */
export interface TypedWatch {
  org: string;
  dst: string;
  type: string;
  isDangerous: boolean;
  below: string;
}

/** A watch with the names of its ports. */
export interface ListedWatch extends WatchRow {
  orgZh: string;
  dstZh: string;
}

/** The lowest ocean freight of a container on a lane in cents, with the earliest departure at that price; null if no sailing can be ordered. */
export interface LowestPrice {
  amount: number;
  departsAt: Date;
}

const org = alias(ports, 'org');
const dst = alias(ports, 'dst');

/** Watches with the names of their ports, of one user or of all, the oldest first. */
export const watchesOf = async (db: Database, userId?: string): Promise<ListedWatch[]> => {
  const rows = await db
    .select({ watch: laneWatches, orgZh: org.nameZh, dstZh: dst.nameZh })
    .from(laneWatches)
    .innerJoin(org, eq(org.code, laneWatches.orgPortCode))
    .innerJoin(dst, eq(dst.code, laneWatches.dstPortCode))
    .where(userId === undefined ? undefined : eq(laneWatches.userId, userId))
    .orderBy(asc(laneWatches.createdAt), asc(laneWatches.id));
  return rows.map(({ watch, orgZh, dstZh }) => Object.assign(watch, { orgZh, dstZh }));
};

/** The lowest prices of a lane by container. */
export const lowestOf = async (
  db: Database,
  { orgPortCode, dstPortCode, isDangerous }: WatchedLane,
  now: Date,
): Promise<(type: ContainerType) => LowestPrice | null> => {
  const isDanger = isDangerous ? 'Y' : 'N';
  const sailings = await pricedSailings(db, { orgPortCode, dstPortCode, isDanger }, now);
  return (type) => {
    let lowest: LowestPrice | null = null;
    for (const { sailing, tariff } of sailings) {
      const { amount } = oceanFreightOf(tariff.charges, type);
      if (lowest === null || amount < lowest.amount) lowest = { amount, departsAt: sailing.departsAt };
    }
    return lowest;
  };
};

const amountPattern = /^\d{1,6}(?:\.\d{1,2})?$/;

const centsIn = (typed: string): number | null => {
  if (typed === '') return null;
  const amount = numberTyped(typed);
  if (!amountPattern.test(String(amount)) || amount === 0)
    throw apiErrorAt('below', codes.badInput, messages.belowWrong);
  return Math.round(Number(amount) * 100);
};

/** Watches a lane for a user; rejects an unknown port, a lane that is already watched, and too many. */
export const addWatch = async ({ db, clock, user: { userId } }: Act, typed: TypedWatch): Promise<void> => {
  const known = await db.select().from(ports);
  const from = portGiven(known, 'loading', { name: typed.org, code: '' });
  if (!from?.loading) throw apiErrorAt('org', codes.badInput, messages.portUnknown);
  const named = { name: typed.dst, code: '' };
  const to = portGiven(known, 'discharging', named);
  if (from.code === (to ?? portGiven(known, 'loading', named))?.code)
    throw apiErrorAt('dst', codes.badInput, messages.samePorts);
  if (!to?.discharging) throw apiErrorAt('dst', codes.badInput, messages.portUnknown);
  const type = containerType.safeParse(typed.type);
  if (!type.success) throw apiErrorAt('type', codes.badInput, messages.typeWrong);
  const below = centsIn(typed.below);
  const now = clock.now();
  const lane = { orgPortCode: from.code, dstPortCode: to.code, isDangerous: typed.isDangerous };
  const lowest = (await lowestOf(db, lane, now))(type.data);
  await db.transaction(async (tx) => {
    // two concurrent tabs do not exceed the limit
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const own = await tx.$count(laneWatches, eq(laneWatches.userId, userId));
    if (own >= limits.laneWatchesMax) throw new ApiError(codes.conflict, messages.tooMany(limits.laneWatchesMax));
    const [made] = await tx
      .insert(laneWatches)
      .values({
        ...lane,
        userId,
        containerType: type.data,
        below,
        createdAt: now,
        lastAmount: lowest?.amount ?? null,
        toldAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: laneWatches.id });
    if (!made) throw apiErrorAt('dst', codes.conflict, messages.known);
  });
};

/** Ends a watch of a user. */
export const removeWatch = async ({ db, user }: Act, id: string): Promise<void> => {
  const removed = await db
    .delete(laneWatches)
    .where(and(eq(laneWatches.id, id), eq(laneWatches.userId, user.userId)))
    .returning({ id: laneWatches.id });
  if (removed.length === 0) throw new ApiError(codes.notFound, messages.gone);
};

/** Stores the price of a watch, with the time if its user is notified of it, unless somebody else has done so. */
export const storeSeen = async (
  db: Database,
  { id, lastAmount, toldAt }: WatchRow,
  seen: Partial<Pick<WatchRow, 'toldAt'>> & Pick<WatchRow, 'lastAmount'>,
): Promise<boolean> => {
  const isSame = lastAmount === null ? isNull(laneWatches.lastAmount) : eq(laneWatches.lastAmount, lastAmount);
  const stored = await db
    .update(laneWatches)
    .set(seen)
    .where(and(eq(laneWatches.id, id), eq(laneWatches.toldAt, toldAt), isSame))
    .returning({ id: laneWatches.id });
  return stored.length > 0;
};
