import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { money } from '#src/ui/format.ts';
import { lineWords } from '#src/features/services/messages.ts';

interface Props {
  rate: PublishedRate;
  /** The least that is asked, as it is shown. */
  least: string | undefined;
  /** Whether the table has a column for it. */
  hasLeast: boolean;
  /** The lane's first row is set off by its block already. */
  isFirst: boolean;
  /** The lane has this price alone: on a narrow screen it stands in the card's head. */
  isOnly: boolean;
}

/** What is carried and what it costs: the cells of one price. */
export function RateItem({ rate, least, hasLeast, isFirst, isOnly }: Props) {
  const cell = `border-line lg:px-3 lg:py-1.5 ${isFirst ? '' : 'lg:border-t'}`;
  const line = isOnly ? '' : 'max-lg:order-1 max-lg:content-center max-lg:border-t max-lg:py-2';
  return (
    <>
      <td className={`${cell} ${isOnly ? 'max-lg:order-1 max-lg:col-span-full' : line}`}>{rate.itemZh}</td>
      <td className={`${cell} ${line} text-right whitespace-nowrap max-lg:pl-4`}>
        <b className="text-lg font-semibold text-brand-700 tabular-nums">{money(rate.currency, rate.amount)}</b>
        <span className="text-xs text-ink-soft">/{lineWords.basis[rate.basis]}</span>
        {least && <span className="block text-xs text-ink-soft lg:hidden">{lineWords.rates.least(least)}</span>}
      </td>
      {hasLeast && (
        <td className={`${cell} text-right text-ink-soft tabular-nums max-lg:hidden`}>
          {least ?? lineWords.rates.dash}
        </td>
      )}
    </>
  );
}
