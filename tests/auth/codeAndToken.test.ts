import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { isCodeOpen, issueCode, proveOwnership, voidCode } from '#server/auth/smsCodes.ts';
import { isUsedUp, recentCalls } from '#server/auth/rateLimiter.ts';
import { verifiedKey } from '#server/auth/smsLimits.ts';
import { smsCodes, smsTraffic } from '#server/db/schema/codesAndLimits.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { signInForAll, secondsToWait } from './signInCalls.ts';

const { db, clock, from } = signInForAll();

const minute = 60_000;
const newPhone = phonesAfter(13_600_000_000);
const wrong = new ApiError(codes.smsCodeWrong, '验证码错误或已失效，请重新获取');
const rejected = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => null,
    (error: unknown) => error,
  );
/** A code that differs from this one. */
const notThis = (code: string) => (code === '000000' ? '000001' : '000000');

const issue = (phone: string, purpose: 'user_login' | 'user_sign' = 'user_login') => issueCode(from(), phone, purpose);

const prove = (phone: string, code: string, purpose: 'user_login' | 'user_sign' = 'user_login') =>
  rejected(proveOwnership(from(), phone, purpose, code));

describe('an SMS code', () => {
  test('has six digits and proves its phone once', async () => {
    const phone = newPhone();
    const code = await issue(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(await prove(phone, code)).toBeNull();
    expect(await prove(phone, code)).toEqual(wrong);
  });

  test('is rejected with the same message when wrong, of another phone, of another purpose or never sent', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const code = await issue(phone);
    expect(await prove(phone, notThis(code))).toEqual(wrong);
    expect(await prove(other, code)).toEqual(wrong);
    expect(await prove(phone, code, 'user_sign')).toEqual(wrong);
    expect(await prove(phone, code)).toBeNull();
  });

  test('voids the one before it, of its own purpose', async () => {
    const phone = newPhone();
    const [first, forSign] = [await issue(phone), await issue(phone, 'user_sign')];
    let next = await issue(phone);
    while (next === first) next = await issue(phone);
    expect(await prove(phone, first)).toEqual(wrong);
    expect(await prove(phone, next)).toBeNull();
    expect(await prove(phone, forSign, 'user_sign')).toBeNull();
  });

  test('lives five minutes less a millisecond', async () => {
    const phone = newPhone();
    const code = await issue(phone);
    clock.advance(5 * minute - 1);
    expect(await isCodeOpen({ db, clock }, phone, 'user_login')).toBe(true);
    expect(await prove(phone, code)).toBeNull();
    const late = await issue(phone);
    clock.advance(5 * minute);
    expect(await isCodeOpen({ db, clock }, phone, 'user_login')).toBe(false);
    expect(await prove(phone, late)).toEqual(wrong);
  });

  test('is over after five tries, and a new one begins afresh', async () => {
    const phone = newPhone();
    const code = await issue(phone);
    for (let index = 0; index < 4; index += 1) await prove(phone, notThis(code));
    expect(await isCodeOpen({ db, clock }, phone, 'user_login')).toBe(true);
    await prove(phone, notThis(code));
    expect(await isCodeOpen({ db, clock }, phone, 'user_login')).toBe(false);
    expect(await prove(phone, code)).toEqual(wrong);
    expect(await prove(phone, await issue(phone))).toBeNull();
  });

  test('is stored as a digest under the service’s key; the previous key is accepted', async () => {
    const phone = newPhone();
    const code = await issue(phone);
    const [row] = await db.select().from(smsCodes).where(eq(smsCodes.phone, phone));
    expect(row!.codeHash).toMatch(/^[0-9a-f]{64}$/);
    const withKeys = (secret: { current: string; previous?: string }) =>
      rejected(proveOwnership({ ...from(), secret }, phone, 'user_login', code));
    expect(await withKeys({ current: 'another' })).toEqual(wrong);
    expect(await withKeys({ current: 'another', previous: 'a key of the tests' })).toBeNull();
  });

  test('is void when it could not be sent', async () => {
    const phone = newPhone();
    const [code, forSign] = [await issue(phone), await issue(phone, 'user_sign')];
    await voidCode({ db }, phone, 'user_login');
    expect(await prove(phone, code)).toEqual(wrong);
    expect(await prove(phone, forSign, 'user_sign')).toBeNull();
  });

  test('that comes back counts for its address and in the traffic, a wrong one does not', async () => {
    const [caller, phone] = [from(), newPhone()];
    const traffic = async () => (await db.select().from(smsTraffic)).reduce((sum, { verified }) => sum + verified, 0);
    const before = await traffic();
    const code = await issueCode(caller, phone, 'user_login');
    await rejected(proveOwnership(caller, phone, 'user_login', notThis(code)));
    await proveOwnership(caller, phone, 'user_login', code);
    const key = verifiedKey(caller.caller.address);
    expect(await recentCalls(db, clock.now(), [{ key, seconds: 86_400 }])).toEqual([[clock.now()]]);
    expect(await traffic()).toBe(before + 1);
    expect(await isUsedUp(db, clock.now(), { key, max: 1, seconds: 86_400 })).toBe(true);
  });

  test('120 of them may be tried from an address in a minute', async () => {
    const caller = from();
    const tries = Array.from({ length: 121 }, () => proveOwnership(caller, newPhone(), 'user_login', '123456'));
    const seconds = await Promise.all(tries.map(secondsToWait));
    expect(seconds.filter((wait) => wait === undefined)).toHaveLength(120);
    expect(seconds.filter((wait) => wait === 60)).toHaveLength(1);
  });
});
