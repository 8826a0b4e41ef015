import type { Currency } from '#contract/rules/pricing/price.ts';
import { money } from './format.ts';

interface Props {
  currency: Currency;
  /** Minor units: fen or cents. */
  amount: number;
  className?: string;
}

/** An amount of money; never broken over two lines. */
export function Money({ currency, amount, className = '' }: Props) {
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{money(currency, amount)}</span>;
}
