// @module-tag deep
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { sendSms, smsLogin } from '#contract/auth/user.ts';
import { verification } from '#tests/support/captcha.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await freshService();
});
afterEach(() => service.close());

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const phoneOf = (index: number): string => `15${String(index % 100).padStart(2, '0')}${String(index).padStart(7, '0')}`;

const send = async (phone: string, options: { address?: string; clientUid?: string } = {}) =>
  service.call(
    sendSms,
    {
      phone,
      userSource: 'echem',
      messageType: 'user_login',
      captchaVerification: await verification(service, options),
    },
    options,
  );

const secondsToWait = async (requested: Promise<unknown>): Promise<number> => {
  const rejected: unknown = await requested.then(
    () => null,
    (error: unknown) => error,
  );
  expect(rejected).toBeInstanceOf(ApiError);
  expect(rejected).toMatchObject({
    code: codes.tooMany,
    message: expect.stringMatching(/^验证码获取过于频繁，请\d+(秒|分钟|小时)后再试$/) as string,
  });
  return (rejected as ApiError).retryAfterSeconds!;
};

const addressOf = (index: number): string => `198.51.${index}.1`;
const oneDevice = (index: number) => ({ clientUid: 'slider-1', address: addressOf(index) });
const neighbour = (index: number): string => `1881234${String(index).padStart(4, '0')}`;

describe('limits of sending', () => {
  test('a phone: one in a minute, five in an hour, ten in a day', async () => {
    const phone = phoneOf(1);
    await send(phone);
    expect(await secondsToWait(send(phone))).toBeLessThanOrEqual(60);
    service.clock.advance(58 * second);
    expect(await secondsToWait(send(phone))).toBe(1);
    for (let index = 1; index < 5; index += 1) {
      service.clock.advance(minute);
      await send(phone);
    }
    service.clock.advance(minute);
    expect(await secondsToWait(send(phone))).toBeGreaterThan(50 * 60);
    for (let index = 5; index < 10; index += 1) {
      service.clock.advance(hour);
      await send(phone);
    }
    service.clock.advance(hour);
    expect(await secondsToWait(send(phone))).toBeGreaterThan(15 * 3_600);
  });

  test('an address: twenty in an hour; another address is not held up by it', async () => {
    for (let index = 0; index < 20; index += 1) await send(phoneOf(index));
    expect(await secondsToWait(send(phoneOf(21)))).toBeGreaterThan(3_000);
    await expect(send(phoneOf(21), { address: '198.51.100.7' })).resolves.toBeTruthy();
  });

  test('a device: ten in a day, from any address', async () => {
    for (let index = 0; index < 10; index += 1) await send(phoneOf(index), oneDevice(index));
    expect(await secondsToWait(send(phoneOf(11), oneDevice(11)))).toBeGreaterThan(23 * 3_600);
  });

  test('a prefix: fifty in an hour', async () => {
    for (let index = 0; index < 50; index += 1) await send(neighbour(index), { address: addressOf(index) });
    expect(await secondsToWait(send(neighbour(50), { address: addressOf(50) }))).toBeGreaterThan(3_000);
  });
});

const tryCode = (index: number) => service.call(smsLogin, { phone: phoneOf(index), code: '123456' });

test('an address may try 120 codes in a minute, for any number of phones', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 121 }, (_, index) => tryCode(index)));
  const rejections = outcomes.map((outcome) =>
    outcome.status === 'rejected' ? (outcome.reason as ApiError).code : null,
  );
  expect(rejections.filter((code) => code === codes.smsCodeWrong)).toHaveLength(120);
  expect(rejections.filter((code) => code === codes.tooMany)).toHaveLength(1);
});
