import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { captchaCheck, effortCheck, effortGet } from '#contract/auth/auth.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { sendSms } from '#contract/auth/user.ts';
import { sweepChallenges } from '#service/auth/captcha/challenges.ts';
import { captchaChallenges, captchaPasses, rateWindows } from '#service/db/schema/identity.ts';
import { messages } from '#service/http/messages.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';
import { solvedWork } from '#tests/support/solvedWork.ts';

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
beforeEach(async () => {
  await service.db.delete(rateWindows);
});
afterAll(() => service.close());

const getEffort = (from: { address?: string; clientUid?: string } = {}) =>
  service.call(
    effortGet,
    { clientUid: from.clientUid, algorithm: 'PBKDF2' },
    from.address ? { address: from.address } : {},
  );

/** A work whose token happens to be one that is solved. */
const getSolved = async (from: { address?: string; clientUid?: string } = {}) => {
  const { token } = await getEffort(from);
  await service.db.update(captchaChallenges).set({ token: solvedWork.token }).where(eq(captchaChallenges.token, token));
  await service.db.delete(rateWindows);
  await service.db.delete(captchaPasses);
  return solvedWork;
};

const refusal = new Refusal(codes.captchaMissing, messages.effortWrong);

describe('the way past the captcha without a picture', () => {
  test('is eighty puzzles of 256 tries and 1000 rounds each; done, it sends one SMS', async () => {
    const token = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(await getEffort()).toEqual({ token, puzzles: 80, zeroBits: 8, iterations: 1_000 });
    const { verification } = await service.call(effortCheck, await getSolved());
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
    const solved = await getSolved();
    const answers = Array.from({ length: 20 }, () => service.call(effortCheck, solved));
    expect((await Promise.allSettled(answers)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('lives fifteen minutes, so that a slow phone over plain http is in time; a sweep meanwhile leaves it', async () => {
    const inTime = await getSolved();
    service.clock.advance(899_000);
    await sweepChallenges(service.db, service.clock.now());
    await expect(service.call(effortCheck, inTime)).resolves.toBeTruthy();
    const late = await getSolved();
    service.clock.advance(900_001);
    await expect(service.call(effortCheck, late)).rejects.toEqual(refusal);
  });

  test('refuses what is wrong, incomplete, used, or from elsewhere', async () => {
    const { token, numbers } = solvedWork;
    const off = numbers.map((number) => number + 1);
    for (const wrong of [off, numbers.slice(1), [...numbers, 0], [], numbers.toReversed()]) {
      await getSolved();
      await expect(service.call(effortCheck, { token, numbers: wrong })).rejects.toEqual(refusal);
      await expect(service.call(effortCheck, { token, numbers })).rejects.toEqual(refusal);
    }
    await getSolved();
    await expect(service.call(effortCheck, { token, numbers }, { address: '203.0.113.1' })).rejects.toEqual(refusal);
    await getSolved({ clientUid: 'slider-1' });
    await expect(service.call(effortCheck, { token, numbers, clientUid: 'slider-2' })).rejects.toEqual(refusal);
  });

  test('a quarter of the work passes far less often than one time in four', async () => {
    const { token, numbers } = solvedWork;
    let passed = 0;
    for (let time = 0; time < 24; time += 1) {
      await getSolved();
      const quarter = numbers.map((number, puzzle) => (puzzle % 4 === 0 ? number : number + 1));
      passed += await service.call(effortCheck, { token, numbers: quarter }).then(
        () => 1,
        () => 0,
      );
    }
    // 1.5 on average
    expect(passed).toBeLessThan(8);
  });

  test('a page of an earlier build is told to load anew', async () => {
    await expect(service.call(effortGet, { clientUid: 'slider-1' })).rejects.toEqual(
      new Refusal(codes.conflict, '页面已更新，请刷新后重试，或改用图片验证'),
    );
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

const client = (index: number) => ({ clientUid: `slider-${index}`, address: '198.51.101.1' });

describe('its limits', () => {
  test('a client: three in ten minutes, ten in a day; one beside it is not held up', async () => {
    for (let index = 0; index < 10; index += 1) {
      if (index > 0 && index % 3 === 0) {
        expect(await waitOf(getEffort())).toBe(600);
        service.clock.advance(600_000);
      }
      await getEffort();
    }
    await expect(getEffort({ clientUid: 'slider-colleague' })).resolves.toBeTruthy();
    service.clock.advance(600_000);
    expect(await waitOf(getEffort())).toBe(86_400 - 4 * 600);
    await expect(getEffort({ address: '198.51.100.9' })).resolves.toBeTruthy();
  });

  test('an address, whatever its clients call themselves: six in ten minutes, thirty in a day', async () => {
    for (let index = 0; index < 30; index += 1) {
      if (index > 0 && index % 6 === 0) {
        expect(await waitOf(getEffort(client(index)))).toBe(600);
        service.clock.advance(600_000);
      }
      await getEffort(client(index));
    }
    service.clock.advance(600_000);
    expect(await waitOf(getEffort(client(30)))).toBe(86_400 - 5 * 600);
  });
});
