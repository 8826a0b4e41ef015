// @module-tag postgres
import { expect, test } from 'vitest';
import { storeChallenge, takeChallenge } from '#server/auth/captcha/challenges.ts';
import { storePass, takePass } from '#server/auth/captcha/passes.ts';
import { signInForAll } from './signInCalls.ts';

const { db, clock } = signInForAll();

const second = 1_000;
const take = (address = '203.0.113.9') => takePass(db, clock, 'v', { address });

const getChallenge = (captchaType: string) =>
  storeChallenge(db, clock, { captchaType, secretKey: 'k', answer: [{ x: 1, y: 5 }], clientUid: null, network: 'n' });

test.each([
  ['blockPuzzle', 120 * second],
  ['clickWord', 120 * second],
  ['effort', 900 * second],
])('a stored challenge %s lives %i ms, and is used up', async (captchaType, ms) => {
  const [inTime, late] = [await getChallenge(captchaType), await getChallenge(captchaType)];
  expect(inTime).toMatch(/^[0-9a-f]{32}$/);
  expect(inTime).not.toBe(late);
  clock.advance(ms);
  const taken = { captchaType, answer: [{ x: 1, y: 5 }], ageMs: ms, secretKey: 'k', clientUid: null, network: 'n' };
  expect(await takeChallenge(db, clock, inTime)).toMatchObject(taken);
  expect(await takeChallenge(db, clock, inTime)).toBeNull();
  clock.advance(1);
  expect(await takeChallenge(db, clock, late)).toBeNull();
});

const of = { captchaType: 'clickWord', clientUid: 'a', network: '203.0' };

test('a passed check is good once, for 180 s less a millisecond, in its own network', async () => {
  await storePass(db, clock, 'v', of);
  clock.advance(180 * second - 1);
  expect(await take('203.0.200.1')).toEqual({ captchaType: 'clickWord', clientUid: 'a' });
  expect(await take()).toBeNull();
  await storePass(db, clock, 'v', of);
  clock.advance(180 * second);
  expect(await take()).toBeNull();
  await storePass(db, clock, 'v', of);
  expect(await take('203.1.113.9')).toBeNull();
  expect(await take()).toBeNull();
});
