import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { laneOf } from './rateGroups.ts';
import { lineWords } from '#src/features/services/messages.ts';

interface Props {
  rate: PublishedRate;
  /** Where the price is ordered. */
  hrefOf: (rate: PublishedRate) => string;
}

/** Leads from a price to where it is ordered. */
export function RateLink({ rate, hrefOf }: Props) {
  return (
    <a
      href={hrefOf(rate)}
      className="inline-flex min-h-8 items-center rounded-md border border-line-strong px-3 text-sm whitespace-nowrap hover:border-brand-600 hover:text-brand-700"
    >
      {lineWords.rates.order}
      <span className="sr-only">{lineWords.rates.of([laneOf(rate), rate.itemZh].filter(Boolean).join('，'))}</span>
    </a>
  );
}
