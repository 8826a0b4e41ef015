import { chinaDaysBetween, dayBegins } from '#contract/protocol/chinaDay.ts';
import type { Period } from './contractRates.ts';
import { contractStateOf } from './contractRates.ts';

/** So many days before a contract's last day, in China, its end is announced to the company and the desk. */
export const endNoticeDays = [30, 7] as const;

/** The used parts of a committed volume, in percent, that are announced to the company and the desk. */
export const volumeNoticePercents = [80, 100] as const;

type Contract = Period & { endedAt: Date | null };

/** The days until a contract's last day; null unless it is in force and ends within the days that are announced. */
export const endsInDaysOf = (contract: Contract, today: string): number | null => {
  if (contractStateOf(contract, today) !== 'inForce') return null;
  const left = chinaDaysBetween(dayBegins(today), dayBegins(contract.validUntil));
  return left <= Math.max(...endNoticeDays) ? left : null;
};

/** The announcement of a contract's end that is due on a day; null for none. One that begins later than it has only the others. */
export const endNoticeOf = (contract: Contract, today: string): (typeof endNoticeDays)[number] | null => {
  const left = endsInDaysOf(contract, today);
  const length = chinaDaysBetween(dayBegins(contract.validFrom), dayBegins(contract.validUntil));
  return endNoticeDays.findLast((days) => left !== null && left <= days && days < length) ?? null;
};

/** The announcement of a volume that is due; null for none. Volumes are in the rate's basis. */
export const volumeNoticeOf = (committed: number, used: number): (typeof volumeNoticePercents)[number] | null =>
  volumeNoticePercents.findLast((percent) => used * 100 >= committed * percent) ?? null;
