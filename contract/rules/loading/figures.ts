/** A quantity in a Chinese message: at most three decimals, digits grouped by thousands. */
export const figure = (value: number, decimals = 3): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: decimals });
