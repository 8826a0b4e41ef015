import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { captchaCheck, proofOfWorkCheck, proofOfWorkGet } from '#contract/auth/auth.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { captchaChallenges, captchaPasses, rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { messages } from '#server/http/errors/messages.ts';
import { solvedWork } from './solvedWork.ts';
import { uncalledService } from './signInCalls.ts';
import { requestSms } from '#tests/support/credentials.ts';

const service = uncalledService();

const getProofOfWork = (from: { address?: string; clientUid?: string } = {}) =>
  service.call(
    proofOfWorkGet,
    { clientUid: from.clientUid, algorithm: 'PBKDF2' },
    from.address ? { address: from.address } : {},
  );

/** A proof of work with the solved token. */
const getSolved = async (from: { address?: string; clientUid?: string } = {}) => {
  const { token } = await getProofOfWork(from);
  await service.db.update(captchaChallenges).set({ token: solvedWork.token }).where(eq(captchaChallenges.token, token));
  await service.db.delete(rateWindows);
  await service.db.delete(captchaPasses);
  return solvedWork;
};

const apiError = new ApiError(codes.captchaMissing, messages.proofOfWorkWrong);

describe('the way past the captcha without a picture', () => {
  test('is eighty puzzles of 256 tries and 1000 rounds each; done, it sends one SMS', async () => {
    const token = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(await getProofOfWork()).toEqual({ token, puzzles: 80, zeroBits: 8, iterations: 1_000 });
    const { verification } = await service.call(proofOfWorkCheck, await getSolved());
    await expect(requestSms(service, '13100000001', verification)).resolves.toBeTruthy();
    await expect(requestSms(service, '13100000002', verification)).rejects.toHaveCode(codes.captchaMissing);
  });

  test('accepts one of twenty right answers at once', { tags: ['postgres'] }, async () => {
    const solved = await getSolved();
    const responses = Array.from({ length: 20 }, () => service.call(proofOfWorkCheck, solved));
    expect((await Promise.allSettled(responses)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('rejects what is wrong, incomplete, used, or from elsewhere', async () => {
    const { token, numbers } = solvedWork;
    const off = numbers.map((number) => number + 1);
    for (const wrong of [off, numbers.slice(1), [...numbers, 0], [], numbers.toReversed()]) {
      await getSolved();
      await expect(service.call(proofOfWorkCheck, { token, numbers: wrong })).rejects.toEqual(apiError);
      await expect(service.call(proofOfWorkCheck, { token, numbers })).rejects.toEqual(apiError);
    }
    await getSolved();
    await expect(service.call(proofOfWorkCheck, { token, numbers }, { address: '203.0.113.1' })).rejects.toEqual(
      apiError,
    );
    await getSolved({ clientUid: 'slider-1' });
    await expect(service.call(proofOfWorkCheck, { token, numbers, clientUid: 'slider-2' })).rejects.toEqual(apiError);
  });

  test('a page of an earlier build must reload', async () => {
    await expect(service.call(proofOfWorkGet, { clientUid: 'slider-1' })).rejects.toEqual(
      new ApiError(codes.conflict, '页面已更新，请刷新后重试，或改用图片验证'),
    );
  });

  test('does not solve a picture', async () => {
    const { token } = await getProofOfWork();
    const { repCode } = await service.call(captchaCheck, { captchaType: 'blockPuzzle', token, pointJson: 'x' });
    expect(repCode).toBe('6110');
  });
});

const waitOf = async (requested: Promise<unknown>): Promise<number> => {
  const rejected: unknown = await requested.catch((error: unknown) => error);
  expect(rejected).toMatchObject({
    code: codes.tooMany,
    message: expect.stringMatching(/^免图验证次数已用完，请\d+(秒|分钟|小时)后再试，或改用图片验证$/) as string,
  });
  return (rejected as ApiError).retryAfterSeconds!;
};

test('a client: three in ten minutes, ten in a day; one beside it is not held up', async () => {
  for (let index = 0; index < 10; index += 1) {
    if (index > 0 && index % 3 === 0) {
      expect(await waitOf(getProofOfWork())).toBe(600);
      service.clock.advance(600_000);
    }
    await getProofOfWork();
  }
  await expect(getProofOfWork({ clientUid: 'slider-colleague' })).resolves.toBeTruthy();
  service.clock.advance(600_000);
  expect(await waitOf(getProofOfWork())).toBe(86_400 - 4 * 600);
  await expect(getProofOfWork({ address: '198.51.100.9' })).resolves.toBeTruthy();
});
