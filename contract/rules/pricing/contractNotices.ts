import { chinaDaysBetween, dayBegins } from '#contract/protocol/chinaDay.ts';
import type { Period } from './contractRates.ts';
import { contractStateOf } from './contractRates.ts';

/** How many days before a contract's last day, in China, its end is announced to the company and the desk. */
export const endNoticeDays = [30, 7] as const;

/** The used percentages of a committed volume that are announced to the company and the desk. */
export const volumeNoticePercents = [80, 100] as const;

type Contract = Period & { endedAt: Date | null };

/** The days until a contract's last day; null unless it is in force and its end is close enough to be announced. */
export const endsInDaysOf = (contract: Contract, today: string): number | null => {
  if (contractStateOf(contract, today) !== 'inForce') return null;
  const left = chinaDaysBetween(dayBegins(today), dayBegins(contract.validUntil));
  return left <= Math.max(...endNoticeDays) ? left : null;
};

/** The announcement of a contract's end due on a day; null for none. A late start leaves only the remaining ones. */
export const endNoticeOf = (contract: Contract, today: string): (typeof endNoticeDays)[number] | null => {
  const left = endsInDaysOf(contract, today);
  const length = chinaDaysBetween(dayBegins(contract.validFrom), dayBegins(contract.validUntil));
  return endNoticeDays.findLast((days) => left !== null && left <= days && days < length) ?? null;
};

/** The due announcement of a volume; null for none. Volumes are in the rate's basis. */
export const volumeNoticeOf = (committed: number, used: number): (typeof volumeNoticePercents)[number] | null =>
  volumeNoticePercents.findLast((percent) => used * 100 >= committed * percent) ?? null;
