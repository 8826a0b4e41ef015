import { digitsOf } from '#contract/rules/rounding.ts';

/** A quantity in a Chinese message: at most three decimals, digits grouped by thousands. */
export const figure = (value: number, decimals = 3): string => digitsOf(value, { max: decimals });
