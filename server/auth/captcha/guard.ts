import { repCodes } from '#contract/auth/auth.ts';
import { countTry, forgiveTry, waitOf } from '#server/auth/backoff.ts';
import type { Context } from '#server/http/context.ts';
import type { Rate } from '#server/auth/rateLimiter.ts';
import { countCall, countingBeside, isUsedUp, takeBackCalls } from '#server/auth/rateLimiter.ts';
import { pumped, trafficSince } from '#server/auth/smsTraffic.ts';
import type { CaptchaHistory, CaptchaType } from './client.ts';
import { addressFailures, clientKey, clientRates, historyOf, historyRates, isKnown } from './client.ts';

type Dependencies = Pick<Context, 'db' | 'clock' | 'caller'>;

/** Why a call is limited: its code, and the seconds until it is allowed if the wait is short. */
export interface Limited {
  repCode: (typeof repCodes)['getLimit' | 'checkLimit' | 'locked'];
  waitSeconds?: number;
}

const minute = 60;

const countHistory = countingBeside(pumped);

/** The calls of a client in a minute, and five times as many of its address. */
const callRates = (
  caller: Dependencies['caller'],
  clientUid: string | null,
  call: 'get' | 'check',
  clientMax: number,
): Rate[] => [
  { key: `captcha:${call}:${clientKey(caller, clientUid)}`, max: clientMax, seconds: minute },
  { key: `captcha:${call}:address:${caller.address}`, max: clientMax * 5, seconds: minute },
];

/**
 * Counts the picture; returns the counts of its client, and the reason not to draw one now, if any: the client is
 * locked, 120 pictures of a client or 600 of its address in a minute, or the address pauses after wrong answers.
 */
export const countPicture = async (
  dependencies: Dependencies,
  clientUid: string | null,
  captchaType: CaptchaType,
): Promise<{ history: CaptchaHistory; rejected: Limited | null }> => {
  const { db, clock, caller } = dependencies;
  const now = clock.now();
  const rates = callRates(caller, clientUid, 'get', 120);
  const read = historyRates(caller, clientUid);
  const { wait, recent, value: isPumped } = await countHistory(db, now, rates, read, trafficSince(now));
  const history = historyOf(recent, isPumped);
  if (history.locks.length > 0) return { history, rejected: { repCode: repCodes.locked } };
  if (wait > 0) return { history, rejected: { repCode: repCodes.getLimit } };
  const waitSeconds = waitOf(addressFailures(caller.address, captchaType), history.wrong, now);
  const pauses = waitSeconds > 0 && !(await isKnown(dependencies, clientKey(caller, clientUid)));
  return { history, rejected: pauses ? { repCode: repCodes.getLimit, waitSeconds } : null };
};

/** The reason not to check an answer now, if any: 600 of a client or 3000 of its address in a minute. */
export const limitCheck = async (
  { db, clock, caller }: Dependencies,
  clientUid: string | null,
): Promise<Limited | null> =>
  (await countCall(db, clock.now(), callRates(caller, clientUid, 'check', 600))) === 0
    ? null
    : { repCode: repCodes.checkLimit };

/**
 * Counts an answer as wrong before it is checked, so that concurrent answers are all counted; or returns why it is not
 * checked: the client is locked, or its address pauses. It counts for the challenge's own client, whatever the check
 * sends.
 */
export const beginTry = async (
  dependencies: Dependencies,
  clientUid: string | null,
  captchaType: CaptchaType,
): Promise<Limited | null> => {
  const { db, clock, caller } = dependencies;
  const now = clock.now();
  const client = clientKey(caller, clientUid);
  const { failures, lock } = clientRates(client);
  if (await isUsedUp(db, now, lock)) return { repCode: repCodes.locked };
  if ((await countCall(db, now, [failures])) > 0) return { repCode: repCodes.locked };
  const exempt = await isKnown(dependencies, client);
  const waitSeconds = await countTry(db, now, addressFailures(caller.address, captchaType), { exempt });
  if (waitSeconds === 0) return null;
  await takeBackCalls(db, [failures.key]);
  return { repCode: repCodes.checkLimit, waitSeconds };
};

/** Removes a successful attempt; it compensates one earlier wrong answer of its address. */
export const endRightTry = async (
  { db, clock, caller }: Dependencies,
  clientUid: string | null,
  captchaType: CaptchaType,
): Promise<void> => {
  const { failures, passed } = clientRates(clientKey(caller, clientUid));
  await takeBackCalls(db, [failures.key]);
  await forgiveTry(db, addressFailures(caller.address, captchaType), 1);
  await countCall(db, clock.now(), [passed]);
};

/**
 * Applies the consequences of a wrong answer: the third requires clicked words, the fifth within a minute locks its
 * client.
 */
export const endWrongTry = async ({ db, clock, caller }: Dependencies, clientUid: string | null): Promise<void> => {
  const now = clock.now();
  const { failures, doubts, lock } = clientRates(clientKey(caller, clientUid));
  await countCall(db, now, [doubts]);
  if (await isUsedUp(db, now, failures)) await countCall(db, now, [lock]);
};
