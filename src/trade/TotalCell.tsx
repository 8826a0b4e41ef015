import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Money } from '#src/ui/Money.tsx';

interface Props {
  load: SailingQuote['load'];
  /** The load in words: 2 × 20GP. */
  loadZh: string;
}

/** The total of the searched load as one amount, and beneath it what is charged in each currency. */
export function TotalCell({ load: { totals, total }, loadZh }: Props) {
  return (
    <td className="max-lg:col-span-3 max-lg:rounded-sm max-lg:bg-canvas max-lg:px-2 max-lg:py-1.5 lg:text-right">
      <span className="text-xs text-ink-soft lg:sr-only">{sailingMessages.sailings.totalOf(loadZh)}</span>
      {total && <Money {...total} className="block text-lg font-semibold text-brand-800 lg:text-xl" />}
      {(totals.length > 1 || totals[0]?.currency !== total?.currency) && (
        <span
          className={`flex flex-wrap gap-x-1.5 lg:justify-end ${total ? 'text-xs text-ink-soft' : 'font-semibold lg:flex-col lg:items-end'}`}
        >
          {totals.map((one, index) => (
            <span key={one.currency} className="whitespace-nowrap">
              {index > 0 && total && '+ '}
              <Money {...one} />
            </span>
          ))}
        </span>
      )}
    </td>
  );
}
