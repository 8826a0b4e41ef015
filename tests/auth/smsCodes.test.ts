import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { smsLogin } from '#contract/auth/user.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { smsCodes } from '#server/db/schema/codesAndLimits.ts';
import { messages } from '#server/http/errors/messages.ts';
import { phonesAfter, sentCode, requestSms } from '#tests/support/credentials.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { verification } from '#tests/support/captcha.ts';
import { freshService } from '#tests/support/service.ts';

const service = serviceForAll();

const freshPhone = phonesAfter(13_700_000_000);

const send = async (phone: string, messageType: 'user_login' | 'user_sign' = 'user_login'): Promise<string> => {
  const code = await sentCode(service, phone, messageType);
  service.clock.advance(3_600_000 / 19);
  return code;
};

const login = (phone: string, code: string) => service.call(smsLogin, { phone, code });
const apiError = new ApiError(codes.smsCodeWrong, messages.smsCodeWrong);

describe('a code', () => {
  test('that was sent for signing up signs nobody in', async () => {
    const phone = freshPhone();
    await expect(login(phone, await send(phone, 'user_sign'))).rejects.toEqual(apiError);
  });

  test('is the same however phone and code are written', async () => {
    const phone = freshPhone();
    const spaced = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
    const code = await send(spaced);
    const message = `【化运通】您的登录验证码是 ${code}，5 分钟内有效，客服 400-123-4567。`;
    await expect(login(phone.replace(/^(...)/, '$1-'), message)).resolves.toBeTruthy();
  });

  test('fifty wrong codes at once count as fifty', { tags: ['postgres'] }, async () => {
    const phone = freshPhone();
    const code = await send(phone);
    const tries = Array.from({ length: 50 }, (_, index) =>
      login(phone, String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')),
    );
    expect((await Promise.allSettled(tries)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await service.db.select().from(smsCodes).where(eq(smsCodes.phone, phone))).toMatchObject([{ tries: 5 }]);
    await expect(login(phone, code)).rejects.toEqual(apiError);
  });

  test('the right code twenty times at once opens one session', { tags: ['postgres'] }, async () => {
    const phone = freshPhone();
    const code = await send(phone);
    const before = (await service.db.select().from(sessions)).length;
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => login(phone, code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await service.db.select().from(sessions)).toHaveLength(before + 1);
  });
});

const sent = () => service.inbox.received().length;

describe('sending', () => {
  test('without a passed captcha sends nothing', async () => {
    const before = sent();
    await expect(requestSms(service, freshPhone(), 'made up')).rejects.toEqual(
      new ApiError(codes.captchaMissing, messages.captchaMissing),
    );
    expect(sent()).toBe(before);
  });

  test('one verification string twenty times at once sends one SMS', { tags: ['postgres'] }, async () => {
    const before = sent();
    const captchaVerification = await verification(service);
    const requested = Array.from({ length: 20 }, () => requestSms(service, freshPhone(), captchaVerification));
    expect((await Promise.allSettled(requested)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sent()).toBe(before + 1);
  });

  test('a failing carrier is reported, voids the code and costs no pause', async () => {
    let up = false;
    const failing = await freshService({
      sms: {
        send: () => (up ? Promise.resolve() : Promise.reject(new Error('down'))),
        notify: () => Promise.resolve(),
      },
    });
    const phone = freshPhone();
    const request = async () => requestSms(failing, phone, await verification(failing));
    await expect(request()).rejects.toEqual(new ApiError(codes.smsNotSent, messages.smsNotSent));
    expect(await failing.db.select().from(smsCodes)).toEqual([]);
    up = true;
    await expect(request()).resolves.toEqual({ resendAfterSeconds: 60 });
    await failing.close();
  });
});
