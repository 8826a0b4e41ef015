import type { Backoff } from '#server/auth/backoff.ts';
import type { Caller } from '#server/http/requests/caller.ts';
import type { Context } from '#server/http/context.ts';
import type { Rate } from '#server/auth/rateLimiter.ts';
import { isUsedUp, recentCalls } from '#server/auth/rateLimiter.ts';
import { isPumped } from '#server/auth/smsTraffic.ts';
import { addressHourKey, verifiedKey } from '#server/auth/smsLimits.ts';
import { digestOf } from '#server/config/secrets.ts';

export type CaptchaType = 'blockPuzzle' | 'clickWord';

const minute = 60;
const hour = 3_600;

/** From this many wrong answers in five minutes a client must click words. */
export const clientDoubted = 3;

/** From this many wrong answers of an address, minus later right ones, all its clients must click words. */
export const addressDoubted = 10;

/**
 * The key that counts a client: its address and its clientUid together. No client can be locked by its address or
 * clientUid alone; clients without a clientUid share one key per address.
 */
export const clientKey = ({ address }: Pick<Caller, 'address'>, clientUid: string | null): string =>
  clientUid === null ? `${address}|` : `${address}|${digestOf(clientUid).slice(0, 22)}`;

/** The limits of a client's answers: five wrong in a minute, three in five minutes, its lock, its last right one. */
export const clientRates = (client: string) =>
  ({
    failures: { key: `captcha:failures:${client}`, max: 5, seconds: minute },
    doubts: { key: `captcha:doubts:${client}`, max: clientDoubted, seconds: 5 * minute },
    lock: { key: `captcha:locked:${client}`, max: 1, seconds: 5 * minute },
    passed: { key: `captcha:passed:${client}`, max: 1, seconds: 24 * hour },
  }) satisfies Record<string, Rate>;

/**
 * The wrong answers of an address in an hour, after which it pauses between attempts. A blind guess passes a slider
 * once in fifteen times, so sliders pause at the number where words would be required; words pause later.
 */
export const addressFailures = (address: string, captchaType: CaptchaType): Backoff => ({
  key: `captcha:wrong:${address}`,
  windowSeconds: hour,
  free: captchaType === 'blockPuzzle' ? addressDoubted : 2 * addressDoubted,
  step: 4,
  longestSeconds: minute,
});

/**
 * Whether a client answered right within a day and is not suspected now: it need not wait for others of its address.
 */
export const isKnown = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, client: string): Promise<boolean> => {
  const { passed, doubts } = clientRates(client);
  return (await isUsedUp(db, clock.now(), passed)) && !(await isUsedUp(db, clock.now(), doubts));
};

/** The counts of a client and its address; the times in ascending order. */
export interface CaptchaHistory {
  locks: readonly Date[];
  /** Wrong answers of the client in five minutes. */
  doubts: readonly Date[];
  /** Wrong answers of the address in an hour, minus those compensated by correct ones. */
  wrong: readonly Date[];
  /** SMS of the address in an hour. */
  sent: readonly Date[];
  /** The address's codes that were entered in an hour. */
  verified: readonly Date[];
  /** Whether SMS are being pumped through the site. */
  isPumped: boolean;
}

/** The parts of the history, in the order of `historyOf`. */
export const historyRates = (
  caller: Pick<Caller, 'address'>,
  clientUid: string | null,
): Pick<Rate, 'key' | 'seconds'>[] => {
  const { lock, doubts } = clientRates(clientKey(caller, clientUid));
  return [
    lock,
    doubts,
    { key: addressFailures(caller.address, 'blockPuzzle').key, seconds: hour },
    { key: addressHourKey(caller.address), seconds: hour },
    { key: verifiedKey(caller.address), seconds: hour },
  ];
};

/** The history from the recent calls of its rates. */
export const historyOf = (
  [locks = [], doubts = [], wrong = [], sent = [], verified = []]: Date[][],
  pumped: boolean,
): CaptchaHistory => ({ locks, doubts, wrong, sent, verified, isPumped: pumped });

/** Reads the whole history. */
export const readHistory = async (
  { db, clock, caller }: Pick<Context, 'db' | 'clock' | 'caller'>,
  clientUid: string | null,
): Promise<CaptchaHistory> =>
  historyOf(await recentCalls(db, clock.now(), historyRates(caller, clientUid)), await isPumped({ db, clock }));
