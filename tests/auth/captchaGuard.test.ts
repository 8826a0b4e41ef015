import { and, eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clientKey, isKnown } from '#server/auth/captcha/client.ts';
import { beginTry, countPicture, endRightTry, endWrongTry, limitCheck } from '#server/auth/captcha/guard.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { requiresWords } from '#server/auth/captcha/escalation.ts';
import { countCall } from '#server/auth/rateLimiter.ts';
import { addressHourKey, verifiedRates } from '#server/auth/smsLimits.ts';
import { countSent, countVerified, isPumped } from '#server/auth/smsTraffic.ts';
import { signInForAll } from './signInCalls.ts';

const { db, clock, from } = signInForAll();

type Caller = ReturnType<typeof from>;
const limitPictures = async (...given: Parameters<typeof countPicture>) => (await countPicture(...given)).rejected;
const [second, minute] = [1_000, 60_000];
const [locked, getLimit, checkLimit] = ['6202', '6201', '6204'];

const wrong = async (caller: Caller, client: string | null, type: 'blockPuzzle' | 'clickWord' = 'blockPuzzle') => {
  const rejected = await beginTry(caller, client, type);
  if (rejected === null) await endWrongTry(caller, client);
  return rejected;
};
const right = async (caller: Caller, client: string | null) => {
  expect(await beginTry(caller, client, 'blockPuzzle')).toBeNull();
  await endRightTry(caller, client, 'blockPuzzle');
};
/** Uses up this limit of the address except for one call. */
const allButOne = ({ caller }: Caller, max: number) =>
  db
    .update(rateWindows)
    .set({ hits: Array.from({ length: max - 1 }, () => clock.now()) })
    .where(and(eq(rateWindows.max, max), like(rateWindows.key, `captcha:%${caller.address}%`)));

test.each([
  [
    '120 pictures of a client',
    (caller: Caller, uid: string) => limitPictures(caller, uid, 'blockPuzzle'),
    120,
    getLimit,
  ],
  ['600 answers of a client', limitCheck, 600, checkLimit],
])('pictures and answers in a minute %s, five times as many of its address', async (_name, act, max, repCode) => {
  const caller = from();
  expect(await act(caller, 'a')).toBeNull();
  await allButOne(caller, max);
  expect(await act(caller, 'a')).toBeNull();
  expect(await act(caller, 'a')).toEqual({ repCode });
  expect(await act(caller, 'b')).toBeNull();
  await allButOne(caller, max * 5);
  expect(await act(caller, 'c')).toBeNull();
  expect(await act(caller, 'd')).toEqual({ repCode });
  expect(await act(from(), 'd')).toBeNull();
  clock.advance(minute - 1);
  expect(await act(caller, 'd')).toEqual({ repCode });
  clock.advance(1);
  expect(await act(caller, 'd')).toBeNull();
});

describe('wrong answers of a client', () => {
  test('the fifth within a minute locks it for five minutes, and no other client', async () => {
    const caller = from();
    for (let index = 0; index < 5; index += 1) expect(await wrong(caller, 'a')).toBeNull();
    expect(await wrong(caller, 'a')).toEqual({ repCode: locked });
    expect(await limitPictures(caller, 'a', 'clickWord')).toEqual({ repCode: locked });
    expect(await wrong(caller, 'b')).toBeNull();
    expect(await limitPictures(caller, 'b', 'blockPuzzle')).toBeNull();
    expect(await limitPictures(from(), 'a', 'blockPuzzle')).toBeNull();
    clock.advance(5 * minute - 1);
    expect(await limitPictures(caller, 'a', 'blockPuzzle')).toEqual({ repCode: locked });
    expect(await wrong(caller, 'a')).toEqual({ repCode: locked });
    clock.advance(1);
    expect(await limitPictures(caller, 'a', 'blockPuzzle')).toBeNull();
    expect(await wrong(caller, 'a')).toBeNull();
  });

  test('four in a minute lock no client, nor does a fifth after it', async () => {
    const caller = from();
    for (let index = 0; index < 4; index += 1) await wrong(caller, 'a');
    clock.advance(minute);
    for (let index = 0; index < 4; index += 1) expect(await wrong(caller, 'a')).toBeNull();
    expect(await limitPictures(caller, 'a', 'blockPuzzle')).toBeNull();
  });

  test('of ten begun at once five are judged, and those not judged yet count', { tags: ['postgres'] }, async () => {
    const caller = from();
    const begun = await Promise.all(Array.from({ length: 10 }, () => beginTry(caller, 'a', 'blockPuzzle')));
    expect(begun.filter((rejected) => rejected === null)).toHaveLength(5);
    expect(begun.filter((rejected) => rejected?.repCode === locked)).toHaveLength(5);
  });

  test('a right one is taken back: a fifth wrong one after it is the fourth', async () => {
    const caller = from();
    for (let index = 0; index < 3; index += 1) await wrong(caller, 'a');
    await right(caller, 'a');
    expect(await wrong(caller, 'a')).toBeNull();
    expect(await limitPictures(caller, 'a', 'blockPuzzle')).toBeNull();
  });
});

const fail = async (caller: Caller, count: number, type?: 'clickWord') => {
  for (let index = 0; index < count; index += 1) expect(await wrong(caller, `client ${index}`, type)).toBeNull();
};

describe('wrong answers of an address', () => {
  test('after ten sliders it pauses a second; a pause is no failure', async () => {
    const caller = from();
    await fail(caller, 9);
    expect(await limitPictures(caller, 'new', 'blockPuzzle')).toBeNull();
    await fail(caller, 1);
    for (let index = 0; index < 6; index += 1)
      expect(await beginTry(caller, 'new', 'blockPuzzle')).toEqual({ repCode: checkLimit, waitSeconds: 1 });
    expect(await limitPictures(caller, 'new', 'blockPuzzle')).toEqual({ repCode: getLimit, waitSeconds: 1 });
    expect(await limitPictures(caller, 'new', 'clickWord')).toBeNull();
    expect(await beginTry(from(), 'new', 'blockPuzzle')).toBeNull();
    clock.advance(second);
    expect(await limitPictures(caller, 'new', 'blockPuzzle')).toBeNull();
    expect(await beginTry(caller, 'new', 'blockPuzzle')).toBeNull();
  });

  test('words pause after twenty', async () => {
    const caller = from();
    await fail(caller, 19, 'clickWord');
    expect(await limitPictures(caller, 'new', 'clickWord')).toBeNull();
    await wrong(caller, 'one more', 'clickWord');
    expect(await limitPictures(caller, 'new', 'clickWord')).toEqual({ repCode: getLimit, waitSeconds: 1 });
    expect(await wrong(caller, 'new', 'clickWord')).toEqual({ repCode: checkLimit, waitSeconds: 1 });
  });

  test('a right one makes up for one of them', async () => {
    const caller = from();
    await fail(caller, 9);
    await right(caller, 'a');
    await fail(caller, 1);
    expect(await limitPictures(caller, 'new', 'blockPuzzle')).toBeNull();
    await fail(caller, 1);
    expect(await limitPictures(caller, 'new', 'blockPuzzle')).toEqual({ repCode: getLimit, waitSeconds: 1 });
  });

  test('who was right within a day does not wait for the others, until in doubt', async () => {
    const caller = from();
    const known = () => isKnown(caller, clientKey(caller.caller, 'a'));
    expect(await known()).toBe(false);
    await right(caller, 'a');
    await fail(caller, 10);
    expect(await known()).toBe(true);
    expect(await limitPictures(caller, 'a', 'blockPuzzle')).toBeNull();
    for (let index = 0; index < 3; index += 1) expect(await wrong(caller, 'a')).toBeNull();
    expect(await known()).toBe(false);
    expect(await limitPictures(caller, 'a', 'blockPuzzle')).toMatchObject({ repCode: getLimit });
    expect(await wrong(caller, 'a')).toMatchObject({ repCode: checkLimit });
    clock.advance(5 * minute);
    expect(await known()).toBe(true);
    clock.advance(86_400 * second - 5 * minute);
    expect(await known()).toBe(false);
  });
});

describe('words instead of a slider', () => {
  test('after three wrong answers of the client in five minutes', async () => {
    const caller = from();
    for (let index = 0; index < 2; index += 1) expect(await wrong(caller, 'a')).toBeNull();
    expect(await requiresWords(caller, 'a')).toBe(false);
    expect(await wrong(caller, 'a')).toBeNull();
    expect(await requiresWords(caller, 'a')).toBe(true);
    expect(await requiresWords(caller, 'b')).toBe(false);
    clock.advance(5 * minute);
    expect(await requiresWords(caller, 'a')).toBe(false);
  });

  test('after ten wrong answers of the address in an hour', async () => {
    const caller = from();
    await fail(caller, 9);
    expect(await requiresWords(caller, 'new')).toBe(false);
    await fail(caller, 1);
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
