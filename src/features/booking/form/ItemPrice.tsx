import { bookingCopy } from '#src/features/booking/messages.ts';
import { money } from '#src/ui/format.ts';
import { sailingCopy } from '#src/trade/messages.ts';
import type { Filling } from './formContext.ts';
import { unitPriceOf } from '#src/features/booking/chosenItems.ts';

/** What one piece of an item costs, where one line of the tariff says it. */
export function ItemPrice({ filling, code }: { filling: Filling; code: string }) {
  const words = bookingCopy.items;
  const price = unitPriceOf(filling, code);
  if (!price) return null;
  return (
    <span className="text-sm whitespace-nowrap text-brand-700 tabular-nums">
      {words.unitPrice(money(price.currency, price.amount), sailingCopy.fees.basis[price.basis])}
      {price.minimum !== null && (
        <span className="text-xs text-ink-faint"> {words.least(money(price.currency, price.minimum))}</span>
      )}
    </span>
  );
}
