// @module-tag postgres
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countTry, forgiveTry } from '#server/auth/backoff.ts';
import { recentCalls } from '#server/auth/rateLimiter.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { signInForAll } from './signInCalls.ts';

const { db, clock } = signInForAll();

const second = 1_000;
let keys = 0;

const backoffOf = () => ({ key: `b${(keys += 1)}`, windowSeconds: 100, free: 3, step: 2, longestSeconds: 4 });

const tried = (backoff: ReturnType<typeof backoffOf>, exempt?: boolean) =>
  countTry(db, clock.now(), backoff, exempt === undefined ? {} : { exempt });

describe('a pause that grows with the failures', () => {
  test('three are free, then each waits 1, 1, 2, 2, 4 and then always 4 seconds; an attempt too soon is not counted', async () => {
    const backoff = backoffOf();
    expect([await tried(backoff), await tried(backoff), await tried(backoff)]).toEqual([0, 0, 0]);
    for (const wait of [1, 1, 2, 2, 4, 4, 4]) {
      expect(await tried(backoff)).toBe(wait);
      clock.advance(wait * second - 1);
      expect(await tried(backoff)).toBe(1);
      clock.advance(1);
      expect(await tried(backoff)).toBe(0);
    }
  });

  test('of twenty at once only the free ones are checked', async () => {
    const backoff = backoffOf();
    const waits = await Promise.all(Array.from({ length: 20 }, () => tried(backoff)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(waits.filter((wait) => wait === 1)).toHaveLength(17);
  });

  test('an exempt client does not wait, and is counted', async () => {
    const backoff = backoffOf();
    for (let index = 0; index < 5; index += 1) expect(await tried(backoff, true)).toBe(0);
    expect(await tried(backoff, false)).toBe(2);
  });

  test('failures count for their window', async () => {
    const backoff = backoffOf();
    for (let index = 0; index < 3; index += 1) await tried(backoff);
    clock.advance(99 * second);
    await tried(backoff);
    expect(await tried(backoff)).toBe(1);
    clock.advance(second);
    // three of four are over
    expect([await tried(backoff), await tried(backoff), await tried(backoff)]).toEqual([0, 0, 1]);
    const [row] = await db.select().from(rateWindows).where(eq(rateWindows.key, backoff.key));
    expect(row!.hits).toHaveLength(3);
    expect(row!.expiresAt).toEqual(new Date(clock.now().getTime() + 100 * second));
  });

  test('a try that was right is taken back, and the oldest failure with it', async () => {
    const backoff = backoffOf();
    const at = clock.now().getTime();
    for (let index = 0; index < 3; index += 1) {
      await tried(backoff);
      clock.advance(second);
    }
    await forgiveTry(db, backoff, 1);
    const failures = () => recentCalls(db, clock.now(), [{ key: backoff.key, seconds: 100 }]);
    expect(await failures()).toEqual([[new Date(at + second)]]);
    await tried(backoff);
    await forgiveTry(db, backoff, 0);
    expect(await failures()).toEqual([[new Date(at + second)]]);
  });
});
