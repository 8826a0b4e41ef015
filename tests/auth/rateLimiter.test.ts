// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import {
  countCall,
  countingBeside,
  clearCalls,
  isUsedUp,
  limitCalls,
  recentCalls,
  cleanUpRates,
  takeBackCalls,
} from '#server/auth/rateLimiter.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { countTry, forgiveTry } from '#server/auth/backoff.ts';
import { signInForAll } from './signInCalls.ts';

const { db, clock } = signInForAll();

const second = 1_000;
let keys = 0;
const rateOf = (max: number, seconds = 10) => ({ key: `k${(keys += 1)}`, max, seconds });
const count = (...rates: ReturnType<typeof rateOf>[]) => countCall(db, clock.now(), rates);

describe('a sliding window', () => {
  test('lets exactly the allowed number through, however many come at once', async () => {
    const rate = rateOf(3);
    const waits = await Promise.all(Array.from({ length: 40 }, () => count(rate)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(waits.filter((wait) => wait === 10)).toHaveLength(37);
  });

  test('slides: a call is forgotten when its own time is over', async () => {
    const rate = rateOf(3);
    for (let index = 0; index < 3; index += 1) {
      expect(await count(rate)).toBe(0);
      clock.advance(3 * second);
    }
    expect(await count(rate)).toBe(1);
    clock.advance(second);
    expect(await count(rate)).toBe(0);
    expect(await count(rate)).toBe(3);
  });

  test('names the wait in whole seconds, up, and never none', async () => {
    const rate = rateOf(1);
    await count(rate);
    clock.advance(1);
    expect(await count(rate)).toBe(10);
    clock.advance(8_999);
    expect(await count(rate)).toBe(1);
    clock.advance(999);
    expect(await count(rate)).toBe(1);
    clock.advance(1);
    expect(await count(rate)).toBe(0);
  });

  test('counts nothing when one of several is used up, and names that one’s wait', async () => {
    const [free, full] = [rateOf(1), rateOf(1, 30)];
    await count(full);
    expect(await count(free, full)).toBe(30);
    expect(await count(free)).toBe(0);
  });

  test('says whether it is used up without counting', async () => {
    const rate = rateOf(2);
    const isOver = () => isUsedUp(db, clock.now(), rate);
    expect(await isOver()).toBe(false);
    await count(rate);
    expect([await isOver(), await isOver()]).toEqual([false, false]);
    await count(rate);
    expect(await isOver()).toBe(true);
    expect(await isUsedUp(db, clock.now(), { ...rate, key: 'another' })).toBe(false);
    clock.advance(10 * second - 1);
    expect(await isOver()).toBe(true);
    clock.advance(1);
    expect(await isOver()).toBe(false);
  });

  test('returns the calls of each key that still count, the oldest first', async () => {
    const [one, other, none] = [rateOf(9), rateOf(9), rateOf(9)];
    const at = clock.now();
    await count(one, other);
    clock.advance(4 * second);
    await count(one);
    clock.advance(6 * second);
    await count(one);
    expect(await recentCalls(db, clock.now(), [one, { ...other, seconds: 11 }, none])).toEqual([
      [new Date(at.getTime() + 4 * second), new Date(at.getTime() + 10 * second)],
      [at],
      [],
    ]);
  });

  test('is counted while others are read, with one answer', async () => {
    const [counted, read, none] = [rateOf(1), rateOf(9), rateOf(9)];
    const at = clock.now();
    await count(read);
    const countAndRead = countingBeside(sql`${sql.placeholder('beside')}::boolean`);
    const ask = () => countAndRead(db, clock.now(), [counted, none], [read, rateOf(1)], { beside: true });
    expect(await ask()).toEqual({ wait: 0, recent: [[at], []], value: true });
    clock.advance(second);
    // used up: none is counted, and the others are still read
    expect(await ask()).toEqual({ wait: 9, recent: [[at], []], value: true });
    expect(await recentCalls(db, clock.now(), [counted, none, read])).toEqual([[at], [at], [at]]);
  });

  test('takes the latest call back, of the named keys alone', async () => {
    const [one, other] = [rateOf(9, 60), rateOf(9, 60)];
    const at = clock.now();
    await count(one, other);
    clock.advance(second);
    await count(one, other);
    await takeBackCalls(db, [one.key]);
    const [ofOne, ofOther] = await recentCalls(db, clock.now(), [one, other]);
    expect(ofOne).toEqual([at]);
    expect(ofOther).toEqual([at, clock.now()]);
  });

  test('is forgotten, of the named keys alone', async () => {
    const [one, other] = [rateOf(1), rateOf(1)];
    await count(one, other);
    await clearCalls(db, [one.key]);
    expect([await count(one), await count(other)]).toEqual([0, 10]);
  });

  test('says of itself what it allows, until it is swept when it is over', async () => {
    const rate = rateOf(7, 10);
    const rows = () => db.select().from(rateWindows).where(eq(rateWindows.key, rate.key));
    await count(rate);
    clock.advance(second);
    await count(rate);
    const expiresAt = new Date(clock.now().getTime() + 10 * second);
    expect(await rows()).toMatchObject([{ max: 7, seconds: 10, expiresAt }]);
    await cleanUpRates(db, expiresAt);
    expect(await rows()).toHaveLength(1);
    await cleanUpRates(db, new Date(expiresAt.getTime() + 1));
    expect(await rows()).toEqual([]);
  });

  test('rejects with the waiting time as text', async () => {
    const rate = rateOf(1, 300);
    await limitCalls(db, clock.now(), [rate]);
    await expect(limitCalls(db, clock.now(), [rate])).rejects.toEqual(
      new ApiError(codes.tooMany, '操作过于频繁，请5分钟后再试', 300),
    );
    await expect(limitCalls(db, clock.now(), [rate], (wait) => `等${wait}`)).rejects.toEqual(
      new ApiError(codes.tooMany, '等5分钟', 300),
    );
  });
});

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
