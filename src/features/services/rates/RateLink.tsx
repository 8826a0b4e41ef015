import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { laneOf } from './rateGroups.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

interface Props {
  rate: PublishedRate;
  /** The order address of a price. */
  hrefOf: (rate: PublishedRate) => string;
}

/** A link from a price to its order. */
export function RateLink({ rate, hrefOf }: Props) {
  return (
    <a
      href={hrefOf(rate)}
      className="inline-flex min-h-8 items-center rounded-md border border-line-strong px-3 text-sm whitespace-nowrap hover:border-brand-600 hover:text-brand-700"
    >
      {serviceMessages.rates.order}
      <span className="sr-only">
        {serviceMessages.rates.of([laneOf(rate), rate.itemZh].filter(Boolean).join('，'))}
      </span>
    </a>
  );
}
