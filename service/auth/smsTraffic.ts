import { gt, lt, sql } from 'drizzle-orm';
import type { Context } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { smsTraffic } from '#service/db/schema/codesAndLimits.ts';
import { countVerifiedCode } from '#service/http/metrics/events.ts';

type Dependencies = Pick<Context, 'db' | 'clock'>;

const minuteMs = 60_000;
const windowMs = 15 * minuteMs;
/** Fewer codes than this are not significant. */
const significantCodes = 20;
const verifiedShareMin = 0.2;

const count = async ({ db, clock }: Dependencies, sent: number, verified: number): Promise<void> => {
  const minute = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
  await db
    .insert(smsTraffic)
    .values({ minute, sent, verified })
    .onConflictDoUpdate({
      target: smsTraffic.minute,
      set: { sent: sql`${smsTraffic.sent} + ${sent}`, verified: sql`${smsTraffic.verified} + ${verified}` },
    });
};

/** Counts a sent code. */
export const countSent = (dependencies: Dependencies): Promise<void> => count(dependencies, 1, 0);

/** Counts a verified code. */
export const countVerified = (dependencies: Dependencies): Promise<void> => {
  countVerifiedCode();
  return count(dependencies, 0, 1);
};

/** Whether less than a fifth of the codes of the last 15 minutes were entered: SMS are being pumped. */
export const isPumped = async ({ db, clock }: Dependencies): Promise<boolean> => {
  const [row] = await db
    .select({
      sent: sql<number>`coalesce(sum(${smsTraffic.sent}), 0)::int`,
      verified: sql<number>`coalesce(sum(${smsTraffic.verified}), 0)::int`,
    })
    .from(smsTraffic)
    .where(gt(smsTraffic.minute, new Date(clock.now().getTime() - windowMs)));
  return row !== undefined && row.sent >= significantCodes && row.verified < row.sent * verifiedShareMin;
};

/** Deletes minutes that no longer count. */
export const cleanUpTraffic = async (db: Database, now: Date): Promise<void> => {
  await db.delete(smsTraffic).where(lt(smsTraffic.minute, new Date(now.getTime() - windowMs)));
};
