import { englishDay, englishMonthDay } from '#contract/app/englishDates.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import { shownEnd } from '#contract/protocol/chinaDay.ts';
import { digitsOf } from '#contract/rules/rounding.ts';
import { uiMessages } from './messages/ui.ts';

/** `1234567` as `1,234,567`. */
export const thousands = (value: number, decimals = 0): string => digitsOf(value, { min: decimals, max: decimals });

/** A quantity with the decimals it needs, three at most: `2.345`, `512.5`, `1,200`. */
export const upTo = (value: number, decimals = 3): string => digitsOf(value, { max: decimals });

/**
 * A price in minor units: thousand separators, two decimals by default, rounded up, negatives in parentheses, ¥ for
 * currency '1' and $ for any other (specification section 5).
 */
export const money = (currency: Currency, amount: number, decimals = 2): string => {
  const step = 10 ** (2 - decimals);
  const units = (Math.ceil(amount / step) * step) / 100;
  const text = `${currency === '1' ? '¥' : '$'}${thousands(Math.abs(units), decimals)}`;
  return units < 0 ? `(${text})` : text;
};

const chinaOffsetMs = 8 * 3_600_000;
const inChina = (instant: string | number): string =>
  new Date(new Date(instant).getTime() + chinaOffsetMs).toISOString();

/** The calendar day `YYYY-MM-DD` of an instant in China Standard Time. */
export const dayOf = (instant: string | number): string => inChina(instant).slice(0, 10);

/** A day `YYYY-MM-DD` as it is shown: `29 Nov 2026` in English. */
export const shownDay = (day: string): string => (import.meta.env.ENGLISH ? englishDay(day) : day);

/** The day of an instant in China Standard Time, as it is shown. */
export const dayShown = (instant: string | number): string => shownDay(dayOf(instant));

/** A day `YYYY-MM-DD` without its year, `MM-DD`; `29 Nov` in English. */
export const monthDay = (day: string): string => (import.meta.env.ENGLISH ? englishMonthDay(day) : day.slice(5));

const timeOf = (instant: string): string => inChina(instant).slice(11, 16);

/** `MM-DD HH:mm` of an instant in China Standard Time; `29 Nov 08:00` in English. */
export const monthDayTime = (instant: string): string => `${monthDay(dayOf(instant))} ${timeOf(instant)}`;

/** `YYYY-MM-DD HH:mm` of an instant in China Standard Time; `29 Nov 2026 08:00` in English. */
export const dayTime = (instant: string): string => `${dayShown(instant)} ${timeOf(instant)}`;

/** The end of a validity, as `dayTime`. */
export const endTime = (instant: string): string => dayTime(shownEnd(instant).toISOString());

/** The last day of a validity, as `dayShown`. */
export const endDay = (instant: string): string => dayShown(shownEnd(instant).getTime());

/** The weekday of a day `YYYY-MM-DD`, as 周一 to 周日. */
export const weekday = (day: string): string => uiMessages.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
