import type { SailingOffer } from '#contract/search/sailingOffers.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { sailingCopy } from './messages.ts';
import { Money } from '#src/ui/Money.tsx';

interface Props {
  size: ContainerType;
  price: SailingOffer['prices'][number] | undefined;
}

/** One container's ocean freight and, smaller, all that it costs in each currency. */
export function PriceCell({ size, price }: Props) {
  return (
    <td className="max-lg:rounded-sm max-lg:bg-canvas max-lg:px-1.5 max-lg:py-1 lg:text-right">
      <span className="block text-xs text-ink-soft lg:sr-only">{size}</span>
      {price ? (
        <>
          <Money {...price.freight} className="block font-semibold lg:text-lg" />
          <span className="flex flex-wrap gap-x-1 text-xs text-ink-soft lg:flex-col lg:items-end">
            <span>{sailingCopy.sailings.allIn}</span>
            {price.totals.map((total) => (
              <Money key={total.currency} {...total} />
            ))}
          </span>
        </>
      ) : (
        sailingCopy.sailings.unpriced
      )}
    </td>
  );
}
