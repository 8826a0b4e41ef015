import { describe, expect, test } from 'vitest';
import { requiresWords } from '#server/auth/captcha/escalation.ts';
import { beginTry, endWrongTry } from '#server/auth/captcha/guard.ts';
import { countCall } from '#server/auth/rateLimiter.ts';
import { addressHourKey, verifiedRates } from '#server/auth/smsLimits.ts';
import { countSent, countVerified, isPumped } from '#server/auth/smsTraffic.ts';
import { signInForAll } from './signInCalls.ts';

const { db, clock, from } = signInForAll();

const minute = 60_000;

const wrong = async (caller: ReturnType<typeof from>, client: string) => {
  expect(await beginTry(caller, client, 'blockPuzzle')).toBeNull();
  await endWrongTry(caller, client);
};

describe('words instead of a slider', () => {
  test('after three wrong answers of the client in five minutes', async () => {
    const caller = from();
    for (let index = 0; index < 2; index += 1) await wrong(caller, 'a');
    expect(await requiresWords(caller, 'a')).toBe(false);
    await wrong(caller, 'a');
    expect(await requiresWords(caller, 'a')).toBe(true);
    expect(await requiresWords(caller, 'b')).toBe(false);
    clock.advance(5 * minute);
    expect(await requiresWords(caller, 'a')).toBe(false);
  });

  test('after ten wrong answers of the address in an hour', async () => {
    const caller = from();
    for (let index = 0; index < 9; index += 1) await wrong(caller, `client ${index}`);
    expect(await requiresWords(caller, 'new')).toBe(false);
    await wrong(caller, 'client 9');
    expect(await requiresWords(caller, 'new')).toBe(true);
    expect(await requiresWords(from(), 'new')).toBe(false);
    clock.advance(60 * minute);
    expect(await requiresWords(caller, 'new')).toBe(false);
  });

  test('from the fifth SMS of an hour on whose code has not come back', async () => {
    const caller = from();
    const hourly = { key: addressHourKey(caller.caller.address), max: 20, seconds: 3_600 };
    const send = () => countCall(db, clock.now(), [hourly]);
    for (let index = 0; index < 3; index += 1) await send();
    expect(await requiresWords(caller, 'a')).toBe(false);
    await send();
    expect(await requiresWords(caller, 'a')).toBe(true);
    await countCall(db, clock.now(), verifiedRates('13812345678', caller.caller));
    expect(await requiresWords(caller, 'a')).toBe(false);
    await send();
    expect(await requiresWords(caller, 'a')).toBe(true);
    clock.advance(60 * minute);
    expect(await requiresWords(caller, 'a')).toBe(false);
  });

  test('for everybody while fewer than a fifth of twenty codes of 15 minutes came back', async () => {
    const caller = from();
    const pumped = async () => [await isPumped(caller), await requiresWords(from(), 'a')];
    for (let index = 0; index < 19; index += 1) await countSent(caller);
    expect(await pumped()).toEqual([false, false]);
    await countSent(caller);
    expect(await pumped()).toEqual([true, true]);
    for (let index = 0; index < 3; index += 1) await countVerified(caller);
    expect(await pumped()).toEqual([true, true]);
    await countVerified(caller);
    expect(await pumped()).toEqual([false, false]);
    await countSent(caller);
    expect(await pumped()).toEqual([true, true]);
    // counted by the minute: the clock of the tests starts at a full minute
    clock.advance(15 * minute - (clock.now().getTime() % minute) - 1);
    expect(await pumped()).toEqual([true, true]);
    clock.advance(1);
    expect(await pumped()).toEqual([false, false]);
  });
});
