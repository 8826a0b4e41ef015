import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { daysLater } from '#server/support/chinaTime.ts';

const inChina = (day: string, time: string): Date => new Date(`${day}T${time}+08:00`);

/** The last second of the instant's month in China; monthly prices expire then. */
export const endOfChinaMonth = (instant: Date): Date => {
  const [year, month] = chinaDayOf(instant).split('-').map(Number) as [number, number];
  // day 0 of the next month is the last of this one
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return inChina(lastDay, '23:59:59');
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * 18:00 in China a number of working days after the instant's day. It skips weekends but not public holidays, so it is
 * never later than the legal working days.
 */
export const workingEveningAfter = (instant: Date, workingDays: number): Date => {
  let day = instant;
  for (let left = workingDays; left > 0;) {
    day = daysLater(day, 1);
    if (!isWeekend(chinaDayOf(day))) left -= 1;
  }
  return inChina(chinaDayOf(day), '18:00:00');
};

/** 18:00 in China on the next working day after the instant's. */
export const nextWorkingEvening = (instant: Date): Date => workingEveningAfter(instant, 1);
