import type { Currency } from '#contract/rules/pricing/price.ts';
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

/** `MM-DD` of a day `YYYY-MM-DD`. */
export const monthDay = (day: string): string => day.slice(5);

/** `MM-DD HH:mm` of an instant in China Standard Time. */
export const monthDayTime = (instant: string): string => inChina(instant).slice(5, 16).replace('T', ' ');

/** `YYYY-MM-DD HH:mm` of an instant in China Standard Time. */
export const dayTime = (instant: string): string => inChina(instant).slice(0, 16).replace('T', ' ');

/** The weekday of a day `YYYY-MM-DD`, as 周一 to 周日. */
export const weekday = (day: string): string => uiMessages.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
