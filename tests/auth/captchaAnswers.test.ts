import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { aes, submitAnswer, issuedChallenge } from '#tests/support/captcha.ts';
import { uncalledService } from './signInCalls.ts';
import { requestSms } from '#tests/support/credentials.ts';

const service = uncalledService();

const useFor = (captchaVerification: string, phone: string) => requestSms(service, phone, captchaVerification);

describe('the slider', () => {
  test.each([
    ['"y":5.0', (x: number) => `{"x":${x},"y":5.0}`],
    ['another order', (x: number) => `{"y":5,"x":${x}}`],
  ])('the text is sent byte for byte: %s', async (_, textOf) => {
    const challenge = await issuedChallenge(service);
    const text = textOf(challenge.answer[0]!.x);
    const checked = await submitAnswer(service, challenge, text);
    expect(checked).toMatchObject({ repCode: '0000', repData: { result: true, token: challenge.token } });
    const rewritten = aes(`${challenge.token}---${JSON.stringify(JSON.parse(text))} `, challenge.secretKey);
    await expect(useFor(rewritten, '13600000001')).rejects.toMatchObject({ code: codes.captchaMissing });
    await expect(useFor(aes(`${challenge.token}---${text}`, challenge.secretKey), '13600000001')).resolves.toBeTruthy();
    await service.db.delete(rateWindows);
  });
});

describe('click-word', () => {
  test('requires three of the four words, in another order than their places', async () => {
    const challenges = await Promise.all(Array.from({ length: 12 }, () => issuedChallenge(service, 'clickWord')));
    expect(challenges.every(({ wordList }) => new Set(wordList).size === 3)).toBe(true);
    const fromTheLeft = challenges.filter(({ answer }) => answer[0]!.x < answer[1]!.x && answer[1]!.x < answer[2]!.x);
    expect(fromTheLeft.length).toBeLessThan(12);
  });
});
