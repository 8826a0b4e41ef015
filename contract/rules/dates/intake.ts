import { limits } from '#contract/protocol/limits.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { deadlinesOf, declaration, sailingDaysOf } from './cutOffs.ts';
import { daysAfter } from './orderDays.ts';

/** Whether a load can still make a sailing: in time, just in time, or too late. */
export type IntakeState = 'open' | 'tight' | 'late';

/** The deadline that makes a sailing tight or late, and the cause. */
export type IntakeReason =
  /** The deadline has passed, or will soon. */
  | { why: 'deadline'; nameZh: string; at: Date }
  /** The review of dangerous goods ends after it, or shortly before. */
  | { why: 'review'; nameZh: string; at: Date; reviewedBy: Date }
  /** The goods are ready after its day, or shortly before. */
  | { why: 'ready'; nameZh: string; day: string; readyDay: string };

export interface Intake {
  state: IntakeState;
  reason: IntakeReason | null;
}

interface Departing {
  estimatedTimeOfDeparture: string | Date;
  cutOffs: readonly { code: string; nameZh: string; at: string | Date }[];
}

interface Order {
  isDanger: boolean;
  now: Date;
  /** When the review of dangerous goods that are ordered now will have ended. */
  reviewedBy: Date;
  /** The day on which the goods are ready; undefined if unknown. */
  readyDay?: string | undefined;
}

/** The reasons for being late by less than a margin, the earliest deadline first. */
const missedBy = (
  sailing: Departing,
  { isDanger, now, reviewedBy, readyDay }: Order,
  { ms, days }: { ms: number; days: number },
): IntakeReason | null => {
  const [first] = deadlinesOf(sailing.cutOffs, isDanger);
  if (first && first.at.getTime() - now.getTime() <= ms) return { why: 'deadline', nameZh: first.nameZh, at: first.at };
  const declared = isDanger ? sailing.cutOffs.find(({ code }) => code === declaration) : undefined;
  if (declared && new Date(declared.at).getTime() - reviewedBy.getTime() < ms)
    return { why: 'review', nameZh: declared.nameZh, at: new Date(declared.at), reviewedBy };
  if (readyDay === undefined) return null;
  const { cutOff } = sailingDaysOf(sailing, isDanger, chinaDayOf(now));
  return cutOff && daysAfter(readyDay, days) > cutOff.day ? { why: 'ready', ...cutOff, readyDay } : null;
};

const noMargin = { ms: 0, days: 0 };
const margin = { ms: limits.cutOffSoonMs, days: limits.readySoonDays };

/**
 * Whether an order placed now meets every deadline of a sailing: none has passed, the review of dangerous goods ends
 * before their declaration is due, and the goods are ready in time. Tight means late if a day later.
 */
export const intakeOf = (sailing: Departing, order: Order): Intake => {
  const late = missedBy(sailing, order, noMargin);
  if (late) return { state: 'late', reason: late };
  const tight = missedBy(sailing, order, margin);
  return tight ? { state: 'tight', reason: tight } : { state: 'open', reason: null };
};
