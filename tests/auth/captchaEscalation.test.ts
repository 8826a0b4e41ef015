import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captchaGet } from '#contract/auth/auth.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { sendSms } from '#contract/auth/user.ts';
import { messages } from '#service/http/messages.ts';
import { verification } from '#tests/support/captcha.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await freshService();
});
afterEach(() => service.close());

const get = async (captchaType: 'blockPuzzle' | 'clickWord' = 'blockPuzzle', address = '127.0.0.1') =>
  service.call(captchaGet, { captchaType }, { address });

const send = async (phone: string, address = '127.0.0.1', captchaVerification?: string) =>
  service.call(
    sendSms,
    {
      phone,
      userSource: 'echem',
      messageType: 'user_login',
      captchaVerification: captchaVerification ?? (await verification(service, { address })),
    },
    { address },
  );

const phoneOf = (index: number): string => `14${String(index).padStart(2, '0')}0000001`;
const referred = { repCode: '6206', repMsg: '请改用点选验证', repData: null };

describe('the slider is replaced by clicked words', () => {
  test("from an address's fifth SMS in an hour on, also for a slider that was solved before", async () => {
    const early = await verification(service);
    for (let index = 0; index < 4; index += 1) {
      expect(await get()).toMatchObject({ repCode: '0000' });
      await send(phoneOf(index));
    }
    expect(await get()).toEqual(referred);
    await expect(send(phoneOf(4), '127.0.0.1', early)).rejects.toEqual(
      new ApiError(codes.captchaMissing, messages.wordsRequired),
    );
    await expect(send(phoneOf(4))).resolves.toBeTruthy();
    service.clock.advance(3_600_000);
    expect(await get()).toMatchObject({ repCode: '0000' });
  });
});
