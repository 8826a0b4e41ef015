import type { Total } from '#contract/rules/pricing/price.ts';
import { Money } from '#src/ui/Money.tsx';

/** What an order comes to, a line for each currency; amounts of different currencies are never added. */
export function Totals({ totals, className = '' }: { totals: readonly Total[]; className?: string }) {
  return (
    <span className={`flex flex-col ${className}`}>
      {totals.map(({ currency, amount }) => (
        <Money key={currency} currency={currency} amount={amount} />
      ))}
    </span>
  );
}
