// China Standard Time has no daylight saving
const chinaOffsetMs = 8 * 3_600_000;

const inChina = (instant: Date): string => new Date(instant.getTime() + chinaOffsetMs).toISOString();

/** The calendar day `YYYY-MM-DD` of an instant in China Standard Time. */
export const chinaDayOf = (instant: Date): string => inChina(instant).slice(0, 10);

/** The number of midnights in China Standard Time between two instants. */
export const chinaDaysBetween = (from: Date, until: Date): number =>
  (Date.parse(chinaDayOf(until)) - Date.parse(chinaDayOf(from))) / 86_400_000;

/** The beginning of a calendar day in China Standard Time, or of the one this many days after it. */
export const dayBegins = (day: string, days = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + days * 86_400_000);

/** The end of a validity as it is written everywhere: midnight in China as 23:59 of the last day. */
export const shownEnd = (instant: Date | string): Date => {
  const end = new Date(instant);
  const before = new Date(end.getTime() - 1);
  return chinaDayOf(before) === chinaDayOf(end) ? end : before;
};

/** The minute `YYYY-MM-DDTHH:MM` of an instant in China Standard Time, in form values. */
export const chinaMinuteOf = (instant: Date): string => inChina(instant).slice(0, 16);
