// @module-tag postgres
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { clearTries, forgiveAddress, limitAddress, limitTries } from '#server/auth/password/tries.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { signInForAll, secondsToWait } from './signInCalls.ts';

const { db, clock, from } = signInForAll();

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const newPhone = phonesAfter(13_900_000_000);
/** A try from a separate address, so that only the phone counts. */
const tryOf = (phone: string) => secondsToWait(limitTries(from(), phone));

describe('passwords of a phone', () => {
  test('ten are free; then one after 1, 2, 4, 8 and then always 15 minutes; an attempt too soon is not counted', async () => {
    const phone = newPhone();
    for (let index = 0; index < 10; index += 1) expect(await tryOf(phone)).toBe(0);
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      expect(await tryOf(phone)).toBe(minutes * 60);
      clock.advance(minutes * minute - 1);
      expect(await tryOf(phone)).toBe(1);
      clock.advance(1);
      expect(await tryOf(phone)).toBe(0);
    }
    expect(await tryOf(newPhone())).toBe(0);
  });

  test('of thirty at once ten are compared', async () => {
    const phone = newPhone();
    const waits = await Promise.all(Array.from({ length: 30 }, () => tryOf(phone)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(waits.filter((wait) => wait === 60)).toHaveLength(20);
  });

  test('begin afresh after a day without a try, or when the owner signed in', async () => {
    const phone = newPhone();
    const freeTries = async () => {
      let free = 0;
      while ((await tryOf(phone)) === 0) free += 1;
      return free;
    };
    expect(await freeTries()).toBe(10);
    clock.advance(minute + day);
    expect(await tryOf(phone)).toBe(0);
    expect(await tryOf(phone)).toBe(120);
    clock.advance(2 * minute + day + 1);
    expect(await freeTries()).toBe(10);
    await clearTries(db, newPhone());
    expect(await tryOf(phone)).toBe(60);
    await clearTries(db, phone);
    expect(await freeTries()).toBe(10);
  });

  test('the API error names the wait and another way in', async () => {
    const phone = newPhone();
    for (let index = 0; index < 10; index += 1) await tryOf(phone);
    await expect(limitTries(from(), phone)).rejects.toEqual(
      new ApiError(codes.tooMany, '密码尝试次数过多，请60秒后再试，或改用短信验证码登录', 60),
    );
  });
});

const tryMany = async (caller: ReturnType<typeof from>, count: number) => {
  const tried = Array.from({ length: count }, newPhone);
  for (const phone of tried) expect(await secondsToWait(limitTries(caller, phone))).toBe(0);
  return tried;
};

describe('passwords of an address', () => {
  test('thirty in a minute that were not right', async () => {
    const caller = from();
    for (let index = 0; index < 30; index += 1) await limitAddress(caller);
    await expect(limitAddress(caller)).rejects.toEqual(new ApiError(codes.tooMany, '操作过于频繁，请60秒后再试', 60));
    expect(await secondsToWait(limitTries(caller, newPhone()))).toBe(60);
    await limitAddress(from());
    clock.advance(minute - 1);
    expect(await secondsToWait(limitAddress(caller))).toBe(1);
    clock.advance(1);
    expect(await secondsToWait(limitAddress(caller))).toBe(0);
  });

  test('twenty accounts in an hour; one of them again is not another one', async () => {
    const caller = from();
    const [first = ''] = await tryMany(caller, 20);
    await expect(limitTries(caller, newPhone())).rejects.toEqual(
      new ApiError(codes.tooMany, '密码尝试次数过多，请60分钟后再试，或改用短信验证码登录', 3_600),
    );
    expect(await secondsToWait(limitTries(caller, first))).toBe(0);
    expect(await tryOf(newPhone())).toBe(0);
    clock.advance(hour - 1);
    expect(await secondsToWait(limitTries(caller, newPhone()))).toBe(1);
    clock.advance(1);
    expect(await secondsToWait(limitTries(caller, newPhone()))).toBe(0);
  });

  test('a right one gives back what it took, of the minute and of the hour', async () => {
    const caller = from();
    for (let index = 0; index < 45; index += 1) {
      const phone = newPhone();
      expect(await secondsToWait(limitTries(caller, phone))).toBe(0);
      await forgiveAddress(caller, phone);
    }
  });

  test('an account that came in within 30 days is none of the twenty', async () => {
    const caller = from();
    const known = newPhone();
    await limitTries(caller, known);
    await forgiveAddress(caller, known);
    await tryMany(caller, 20);
    expect(await secondsToWait(limitTries(caller, newPhone()))).toBe(3_600);
    expect(await secondsToWait(limitTries(caller, known))).toBe(0);
    // known only to this browser
    const elsewhere = from();
    await tryMany(elsewhere, 20);
    expect(await secondsToWait(limitTries(elsewhere, known))).toBe(3_600);
    clock.advance(30 * day - 1);
    await tryMany(caller, 20);
    expect(await secondsToWait(limitTries(caller, known))).toBe(0);
    clock.advance(1);
    expect(await secondsToWait(limitTries(caller, known))).toBe(3_600);
  });

  test('a right one at an address takes back no try of another account', async () => {
    const caller = from();
    const known = newPhone();
    await limitTries(caller, known);
    await forgiveAddress(caller, known);
    await tryMany(caller, 19);
    clock.advance(minute);
    // known accounts are not counted, so no try is given back for them
    await limitTries(caller, known);
    await forgiveAddress(caller, known);
    await tryMany(caller, 1);
    expect(await secondsToWait(limitTries(caller, newPhone()))).toBeGreaterThan(3_000);
  });
});
