import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { passwordLogin, resetPassword } from '#contract/auth/password.ts';
import { passwordTries, rateWindows } from '#service/db/schema/codesAndLimits.ts';
import { messages } from '#service/http/messages.ts';
import { cleanUpTries } from '#service/auth/password/tries.ts';
import { digest, goodPassword, registered, sentCode } from '#tests/support/credentials.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
beforeEach(async () => {
  await service.db.delete(rateWindows);
});
afterAll(() => service.close());

const login = (phone: string, password = goodPassword, address = '127.0.0.1') =>
  service.call(passwordLogin, { userName: phone, password: digest(phone, password), remember: false }, { address });

const apiError = new ApiError(codes.credentialsWrong, messages.credentialsWrong);

const secondsToWait = async (requested: Promise<unknown>): Promise<number> => {
  const rejected: unknown = await requested.catch((error: unknown) => error);
  expect(rejected).toMatchObject({
    code: codes.tooMany,
    message: expect.stringMatching(/^密码尝试次数过多，请\d+(秒|分钟)后再试，或改用短信验证码登录$/) as string,
  });
  return (rejected as ApiError).retryAfterSeconds!;
};

const [minute, wrong] = [60_000, 'Wrong-Orbit-58'];
const phoneOf = (index: number) => `136000001${String(index).padStart(2, '0')}`;
const from = (index: number) => login('13600000012', wrong, `198.51.100.${index % 5}`);

describe('limits of passwords', () => {
  test('ten are free for an account, then the waits grow from a minute to fifteen, never for good', async () => {
    const phone = '13600000011';
    await registered(service, phone);
    for (let tries = 0; tries < 10; tries += 1) await expect(login(phone, wrong)).rejects.toEqual(apiError);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      await service.db.delete(rateWindows);
      expect(await secondsToWait(login(phone))).toBe(minutes * 60);
      service.clock.advance(minutes * minute);
      await expect(login(phone, wrong)).rejects.toEqual(apiError);
    }
    service.clock.advance(15 * minute);
    await expect(login(phone)).resolves.toBeTruthy();
    expect(await service.db.$count(passwordTries, eq(passwordTries.phone, phone))).toBe(0);
  });

  test('fifty at once count as fifty, whether the account exists or not', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => from(index)));
    const rejections = outcomes.map((each) => (each.status === 'rejected' ? (each.reason as ApiError).code : null));
    expect(rejections.filter((code) => code === codes.credentialsWrong)).toHaveLength(10);
    expect(rejections.filter((code) => code === codes.tooMany)).toHaveLength(40);
  });

  test('a valid SMS code passes them by', async () => {
    const phone = '13600000013';
    for (let tries = 0; tries < 10; tries += 1) await expect(login(phone, wrong)).rejects.toEqual(apiError);
    const code = await sentCode(service, phone);
    await service.call(resetPassword, { phone, code, password: digest(phone, goodPassword) });
    await expect(login(phone)).resolves.toBeTruthy();
  });

  test('an address may try 30 in a minute and 20 accounts in an hour', async () => {
    for (let index = 0; index < 20; index += 1) await expect(login(phoneOf(index))).rejects.toEqual(apiError);
    expect(await secondsToWait(login(phoneOf(20)))).toBe(3_600);
    for (let index = 0; index < 9; index += 1) await expect(login(phoneOf(index))).rejects.toEqual(apiError);
    await expect(login(phoneOf(0))).rejects.toMatchObject({ code: codes.tooMany, retryAfterSeconds: 60 });
    await expect(login(phoneOf(20), goodPassword, '198.51.100.9')).rejects.toEqual(apiError);
  });

  test('tries of the day before are forgotten', async () => {
    const phone = '13600000015';
    const stored = () => service.db.$count(passwordTries, eq(passwordTries.phone, phone));
    await expect(login(phone)).rejects.toEqual(apiError);
    expect(await stored()).toBe(1);
    service.clock.advance(86_400_001);
    await cleanUpTries(service.db, service.clock.now());
    expect(await stored()).toBe(0);
  });
});
