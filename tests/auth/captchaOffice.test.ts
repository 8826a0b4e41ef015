// @module-tag deep
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captchaGet } from '#contract/auth/auth.ts';
import { sendSms, smsLogin } from '#contract/auth/user.ts';
import { passwordLogin } from '#contract/auth/password.ts';
import { aes, submitAnswer, issuedChallenge, sliderText, wordsText } from '#tests/support/captcha.ts';
import { digest, goodPassword, registered } from '#tests/support/credentials.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await freshService();
});
afterEach(() => service.close());

const address = '198.51.100.1';
const second = 1_000;

/** A picture of the kind the service wants of this client, or the code with which it is rejected. */
const picture = async (clientUid: string) => {
  const slider = await service.call(captchaGet, { captchaType: 'blockPuzzle', clientUid }, { address });
  if (slider.repCode === '0000') return issuedChallenge(service, 'blockPuzzle', { clientUid, address });
  const messages = await service.call(captchaGet, { captchaType: 'clickWord', clientUid }, { address });
  if (slider.repCode === '6206' && messages.repCode === '0000')
    return issuedChallenge(service, 'clickWord', { clientUid, address });
  return { rejected: slider.repCode === '6206' ? messages : slider };
};

const answerWith = async (clientUid: string, right: boolean) => {
  const challenge = await picture(clientUid);
  if ('rejected' in challenge) return { repCode: challenge.rejected.repCode, verification: '' };
  const text = challenge.captchaType === 'clickWord' ? wordsText(challenge) : sliderText(challenge);
  const { repCode } = await submitAnswer(service, challenge, right ? text : '[]', { clientUid, address });
  return { repCode, verification: aes(`${challenge.token}---${text}`, challenge.secretKey) };
};

const phoneOf = (index: number) => `14${String(index % 100).padStart(2, '0')}${String(index).padStart(7, '0')}`;
const colleagues = Array.from({ length: 30 }, (_, index) => ({
  clientUid: `slider-${index}`,
  phone: phoneOf(index),
  errs: index % 5 === 2,
}));

const login = (phone: string, password: string) =>
  service.call(passwordLogin, { userName: phone, password: digest(phone, password), remember: false }, { address });

describe('an office of thirty behind one address', () => {
  test('signs in by SMS within ten minutes; only who fails ten times in a row is locked', async () => {
    const unlucky: string[] = [];
    for (const [index, { clientUid, phone, errs }] of colleagues.entries()) {
      if (errs) expect((await answerWith(clientUid, false)).repCode).toBe('6111');
      const { repCode, verification } = await answerWith(clientUid, true);
      expect(repCode).toBe('0000');
      await service.call(
        sendSms,
        { phone, userSource: 'echem', messageType: 'user_login', captchaVerification: verification },
        { address },
      );
      const { code } = service.inbox.received().find((sms) => sms.phone === phone)!;
      await service.call(smsLogin, { phone, code }, { address });
      if (index % 3 === 1) unlucky.push((await answerWith('slider-unlucky', false)).repCode);
      service.clock.advance(10 * second);
    }
    expect(unlucky).toHaveLength(10);
    unlucky.length = 0;
    service.clock.advance(60 * second);
    for (let failure = 0; failure < 10; failure += 1) unlucky.push((await answerWith('slider-unlucky', false)).repCode);
    expect(unlucky).toEqual([...Array(5).fill('6111'), ...Array(5).fill('6202')]);
    expect((await answerWith('slider-0', true)).repCode).toBe('0000');
    expect((await answerWith('slider-of-a-visitor', true)).repCode).toBe('0000');
  });

  test('signs in by password: a right one uses nothing up, and spraying is stopped as before', async () => {
    for (const { phone } of colleagues) await registered(service, phone);
    for (let round = 0; round < 2; round += 1)
      for (const { phone } of colleagues) await expect(login(phone, goodPassword)).resolves.toBeTruthy();
    for (let index = 0; index < 20; index += 1) {
      await expect(login(phoneOf(500 + index), goodPassword)).rejects.toMatchObject({ code: '12000004' });
      service.clock.advance(5 * second);
      await login(colleagues[0]!.phone, goodPassword);
    }
    await expect(login(phoneOf(600), goodPassword)).rejects.toMatchObject({ code: '10000429' });
  });
});
