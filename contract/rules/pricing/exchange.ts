import { quotientUp, unitsOf } from '#contract/rules/rounding.ts';
import type { Currency, Total } from './price.ts';

/** A published rate of one US dollar in yuan; it converts for comparison only, and no order is charged by it. */
export interface ExchangeRate {
  cnyPerUsd: number;
  sourceZh: string;
  /** The day of publication, `YYYY-MM-DD` in China. */
  publishedOn: string;
}

const yuan: Currency = '1';

const rateDecimals = 9;

/** An amount in the other currency, in minor units, rounded up. */
const converted = ({ currency, amount }: Total, { cnyPerUsd }: ExchangeRate): number => {
  const [amountUnits, rateUnits, one] = [amount, unitsOf(cnyPerUsd, rateDecimals), 10 ** rateDecimals].map(BigInt);
  return currency === yuan ? quotientUp(amountUnits! * one!, rateUnits!) : quotientUp(amountUnits! * rateUnits!, one!);
};

/**
 * Totals as one amount in a currency, in its minor units; each conversion is rounded up (specification section 5). Null
 * if a conversion is needed and there is no rate.
 */
export const amountIn = (totals: readonly Total[], currency: Currency, rate: ExchangeRate | null): number | null => {
  let sum = 0;
  for (const total of totals) {
    if (total.currency === currency || total.amount === 0) sum += total.amount;
    else if (rate === null) return null;
    else sum += converted(total, rate);
  }
  return sum;
};
