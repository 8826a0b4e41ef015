import type { Total } from '#contract/rules/pricing/price.ts';
import { Money } from '#src/ui/Money.tsx';

/** Totals, one row per currency; different currencies are never added. */
export function QuoteTotals({ totals, className = '' }: { totals: readonly Total[]; className?: string }) {
  return (
    <span className={`flex flex-col ${className}`}>
      {totals.map(({ currency, amount }) => (
        <Money key={currency} currency={currency} amount={amount} />
      ))}
    </span>
  );
}
