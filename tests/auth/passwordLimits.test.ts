import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { passwordLogin, resetPassword } from '#contract/auth/password.ts';
import { messages } from '#server/http/messages.ts';
import { digest, goodPassword, sentCode } from '#tests/support/credentials.ts';
import { uncalledService } from './signInCalls.ts';

const service = uncalledService();

const login = (phone: string, password = goodPassword, address = '127.0.0.1') =>
  service.call(passwordLogin, { userName: phone, password: digest(phone, password), remember: false }, { address });

const apiError = new ApiError(codes.credentialsWrong, messages.credentialsWrong);

const wrong = 'Wrong-Orbit-58';

describe('limits of passwords', () => {
  test('a valid SMS code passes them by', async () => {
    const phone = '13600000013';
    for (let tries = 0; tries < 10; tries += 1) await expect(login(phone, wrong)).rejects.toEqual(apiError);
    const code = await sentCode(service, phone);
    await service.call(resetPassword, { phone, code, password: digest(phone, goodPassword) });
    await expect(login(phone)).resolves.toBeTruthy();
  });
});
