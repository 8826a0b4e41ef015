import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { captchaCheck, effortCheck, effortGet } from '#contract/auth.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import { sendSms } from '#contract/user.ts';
import { captchaChallenges, rateWindows } from '#service/db/schema/identity.ts';
import { messages } from '#service/messages.ts';
import type { TestService } from './support/service.ts';
import { freshService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
beforeEach(async () => {
  await service.db.delete(rateWindows);
});
afterAll(() => service.close());

/** Counts up as a browser does; twenty zero bits are five zeros in hex. */
const worked = (token: string): number => {
  let number = 0;
  while (!hash('sha256', `${token}:${number}`).startsWith('00000')) number += 1;
  return number;
};

const getEffort = (from: { address?: string; clientUid?: string } = {}) =>
  service.call(effortGet, { clientUid: from.clientUid }, from.address ? { address: from.address } : {});

/** A sum whose token happens to have a short one: as good as a random token's, which takes a million digests. */
const getShortEffort = async (digit: string, from: { address?: string; clientUid?: string } = {}) => {
  const { token } = await getEffort(from);
  const short = { token: digit.repeat(32) };
  await service.db.update(captchaChallenges).set(short).where(eq(captchaChallenges.token, token));
  return short;
};

const refusal = new Refusal(codes.captchaMissing, messages.effortWrong);

describe('the way past the captcha without a picture', () => {
  test('is a sum of twenty bits; done, it sends one SMS', async () => {
    const token = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(await getEffort()).toEqual({ token, zeroBits: 20 });
    const effort = await getShortEffort('7');
    const number = worked(effort.token);
    service.clock.advance(5_000);
    const { verification } = await service.call(effortCheck, { token: effort.token, number });
    expect(verification).toBe(`${effort.token}---${number}`);
    const send = (phone: string) =>
      service.call(sendSms, {
        phone,
        userSource: 'echem',
        messageType: 'user_login',
        captchaVerification: verification,
      });
    await expect(send('13100000001')).resolves.toBeTruthy();
    await expect(send('13100000002')).rejects.toMatchObject({ code: codes.captchaMissing });
  });

  test('takes one of twenty right answers at once', async () => {
    const effort = await getShortEffort('3');
    const number = worked(effort.token);
    service.clock.advance(5_000);
    const answers = Array.from({ length: 20 }, () => service.call(effortCheck, { token: effort.token, number }));
    expect((await Promise.allSettled(answers)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses what is wrong, late, counted faster than machines count, or from elsewhere', async () => {
    const efforts = await Promise.all([
      getShortEffort('3', { address: '198.51.100.1' }),
      getShortEffort('0', { address: '198.51.100.2' }),
      getShortEffort('7', { address: '198.51.100.3' }),
      getShortEffort('9', { address: '198.51.100.4', clientUid: 'slider-1' }),
    ]);
    const [wrong, fast, elsewhere, other] = efforts;
    const check = (token: string, number: number, address: string, clientUid?: string) =>
      service.call(effortCheck, { token, number, clientUid }, { address });
    const right = worked(fast.token);
    expect(right).toBeGreaterThan(0);
    await expect(check(fast.token, right, '198.51.100.2')).rejects.toEqual(refusal);
    service.clock.advance(60_000);
    const first = worked(wrong.token);
    await expect(check(wrong.token, first + 1, '198.51.100.1')).rejects.toEqual(refusal);
    await expect(check(wrong.token, first, '198.51.100.1')).rejects.toEqual(refusal);
    await expect(check(elsewhere.token, worked(elsewhere.token), '203.0.113.1')).rejects.toEqual(refusal);
    await expect(check(other.token, worked(other.token), '198.51.100.4', 'slider-2')).rejects.toEqual(refusal);
    const late = await getShortEffort('4', { address: '198.51.100.5' });
    service.clock.advance(120_001);
    await expect(check(late.token, worked(late.token), '198.51.100.5')).rejects.toEqual(refusal);
  });

  test('is no answer to a picture', async () => {
    const { token } = await getEffort();
    const { repCode } = await service.call(captchaCheck, { captchaType: 'blockPuzzle', token, pointJson: 'x' });
    expect(repCode).toBe('6110');
  });
});

const waitOf = async (asked: Promise<unknown>): Promise<number> => {
  const refused: unknown = await asked.catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: codes.tooMany,
    message: expect.stringMatching(/^免图验证次数已用完，请\d+(秒|分钟|小时)后再试，或改用图片验证$/) as string,
  });
  return (refused as Refusal).retryAfterSeconds!;
};

const from = (index: number) => ({ clientUid: 'slider-3', address: `198.51.101.${index}` });

describe('its limits', () => {
  test('an address: three in ten minutes, ten in a day', async () => {
    for (let index = 0; index < 10; index += 1) {
      if (index > 0 && index % 3 === 0) {
        expect(await waitOf(getEffort())).toBe(600);
        service.clock.advance(600_000);
      }
      await getEffort();
    }
    service.clock.advance(600_000);
    expect(await waitOf(getEffort())).toBe(86_400 - 4 * 600);
    await expect(getEffort({ address: '198.51.100.9' })).resolves.toBeTruthy();
  });

  test('a clientUid: three in an hour, from whatever address', async () => {
    for (let index = 0; index < 3; index += 1) await getEffort(from(index));
    expect(await waitOf(getEffort(from(3)))).toBe(3_600);
  });
});
