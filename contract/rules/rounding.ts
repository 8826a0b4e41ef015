/*
 * Exact arithmetic of quantities, which are decimal numbers: 0.1 + 0.2 kg are 0.3 kg, and 1.0005 t rounded to the
 * kilogram are 1.001 t. Sums and products are computed in whole units and rounded once; a quotient of whole numbers
 * below 2^52 is exact enough for `Math.round` and `Math.ceil`, and larger products use BigInt.
 */

/**
 * A number in whole units of its last decimal, half a unit up: 1.0005 has 1001 units of three decimals. It reads the
 * decimal digits, not the binary fraction behind them. Exact for numbers of at most 15 digits.
 */
export const unitsOf = (value: number, decimals: number): number => {
  if (Number.isInteger(value) || !Number.isFinite(value)) return value * 10 ** decimals;
  const [digits, exponent = '0'] = String(value).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
};

/**
 * A number in digits, grouped by thousands, with `min` to `max` decimals, half a unit away from zero. The first number
 * that a page formats with `Intl` takes a phone 40 ms.
 */
export const digitsOf = (value: number, { min = 0, max }: { min?: number; max: number }): string => {
  const units = unitsOf(Math.abs(value), max);
  const [whole = '', decimals = ''] = (units / 10 ** max).toFixed(max).split('.');
  const fraction = decimals.replace(/0+$/, '').padEnd(min, '0');
  const sign = value < 0 && units > 0 ? '-' : '';
  return sign + whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (fraction && `.${fraction}`);
};

/** A number in whole units of six decimals: milligrams of kilograms, cubic centimetres of cubic metres. */
export const millionthsOf = (value: number): number => unitsOf(value, 6);

/** A quantity rounded to three decimals: grams of a kilogram, millilitres of a litre, cubic decimetres of a cubic metre. */
export const toThousandths = (value: number): number => unitsOf(value, 3) / 1000;

/** The sum of quantities, exact to six decimals. */
export const sumOf = (quantities: readonly number[]): number =>
  quantities.reduce((sum, quantity) => sum + millionthsOf(quantity), 0) / 1_000_000;

/** A quantity multiplied by a number, exact to six decimals. */
export const times = (quantity: number, count: number): number => (millionthsOf(quantity) * count) / 1_000_000;

/** The quotient of whole numbers, rounded up. */
export const quotientUp = (dividend: bigint, divisor: bigint): number =>
  Number(dividend / divisor + (dividend % divisor > 0n ? 1n : 0n));

/** The quotient of whole numbers that are not negative, rounded to the nearest, half up. */
export const quotientHalfUp = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));
