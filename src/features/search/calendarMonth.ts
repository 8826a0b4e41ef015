const daysOfWeek = 7;

const utc = (month: string, day: number): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1, day));
};
const isoDay = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The month `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** A month `YYYY-MM`; undefined if it is not one. */
export const monthTyped = (typed: string): string | undefined =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(typed) ? typed : undefined;

/** The days of a month in weeks from Monday to Sunday; null before its first and after its last day. */
export const weeksOf = (month: string): (string | null)[][] => {
  const before = (utc(month, 1).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  // 31 days from the first, without those of the next month
  const days = Array.from({ length: 31 }, (_, index) => isoDay(utc(month, index + 1))).filter(
    (day) => monthOf(day) === month,
  );
  const cells: (string | null)[] = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / daysOfWeek) }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_cell, index) => cells[week * daysOfWeek + index] ?? null),
  );
};
