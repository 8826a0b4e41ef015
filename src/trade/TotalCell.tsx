import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { money, thousands } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';

interface Props {
  load: SailingQuote['load'];
  /** The load in words: 2 × 20GP. */
  loadZh: string;
}

const amountOf = ({ currency, amount }: SailingQuote['load']['totals'][number]): string => money(currency, amount);

/** The total of the searched load as one amount, below it the charges by currency, and the emission of the load. */
export function TotalCell({ load: { totals, total, co2eGrams }, loadZh }: Props) {
  return (
    <td className="text-xs text-ink-soft max-lg:col-span-3 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:justify-end max-lg:gap-x-2 max-lg:rounded-sm max-lg:bg-canvas max-lg:px-2 max-lg:py-1.5 lg:text-right lg:whitespace-pre-line">
      <span className="mr-auto lg:sr-only">{sailingMessages.sailings.totalOf(loadZh)}</span>
      {total && <Money {...total} className="block text-lg font-semibold text-brand-800 lg:text-xl" />}
      {total
        ? (totals.length > 1 || totals[0]?.currency !== total.currency) && totals.map(amountOf).join(' + ')
        : totals.map((one) => <Money key={one.currency} {...one} className="block text-base font-semibold text-ink" />)}
      {co2eGrams !== undefined && sailingMessages.sailings.carbon(thousands(co2eGrams / 1000))}
    </td>
  );
}
