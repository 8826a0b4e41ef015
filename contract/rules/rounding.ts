/** A quantity rounded to three decimals: grams of a kilogram, millilitres of a litre, cubic decimetres of a cubic metre. */
export const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;
