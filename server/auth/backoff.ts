import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { recentOf } from './rateLimiter.ts';

/**
 * A backoff: some failures of a key are free within a window; after those each further attempt requires a longer pause.
 */
export interface Backoff {
  key: string;
  windowSeconds: number;
  free: number;
  /** The number of failures that doubles the pause. */
  step: number;
  longestSeconds: number;
}

/** The pause in seconds after the last of these failures. */
const pauseSeconds = (
  { free, step, longestSeconds }: Pick<Backoff, 'free' | 'step' | 'longestSeconds'>,
  failures: number,
): number => (failures < free ? 0 : Math.min(longestSeconds, 2 ** Math.floor((failures - free) / step)));

/** The seconds that a key must still wait at `now`; failures in ascending order. */
export const waitOf = (backoff: Backoff, failures: readonly Date[], now: Date): number => {
  const last = failures.at(-1);
  if (!last) return 0;
  const freeAt = last.getTime() + pauseSeconds(backoff, failures.length) * 1_000;
  return Math.max(0, Math.ceil((freeAt - now.getTime()) / 1_000));
};

/**
 * Counts an attempt as a failure before its outcome is known, or returns the seconds to wait. The row lock serialises
 * concurrent attempts. `exempt` attempts are counted but never wait.
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

/** Removes a successful attempt, and the oldest failures that it compensates. */
export const forgiveTry = async (db: Database, { key }: Pick<Backoff, 'key'>, madeUpFor: number): Promise<void> => {
  const { hits } = rateWindows;
  await db
    .update(rateWindows)
    .set({ hits: sql`${hits}[${madeUpFor + 1}::int : cardinality(${hits}) - 1]` })
    .where(eq(rateWindows.key, key));
};
