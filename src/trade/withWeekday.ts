import { shownDay, weekday } from '#src/ui/format.ts';

/** A day `YYYY-MM-DD`, shown in full or as given, with its weekday: `2026-12-06 周日`; `Sun 6 Dec 2026` in English. */
export const withWeekday = (day: string, shown = shownDay(day)): string =>
  import.meta.env.ENGLISH ? `${weekday(day)} ${shown}` : `${shown} ${weekday(day)}`;
