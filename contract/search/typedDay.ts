import { calendarDayTyped } from '#contract/protocol/calendarDay.ts';

/** A calendar day `YYYY-MM-DD`; undefined if it is none. */
export const dayTyped = (typed: string): string | undefined => {
  const day = calendarDayTyped(typed);
  const at = Date.parse(`${day}T00:00:00Z`);
  // Date counts a day that a month does not have into the next month
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && Number.isFinite(at) && new Date(at).toISOString().startsWith(day)
    ? day
    : undefined;
};
