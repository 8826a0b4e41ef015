import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Money } from '#src/ui/Money.tsx';

/** The ocean freight of one container of each size. */
export function FreightCell({ prices }: Pick<SailingQuote, 'prices'>) {
  return (
    <td className="max-lg:col-span-3 lg:text-right">
      <ul className="grid grid-cols-3 gap-x-1.5 text-sm lg:block">
        {containerTypes.map((size) => {
          const price = prices.find((one) => one.containerType === size);
          return (
            <li key={size} className="flex flex-wrap gap-x-2 max-lg:flex-col lg:justify-end">
              <span className="text-xs leading-5 text-ink-soft">{size}</span>
              {price ? <Money {...price.freight} /> : sailingMessages.sailings.unpriced}
            </li>
          );
        })}
      </ul>
    </td>
  );
}
