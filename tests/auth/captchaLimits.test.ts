// @module-tag deep
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captchaGet } from '#contract/auth/auth.ts';
import { rateWindows } from '#service/db/schema/codesAndLimits.ts';
import { submitAnswer, issuedChallenge, sliderText } from '#tests/support/captcha.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await freshService();
});
afterEach(() => service.close());

const get = async (options: { clientUid?: string; address?: string } = {}) =>
  (await service.call(captchaGet, { captchaType: 'blockPuzzle', clientUid: options.clientUid }, options)).repCode;

const failOnce = async (options: { clientUid?: string; address?: string } = {}) => {
  const challenge = await issuedChallenge(service, 'clickWord', options);
  return (await submitAnswer(service, challenge, '[]', options)).repCode;
};

describe('limits of the captcha', () => {
  test('120 pictures of a client in a minute, then 6201; other clients are not held up', async () => {
    for (let index = 0; index < 120; index += 1) expect(await get({ clientUid: 'slider-a' })).toBe('0000');
    expect(await get({ clientUid: 'slider-a' })).toBe('6201');
    expect(await get({ clientUid: 'slider-b' })).toBe('0000');
    expect(await get()).toBe('0000');
    expect(await get({ clientUid: 'slider-a', address: '198.51.100.1' })).toBe('0000');
    service.clock.advance(60_000);
    expect(await get({ clientUid: 'slider-a' })).toBe('0000');
  });

  test('600 pictures of an address in a minute, for any number of client ids', async () => {
    await service.db.insert(rateWindows).values({
      key: 'captcha:get:address:127.0.0.1',
      hits: Array.from({ length: 599 }, () => service.clock.now()),
      expiresAt: new Date(service.clock.now().getTime() + 60_000),
    });
    expect(await get({ clientUid: 'slider-a' })).toBe('0000');
    expect(await get({ clientUid: 'slider-b' })).toBe('6201');
    expect(await get({ clientUid: 'slider-b', address: '198.51.100.1' })).toBe('0000');
  });

  test('five failures in a minute lock the client for five minutes, pictures and answers alike', async () => {
    const open = await issuedChallenge(service);
    for (let index = 0; index < 5; index += 1) expect(await failOnce()).toBe('6111');
    expect(await get()).toBe('6202');
    expect((await submitAnswer(service, open, sliderText(open))).repCode).toBe('6202');
    service.clock.advance(298_000);
    expect(await get()).toBe('6202');
    service.clock.advance(2_000);
    expect(await get()).toBe('0000');
  });

  test('a client is its address and its clientUid together: neither alone locks anybody', async () => {
    const locked = { clientUid: 'slider-b', address: '198.51.100.1' };
    for (let index = 0; index < 5; index += 1) await failOnce(locked);
    expect(await get(locked)).toBe('6202');
    expect(await get({ clientUid: 'slider-b', address: '198.51.100.2' })).toBe('0000');
    expect(await get({ clientUid: 'slider-c', address: '198.51.100.1' })).toBe('0000');
    expect(await get({ address: '198.51.100.1' })).toBe('0000');
  });

  test('a failure counts for the client that requested the picture, before the check; fifty at once count as five', async () => {
    const one = { clientUid: 'slider-d', address: '198.51.100.1' };
    const challenges = [];
    for (let index = 0; index < 50; index += 1) challenges.push(await issuedChallenge(service, 'clickWord', one));
    const responses = await Promise.all(
      challenges.map((challenge) => submitAnswer(service, challenge, '[]', { address: one.address })),
    );
    expect(responses.filter(({ repCode }) => repCode === '6111')).toHaveLength(5);
    expect(responses.filter(({ repCode }) => repCode === '6202')).toHaveLength(45);
    expect(await get(one)).toBe('6202');
  });

  test('a forwarded address from anybody is not believed', async () => {
    for (let index = 0; index < 5; index += 1) await failOnce({ address: '198.51.100.1' });
    const answer = await service.fetch(
      new Request(`http://127.0.0.1${captchaGet.path}?captchaType=blockPuzzle`, {
        headers: { 'X-Forwarded-For': '203.0.113.1' },
      }),
      '198.51.100.1',
    );
    expect(await answer.json()).toMatchObject({ data: { repCode: '6202' } });
  });
});
