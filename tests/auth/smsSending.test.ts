import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { smsCodes } from '#server/db/schema/codesAndLimits.ts';
import { messages } from '#server/http/messages.ts';
import { verification } from '#tests/support/captcha.ts';
import { phonesAfter, requestSms } from '#tests/support/credentials.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const freshPhone = phonesAfter(13_700_000_000);
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
