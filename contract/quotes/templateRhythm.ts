import * as z from 'zod/mini';
import { calendarDayTyped } from '#contract/protocol/calendarDay.ts';
import { because, chosenOf } from '#contract/protocol/fields.ts';

/** How often an order is placed with a template. */
export const rhythms = ['week', 'twoWeeks', 'month'] as const;

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** The days on which a template is to be ordered with: from the first one, until the last one if there is any; `YYYY-MM-DD` in China. */
export const templateRhythm = z
  .object({
    every: z.pipe(z.string(), chosenOf(rhythms)),
    from: z.string().check(
      z.overwrite(calendarDayTyped),
      z.minLength(1, because('required')),
      z.refine((text) => text === '' || isDay(text), because('dateInvalid')),
    ),
    until: z.string().check(
      z.overwrite(calendarDayTyped),
      z.refine((text) => text === '' || isDay(text), because('dateInvalid')),
    ),
  })
  .check((payload) => {
    const { from, until } = payload.value;
    if (until !== '' && until < from)
      payload.issues.push({ code: 'custom', path: ['until'], message: 'dateTooEarly', input: until });
  });
export type TemplateRhythm = z.output<typeof templateRhythm>;

const dayMs = 86_400_000;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** So many months after a day; the last day of the month where it has no such day. */
const monthsAfter = (day: string, months: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)));
};

const weeksOf = { week: 1, twoWeeks: 2 } as const;

/** The first day of a rhythm that is not before a day; null if its last day is over. */
export const rhythmDayFrom = ({ every, from, until }: TemplateRhythm, day: string): string | null => {
  const next = (): string => {
    if (day <= from) return from;
    if (every !== 'month') {
      const step = weeksOf[every] * 7 * dayMs;
      return dayAt(Date.parse(from) + Math.ceil((Date.parse(day) - Date.parse(from)) / step) * step);
    }
    const months =
      (Number(day.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(from.slice(5, 7));
    const inMonth = monthsAfter(from, months);
    return inMonth >= day ? inMonth : monthsAfter(from, months + 1);
  };
  const found = next();
  return until !== '' && found > until ? null : found;
};
