import type { Total } from '#contract/rules/pricing/price.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Money } from '#src/ui/Money.tsx';

/** The total per currency; changes are announced politely. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="flex flex-wrap items-baseline gap-x-1.5 text-ink-soft">
      <span className="text-sm max-lg:sr-only">{bookingMessages.fees.total}</span>
      {totals.map(({ currency, amount }, index) => (
        <span key={currency} className="whitespace-nowrap">
          {index > 0 && <span className="mr-1.5">+</span>}
          <Money currency={currency} amount={amount} className="text-lg font-semibold lg:text-xl text-ink" />
        </span>
      ))}
    </p>
  );
}
