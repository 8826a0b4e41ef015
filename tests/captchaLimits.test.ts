import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captchaGet } from '#contract/auth.ts';
import { aes, answered, drawn, sliderText, verification } from './support/captcha.ts';
import type { TestService } from './support/service.ts';
import { freshService } from './support/service.ts';

let service: TestService;
const origin = 'https://app.example.com';
beforeEach(async () => {
  service = await freshService({ config: { captchaCorsOrigins: [origin] } });
});
afterEach(() => service.close());

const get = async (options: { clientUid?: string; address?: string } = {}) =>
  (await service.call(captchaGet, { captchaType: 'blockPuzzle', clientUid: options.clientUid }, options)).repCode;

const failOnce = async (options: { clientUid?: string; address?: string } = {}) => {
  const challenge = await drawn(service, 'clickWord', options);
  return (await answered(service, challenge, '[]', options)).repCode;
};

describe('limits of the captcha', () => {
  test('120 pictures in a minute, then 6201, for an address and for a clientUid', async () => {
    for (let index = 0; index < 120; index += 1) expect(await get({ clientUid: 'slider-a' })).toBe('0000');
    expect(await get()).toBe('6201');
    expect(await get({ clientUid: 'slider-a', address: '198.51.100.1' })).toBe('6201');
    expect(await get({ address: '198.51.100.1' })).toBe('0000');
    service.clock.advance(60_000);
    expect(await get()).toBe('0000');
  });

  test('five failures in a minute lock the address for five minutes, pictures and answers alike', async () => {
    const open = await drawn(service);
    for (let index = 0; index < 5; index += 1) expect(await failOnce()).toBe('6111');
    expect(await get()).toBe('6202');
    expect((await answered(service, open, sliderText(open))).repCode).toBe('6202');
    service.clock.advance(298_000);
    expect(await get()).toBe('6202');
    service.clock.advance(2_000);
    expect(await get()).toBe('0000');
  });

  test('they lock the clientUid too, from whatever address', async () => {
    for (let index = 0; index < 5; index += 1)
      await failOnce({ clientUid: 'slider-b', address: `198.51.100.${index}` });
    expect(await get({ clientUid: 'slider-b', address: '198.51.100.99' })).toBe('6202');
    expect(await get({ address: '198.51.100.99' })).toBe('0000');
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

const post = async (call: 'get' | 'check' | 'verify', body: object) => {
  const request = new Request(`http://127.0.0.1/captcha/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(body),
  });
  const answer = await service.fetch(request);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
};

describe("AJ-Captcha's own envelope", () => {
  test('get, check and verify speak it, for configured origins', async () => {
    const { body: got, headers } = await post('get', { captchaType: 'blockPuzzle', clientUid: null, ts: 1 });
    expect(got).toMatchObject({ repCode: '0000', success: true, repData: { token: expect.any(String) as string } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    const captchaVerification = await verification(service);
    expect((await post('verify', { captchaVerification })).body).toMatchObject({
      repCode: '0000',
      success: true,
      repData: null,
    });
    expect((await post('verify', { captchaVerification })).body).toMatchObject({ repCode: '6110', success: false });
  });

  test('a right check echoes the request with its result', async () => {
    const challenge = await drawn(service);
    service.clock.advance(500);
    const request = {
      captchaType: 'blockPuzzle',
      token: challenge.token,
      pointJson: aes(sliderText(challenge), challenge.secretKey),
      ts: 7,
    };
    expect((await post('check', request)).body).toMatchObject({
      repCode: '0000',
      repData: { ...request, result: true },
    });
  });

  test('a missing field is 0011, an unknown type 400', async () => {
    expect((await post('check', { captchaType: 'blockPuzzle', token: '' })).body).toMatchObject({
      repCode: '0011',
      success: false,
    });
    expect((await post('verify', {})).body).toMatchObject({ repCode: '0011' });
    expect((await post('get', { captchaType: 'rotatePuzzle' })).status).toBe(400);
  });
});
