import type { PublishedRate } from '#contract/selling.ts';
import { laneOf } from './rateGroups.ts';
import { lineWords } from './words.ts';

/** How a price is asked about or ordered. */
export interface RateAction {
  /** Names the link: 委托 or 询价. */
  word: string;
  hrefOf: (rate: PublishedRate) => string;
  onAsk: (rate: PublishedRate) => void;
}

/** Leads from a price to where it is asked about or ordered. */
export function RateLink({ rate, action: { word, hrefOf, onAsk } }: { rate: PublishedRate; action: RateAction }) {
  return (
    <a
      href={hrefOf(rate)}
      onClick={() => onAsk(rate)}
      className="inline-flex min-h-8 items-center rounded-md border border-line-strong px-3 text-sm whitespace-nowrap hover:border-brand-600 hover:text-brand-700"
    >
      {word}
      <span className="sr-only">{lineWords.rates.of([laneOf(rate), rate.itemZh].filter(Boolean).join('，'))}</span>
    </a>
  );
}
