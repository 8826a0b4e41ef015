import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Money } from '#src/ui/Money.tsx';

interface Props {
  size: ContainerType;
  price: SailingQuote['prices'][number] | undefined;
}

/** One container's ocean freight and, smaller, its total in each currency. */
export function PriceCell({ size, price }: Props) {
  return (
    <td className="max-lg:rounded-sm max-lg:bg-canvas max-lg:px-1.5 max-lg:py-1 lg:text-right">
      <span className="block text-xs text-ink-soft lg:sr-only">{size}</span>
      {price ? (
        <>
          <Money {...price.freight} className="block font-semibold lg:text-lg" />
          <span className="flex flex-wrap gap-x-1 text-xs text-ink-soft lg:flex-col lg:items-end">
            <span>{sailingMessages.sailings.allIn}</span>
            {price.totals.map((total) => (
              <Money key={total.currency} {...total} />
            ))}
          </span>
        </>
      ) : (
        sailingMessages.sailings.unpriced
      )}
    </td>
  );
}
