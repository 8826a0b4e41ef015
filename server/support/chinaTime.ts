import { chinaDayOf, dayBegins } from '#contract/protocol/chinaDay.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

// China Standard Time has no daylight saving
const chinaOffsetMs = 8 * hourMs;

/** `MM-DD HH:mm` of an instant in China Standard Time. */
export const chinaTimeOf = (instant: Date): string =>
  new Date(instant.getTime() + chinaOffsetMs).toISOString().slice(5, 16).replace('T', ' ');

/** The instant a number of days (of 24 hours) later. */
export const daysLater = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

/** The instant a number of hours later. */
export const hoursLater = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * hourMs);

/** Monday 00:00 in China Standard Time of the instant's week. */
export const startOfChinaWeek = (instant: Date): Date => {
  const midnight = dayBegins(chinaDayOf(instant));
  const daysSinceMonday = (new Date(midnight.getTime() + chinaOffsetMs).getUTCDay() + 6) % 7;
  return daysLater(midnight, -daysSinceMonday);
};

/** ISO year and week of a week that starts on the given Monday, `2605` for the fifth week of 2026. */
export const weekCodeOf = (monday: Date): string => {
  // an ISO week belongs to the year of its Thursday
  const thursday = chinaDayOf(daysLater(monday, 3));
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`);
  const week = Math.floor((Date.parse(`${thursday}T00:00:00Z`) - newYear) / dayMs / 7) + 1;
  return thursday.slice(2, 4) + String(week).padStart(2, '0');
};

/** First and last instant (not included) of the instant's half of a month: from the 1st or the 16th. */
export const halfMonthOf = (instant: Date): { from: Date; until: Date } => {
  const [year, month, dayOfMonth] = chinaDayOf(instant).split('-').map(Number) as [number, number, number];
  const first = (offset: number) => new Date(Date.UTC(year, month - 1 + offset, 1) - chinaOffsetMs);
  const sixteenth = new Date(Date.UTC(year, month - 1, 16) - chinaOffsetMs);
  return dayOfMonth < 16 ? { from: first(0), until: sixteenth } : { from: sixteenth, until: first(1) };
};
