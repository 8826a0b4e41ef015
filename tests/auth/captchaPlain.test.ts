import { describe, expect, test } from 'vitest';
import { aes, submitAnswer, issuedChallenge, sliderText, verification } from '#tests/support/captcha.ts';
import { uncalledService } from './signInCalls.ts';

const origin = 'https://app.example.com';
const service = uncalledService({ config: { captchaCorsOrigins: [origin, 'https://other.example.com'] } });

type Call = 'get' | 'check' | 'verify';

const send = (call: Call, init: RequestInit & { headers: Record<string, string> }) =>
  service.fetch(new Request(`http://127.0.0.1/captcha/${call}`, init));

const post = async (call: Call, body: object, from = origin) => {
  const headers = { 'Content-Type': 'application/json', Origin: from };
  const answer = await send(call, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
};

const preflight = (from: string) =>
  send('get', {
    method: 'OPTIONS',
    headers: {
      Origin: from,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type, x-requested-with',
    },
  });

const corsHeaders = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

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
    const challenge = await issuedChallenge(service);
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

describe('pages of other origins', () => {
  test('a listed origin may call with credentials, also when the call fails', async () => {
    const granted = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
    for (const captchaType of ['blockPuzzle', 'rotatePuzzle']) {
      const { headers } = await post('get', { captchaType });
      expect(corsHeaders(headers)).toEqual(granted);
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  test('its preflight is granted for POST and the requested headers', async () => {
    const { status, headers } = await preflight('https://other.example.com');
    expect(status).toBe(204);
    expect(corsHeaders(headers)).toEqual({
      'access-control-allow-origin': 'https://other.example.com',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type,x-requested-with',
      'access-control-max-age': '600',
    });
    expect(headers.get('vary')).toContain('Origin');
  });

  test.each(['https://evil.example.com', 'https://app.example.com.evil.example', 'http://app.example.com', 'null'])(
    '%s is not listed and gets nothing',
    async (from) => {
      const { headers } = await post('get', { captchaType: 'blockPuzzle' }, from);
      expect(corsHeaders(headers)).toEqual({});
      expect(headers.get('vary')).toContain('Origin');
      const rejected = await preflight(from);
      expect(rejected.ok).toBe(false);
      expect(corsHeaders(rejected.headers)).toEqual({});
    },
  );
});

const failOnce = async (clientUid: string) => {
  const challenge = await issuedChallenge(service, 'clickWord', { clientUid });
  return submitAnswer(service, challenge, '[]', { clientUid });
};

const slider = async (clientUid: string) => (await post('get', { captchaType: 'blockPuzzle', clientUid })).body;

test('a foreign client gets a slider, where the site requires words after three wrong answers', async () => {
  for (let index = 0; index < 3; index += 1) await failOnce('slider-a');
  await expect(issuedChallenge(service, 'blockPuzzle', { clientUid: 'slider-a' })).rejects.toThrow(
    'No challenge was drawn.',
  );
  expect(await slider('slider-a')).toMatchObject({ repCode: '0000', success: true });
});
