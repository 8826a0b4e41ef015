import type { Lane } from '#contract/search/sailingQuotes.ts';
import type { Load } from '#contract/search/load.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import type { ListActor } from '#machines/support/list.ts';
import type { EtdDay } from '#src/features/search/EtdChips.tsx';
import { EtdChips } from '#src/features/search/EtdChips.tsx';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { filterMessages } from '#src/features/search/messages/filters.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { LoadFit } from './LoadFit.tsx';
import { SailingFilters } from './SailingFilters.tsx';

interface Props {
  days: ListActor<Lane, EtdDay>;
  sailings: SailingListActor;
  charges: DetailActor<Quote>;
  /** The query of the address. */
  query: SailingQuery;
  load: Load;
  /** The names of the currencies and payment types; empty until loaded. */
  terms: { currency: readonly string[]; paymentType: readonly string[] };
  /** The current time in epoch milliseconds. */
  now: number;
  onQuery: (query: SailingQuery) => void;
  onPage: (page: number) => void;
  onBook: (sailingId: string) => void;
  onExport: (sailingId: string) => void;
}

/** The results of a search: the lane's departure days and its filtered sailings. */
export function SailingResults({ days, sailings, charges, query, load, terms, now, onQuery, ...doing }: Props) {
  const onFilters = (filters: SailingQuery['filters']) => onQuery({ ...query, filters });
  return (
    <div className="flex flex-col gap-4">
      <EtdChips actor={days} day={query.filters.day} onDay={(day) => onFilters({ ...query.filters, day })} />
      <LoadFit load={load} />
      <SailingFilters
        actor={sailings}
        query={query}
        onFilters={onFilters}
        onSort={(sort) => onQuery({ ...query, sort })}
      />
      <SailingList actor={sailings} detail={charges} now={now} onFilters={onFilters} {...doing} />
      <p className="min-h-[1.125rem] text-xs text-ink-soft">
        {terms.currency.length > 0 && filterMessages.currencies(terms.currency.join('、'))}
        {terms.paymentType.length > 0 && filterMessages.payments(terms.paymentType.join('、'))}
      </p>
    </div>
  );
}
