import { rateChoiceOf } from '#contract/rules/pricing/rateChoice.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { money } from '#src/ui/format.ts';
import { laneOf } from './rateGroups.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

const messages = serviceMessages.rates;

interface Props {
  rate: PublishedRate;
  hrefOf: (rate: PublishedRate) => string;
  /** Whether it links to an order; false for weight breaks, which are not chosen. */
  isLink?: boolean;
  /** Whether the unit is shown with the price; not if the table shows it once. */
  hasUnit?: boolean;
}

/** A price in its own column. */
export function MatrixPrice({
  rate,
  hrefOf,
  isLink = Boolean(rateChoiceOf(rate.line, rate.itemCode)),
  hasUnit = true,
}: Props) {
  const price = (
    <>
      <b className="font-semibold text-brand-700 tabular-nums">{money(rate.currency, rate.amount)}</b>
      {hasUnit && <span className="text-xs text-ink-soft">/{basisZh[rate.basis]}</span>}
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
        {messages.order}
        {messages.of(`${laneOf(rate)}，${rate.itemZh}`)}
      </span>
    </a>
  );
}
