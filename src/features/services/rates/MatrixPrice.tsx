import { rateChoiceOf } from '#contract/rules/pricing/rateChoice.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { money } from '#src/ui/format.ts';
import { laneOf } from './rateGroups.ts';
import { lineWords } from '#src/features/services/messages.ts';

const words = lineWords.rates;

interface Props {
  rate: PublishedRate;
  hrefOf: (rate: PublishedRate) => string;
  /** Whether it leads to an order; left out, only where an item is chosen, not for a weight break. */
  isLink?: boolean;
  /** Whether the unit is written with the price; not where the table says it once. */
  hasUnit?: boolean;
}

/** A price in a column of its own. */
export function MatrixPrice({
  rate,
  hrefOf,
  isLink = Boolean(rateChoiceOf(rate.line, rate.itemCode)),
  hasUnit = true,
}: Props) {
  const price = (
    <>
      <b className="font-semibold text-brand-700 tabular-nums">{money(rate.currency, rate.amount)}</b>
      {hasUnit && <span className="text-xs text-ink-soft">/{lineWords.basis[rate.basis]}</span>}
    </>
  );
  if (!isLink) return <span className="whitespace-nowrap">{price}</span>;
  return (
    <a
      href={hrefOf(rate)}
      className="-my-1 inline-block rounded-sm py-1 whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-brand-600"
    >
      {price}
      <span className="sr-only">
        {words.order}
        {words.of(`${laneOf(rate)}，${rate.itemZh}`)}
      </span>
    </a>
  );
}
