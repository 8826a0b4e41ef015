import { describe, expect, test } from 'vitest';
import { captchaGet } from '#contract/auth/auth.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { stockOf } from '#server/auth/captcha/pictureStock.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { submitAnswer, issuedChallenge, sliderText, aes } from '#tests/support/captcha.ts';
import { uncalledService } from './signInCalls.ts';
import { requestSms } from '#tests/support/credentials.ts';

const service = uncalledService();

test('a picture is shown by at most eight challenges, and others come between', () => {
  let drawn = 0;
  const next = stockOf({ pictures: 32, uses: 8 }, () => (drawn += 1));
  const shown = Array.from({ length: 2_000 }, next);
  const uses = shown.map((picture) => shown.filter((other) => other === picture).length);
  expect(Math.max(...uses)).toBe(8);
  expect(new Set(shown.slice(0, 20)).size).toBeGreaterThan(10);
});

describe('a challenge', () => {
  test('has a token of 32 hex digits, a fresh key of 16, pictures and no answer, in at most 30 KB', async () => {
    const [one, two] = [
      await service.call(captchaGet, { captchaType: 'blockPuzzle' }),
      await service.call(captchaGet, { captchaType: 'blockPuzzle' }),
    ];
    expect(one.repData).toMatchObject({
      token: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      secretKey: expect.stringMatching(/^[A-Za-z0-9]{16}$/) as string,
    });
    expect(one.repData!.secretKey).not.toBe(two.repData!.secretKey);
    expect(JSON.stringify(one).length).toBeLessThan(30_000);
    const picture = Buffer.from(one.repData!.originalImageBase64, 'base64');
    expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(Buffer.from(one.repData!.jigsawImageBase64!, 'base64').subarray(1, 4).toString()).toBe('PNG');
  });

  test('is used up by any check, right or wrong, and by one of twenty at once', { tags: ['postgres'] }, async () => {
    const wrong = await issuedChallenge(service);
    expect((await submitAnswer(service, wrong, sliderText(wrong, 50))).repCode).toBe('6111');
    expect((await submitAnswer(service, wrong, sliderText(wrong))).repCode).toBe('6110');
    const right = await issuedChallenge(service);
    const checks = await Promise.all(Array.from({ length: 20 }, () => submitAnswer(service, right, sliderText(right))));
    expect(checks.map(({ repCode }) => repCode).toSorted()).toEqual([
      '0000',
      ...Array.from({ length: 19 }, () => '6110'),
    ]);
  });

  test('a solution faster than a user is rejected', async () => {
    const challenge = await issuedChallenge(service);
    service.clock.advance(-351);
    expect((await submitAnswer(service, challenge, sliderText(challenge))).repCode).toBe('6111');
  });

  test('counts for the client that requested its picture; of eight wrong answers at once five are judged', async () => {
    const one = { clientUid: 'slider-d', address: '198.51.100.1' };
    const challenges = [];
    for (let index = 0; index < 8; index += 1) challenges.push(await issuedChallenge(service, 'clickWord', one));
    const responses = await Promise.all(
      challenges.map((challenge) => submitAnswer(service, challenge, '[]', { address: one.address })),
    );
    expect(responses.filter(({ repCode }) => repCode === '6111')).toHaveLength(5);
    expect(responses.filter(({ repCode }) => repCode === '6202')).toHaveLength(3);
    const { clientUid, address } = one;
    expect(await service.call(captchaGet, { captchaType: 'blockPuzzle', clientUid }, { address })).toMatchObject({
      repCode: '6202',
    });
  });

  test('counts for the address of the connection: a forwarded one from anybody is not believed', async () => {
    const address = '198.51.100.2';
    for (let index = 0; index < 5; index += 1) {
      const challenge = await issuedChallenge(service, 'clickWord', { address });
      await submitAnswer(service, challenge, '[]', { address });
    }
    const forwarded = { address, headers: { 'X-Forwarded-For': '203.0.113.1' } };
    expect(await service.call(captchaGet, { captchaType: 'blockPuzzle' }, forwarded)).toMatchObject({
      repCode: '6202',
    });
  });

  test('is bound to its type', async () => {
    const challenge = await issuedChallenge(service);
    expect(
      (await submitAnswer(service, { ...challenge, captchaType: 'clickWord' }, sliderText(challenge))).repCode,
    ).toBe('6110');
  });
});

const useFor = (captchaVerification: string, phone: string) => requestSms(service, phone, captchaVerification);

test.each([
  ['"y":5.0', (x: number) => `{"x":${x},"y":5.0}`],
  ['another order', (x: number) => `{"y":5,"x":${x}}`],
])('the slider the text is sent byte for byte: %s', async (_, textOf) => {
  const challenge = await issuedChallenge(service);
  const text = textOf(challenge.answer[0]!.x);
  const checked = await submitAnswer(service, challenge, text);
  expect(checked).toMatchObject({ repCode: '0000', repData: { result: true, token: challenge.token } });
  const rewritten = aes(`${challenge.token}---${JSON.stringify(JSON.parse(text))} `, challenge.secretKey);
  await expect(useFor(rewritten, '13600000001')).rejects.toHaveCode(codes.captchaMissing);
  await expect(useFor(aes(`${challenge.token}---${text}`, challenge.secretKey), '13600000001')).resolves.toBeTruthy();
  await service.db.delete(rateWindows);
});

test('click-word requires three of the four words, in another order than their places', async () => {
  const challenges = await Promise.all(Array.from({ length: 12 }, () => issuedChallenge(service, 'clickWord')));
  expect(challenges.every(({ wordList }) => new Set(wordList).size === 3)).toBe(true);
  const fromTheLeft = challenges.filter(({ answer }) => answer[0]!.x < answer[1]!.x && answer[1]!.x < answer[2]!.x);
  expect(fromTheLeft.length).toBeLessThan(12);
});
