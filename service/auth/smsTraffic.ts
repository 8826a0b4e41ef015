import { gt, lt, sql } from 'drizzle-orm';
import type { Context } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { smsTraffic } from '#service/db/schema/identity.ts';
import { countVerifiedCode } from '#service/http/metrics/events.ts';

type World = Pick<Context, 'db' | 'clock'>;

const minuteMs = 60_000;
const windowMs = 15 * minuteMs;
/** Fewer codes than this say nothing about who asks for them. */
const tellingCodes = 20;
const verifiedShareMin = 0.2;

const count = async ({ db, clock }: World, sent: number, verified: number): Promise<void> => {
  const minute = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
  await db
    .insert(smsTraffic)
    .values({ minute, sent, verified })
    .onConflictDoUpdate({
      target: smsTraffic.minute,
      set: { sent: sql`${smsTraffic.sent} + ${sent}`, verified: sql`${smsTraffic.verified} + ${verified}` },
    });
};

/** Counts a code that was sent. */
export const countSent = (world: World): Promise<void> => count(world, 1, 0);

/** Counts a code that came back right. */
export const countVerified = (world: World): Promise<void> => {
  countVerifiedCode();
  return count(world, 0, 1);
};

/** Whether fewer than a fifth of the codes of the last 15 minutes came back: somebody has them sent for the sending's sake. */
export const isPumped = async ({ db, clock }: World): Promise<boolean> => {
  const [row] = await db
    .select({
      sent: sql<number>`coalesce(sum(${smsTraffic.sent}), 0)::int`,
      verified: sql<number>`coalesce(sum(${smsTraffic.verified}), 0)::int`,
    })
    .from(smsTraffic)
    .where(gt(smsTraffic.minute, new Date(clock.now().getTime() - windowMs)));
  return row !== undefined && row.sent >= tellingCodes && row.verified < row.sent * verifiedShareMin;
};

/** Drops minutes that no longer count. */
export const sweepTraffic = async (db: Database, now: Date): Promise<void> => {
  await db.delete(smsTraffic).where(lt(smsTraffic.minute, new Date(now.getTime() - windowMs)));
};
