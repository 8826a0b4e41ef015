import { basisZh } from '#contract/services/rateBasisNames.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { money } from '#src/ui/format.ts';
import type { FormEditor } from './formContext.ts';
import { unitPriceOf } from '#src/features/booking/chosenItems.ts';

/** The price of one piece of an item, if a single charge determines it. */
export function ItemPrice({ editor, code }: { editor: FormEditor; code: string }) {
  const messages = bookingMessages.items;
  const price = unitPriceOf(editor, code);
  if (!price) return null;
  return (
    <span className="text-sm whitespace-nowrap text-brand-700 tabular-nums">
      {messages.unitPrice(money(price.currency, price.amount), basisZh[price.basis])}
      {price.minimum !== null && (
        <span className="text-xs text-ink-faint"> {messages.least(money(price.currency, price.minimum))}</span>
      )}
    </span>
  );
}
