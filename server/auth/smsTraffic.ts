import { lt, sql } from 'drizzle-orm';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { smsTraffic } from '#server/db/schema/codesAndLimits.ts';
import { countVerifiedCode } from '#server/http/metrics/events.ts';

type Dependencies = Pick<Context, 'db' | 'clock'>;

const minuteMs = 60_000;
const windowMs = 15 * minuteMs;
/** A smaller number of codes is not significant. */
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

const [sent, verified] = [sql`coalesce(sum(${smsTraffic.sent}), 0)`, sql`coalesce(sum(${smsTraffic.verified}), 0)`];

/** Whether less than a fifth of the codes of the last 15 minutes were entered, as an SQL part with `trafficSince`. */
export const pumped = sql<boolean>`(select ${sent} >= ${significantCodes} and ${verified} < ${sent} * ${verifiedShareMin}::numeric
    from ${smsTraffic} where ${smsTraffic.minute} > ${sql.placeholder('trafficSince')}::timestamptz)`;

/** The value of the placeholder in `pumped`. */
export const trafficSince = (now: Date): { trafficSince: string } => ({
  trafficSince: new Date(now.getTime() - windowMs).toISOString(),
});

const readPumped = statement((db) => db.select({ isPumped: pumped }).from(sql`(values (1)) one`));

/** Whether SMS are being pumped: too few of the sent codes were entered. */
export const isPumped = async ({ db, clock }: Dependencies): Promise<boolean> => {
  const [row] = await readPumped(db, trafficSince(clock.now()));
  return row?.isPumped === true;
};

/** Deletes minutes outside the window. */
export const cleanUpTraffic = async (db: Database, now: Date): Promise<void> => {
  await db.delete(smsTraffic).where(lt(smsTraffic.minute, new Date(now.getTime() - windowMs)));
};
