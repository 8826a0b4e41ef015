import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { passwordLogin, resetPassword } from '#contract/auth/password.ts';
import { messages } from '#service/http/messages.ts';
import { digest, goodPassword, sentCode } from '#tests/support/credentials.ts';
import { uncalledService } from './signInCalls.ts';

const service = uncalledService();

const login = (phone: string, password = goodPassword, address = '127.0.0.1') =>
  service.call(passwordLogin, { userName: phone, password: digest(phone, password), remember: false }, { address });

const apiError = new ApiError(codes.credentialsWrong, messages.credentialsWrong);

const wrong = 'Wrong-Orbit-58';
const from = (index: number) => login('13600000012', wrong, `198.51.100.${index % 5}`);

describe('limits of passwords', () => {
  test('fifty at once count as fifty, whether the account exists or not', { tags: ['postgres'] }, async () => {
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
});
