import { eq, sql } from 'drizzle-orm';
import type { Database } from '#service/db/database.ts';
import { rateWindows } from '#service/db/schema/identity.ts';
import { recentOf } from './rateLimiter.ts';

/** Some failures of a key are free within a window; after those it has to pause before each further try, longer and longer. */
export interface Backoff {
  key: string;
  windowSeconds: number;
  free: number;
  /** So many failures double the pause. */
  step: number;
  longestSeconds: number;
}

/** How long a key with so many failures pauses after the last one, in seconds. */
export const pauseSeconds = (
  { free, step, longestSeconds }: Pick<Backoff, 'free' | 'step' | 'longestSeconds'>,
  failures: number,
): number => (failures < free ? 0 : Math.min(longestSeconds, 2 ** Math.floor((failures - free) / step)));

/** The seconds that a key has still to pause at `now`, its failures given, the latest last. */
export const waitOf = (backoff: Backoff, failures: readonly Date[], now: Date): number => {
  const last = failures.at(-1);
  if (!last) return 0;
  const freeAt = last.getTime() + pauseSeconds(backoff, failures.length) * 1_000;
  return Math.max(0, Math.ceil((freeAt - now.getTime()) / 1_000));
};

/**
 * Counts a try as a failure before its outcome is known, or answers the seconds to wait during a pause. Tries at once are
 * counted one after the other: the row is locked. `exempt` tries are counted but never wait.
 */
export const countTry = (db: Database, now: Date, backoff: Backoff, { exempt = false } = {}): Promise<number> =>
  db.transaction(async (tx) => {
    const { key, windowSeconds } = backoff;
    const expiresAt = new Date(now.getTime() + windowSeconds * 1_000);
    const [row] = await tx
      .insert(rateWindows)
      .values({ key, hits: [], expiresAt })
      .onConflictDoUpdate({ target: rateWindows.key, set: { key } })
      .returning({ hits: rateWindows.hits });
    const failures = recentOf(row?.hits ?? [], windowSeconds, now);
    const wait = exempt ? 0 : waitOf(backoff, failures, now);
    if (wait > 0) return wait;
    await tx
      .update(rateWindows)
      .set({ hits: [...failures, now], expiresAt })
      .where(eq(rateWindows.key, key));
    return 0;
  });

/** Takes a try back that turned out right, and the oldest failures that it makes up for. */
export const forgiveTry = async (db: Database, { key }: Pick<Backoff, 'key'>, madeUpFor: number): Promise<void> => {
  const { hits } = rateWindows;
  await db
    .update(rateWindows)
    .set({ hits: sql`${hits}[${madeUpFor + 1}::int : cardinality(${hits}) - 1]` })
    .where(eq(rateWindows.key, key));
};
