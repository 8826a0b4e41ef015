import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { money } from '#src/ui/format.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

interface Props {
  rate: PublishedRate;
  /** The formatted minimum. */
  least: string | undefined;
  /** Whether the table has a column for it. */
  hasLeast: boolean;
  /** Whether it is the lane's first row, which its block separates already. */
  isFirst: boolean;
  /** Whether it is the lane's only price: on a narrow screen it is in the card's head. */
  isOnly: boolean;
}

/** The cells of one price: the item and the amount. */
export function RateItem({ rate, least, hasLeast, isFirst, isOnly }: Props) {
  const cell = `border-line lg:px-3 lg:py-1.5 ${isFirst ? '' : 'lg:border-t'}`;
  const line = isOnly ? '' : 'max-lg:order-1 max-lg:content-center max-lg:border-t max-lg:py-2';
  return (
    <>
      <td className={`${cell} ${isOnly ? 'max-lg:order-1 max-lg:col-span-full' : line}`}>{rate.itemZh}</td>
      <td className={`${cell} ${line} text-right whitespace-nowrap max-lg:pl-4`}>
        <b className="text-lg font-semibold text-brand-700 tabular-nums">{money(rate.currency, rate.amount)}</b>
        <span className="text-xs text-ink-soft">/{basisZh[rate.basis]}</span>
        {least && <span className="block text-xs text-ink-soft lg:hidden">{serviceMessages.rates.least(least)}</span>}
      </td>
      {hasLeast && (
        <td className={`${cell} text-right text-ink-soft tabular-nums max-lg:hidden`}>
          {least ?? serviceMessages.rates.dash}
        </td>
      )}
    </>
  );
}
