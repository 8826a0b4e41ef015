import type { Lane } from '#contract/search/sailingOffers.ts';
import type { Load } from '#contract/search/load.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import type { ListActor } from '#machines/support/list.ts';
import type { EtdDay } from '#src/features/search/EtdChips.tsx';
import { EtdChips } from '#src/features/search/EtdChips.tsx';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { sailingWords } from '#src/features/search/sailingFilterMessages.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { LoadFit } from './LoadFit.tsx';
import { SailingFilters } from './SailingFilters.tsx';

interface Props {
  days: ListActor<Lane, EtdDay>;
  sailings: SailingListActor;
  charges: DetailActor<Offer>;
  /** What the address asks for. */
  query: SailingQuery;
  load: Load;
  /** The names of the currencies and of the ways to pay; empty until they have come. */
  terms: { currency: readonly string[]; paymentType: readonly string[] };
  /** The present in epoch milliseconds. */
  now: number;
  onQuery: (query: SailingQuery) => void;
  onPage: (page: number) => void;
  onBook: (sailingId: string) => void;
  onExport: (sailingId: string) => void;
}

/** What a search found: the lane's departure days and its sailings, as they are narrowed and sorted. */
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
        {terms.currency.length > 0 && sailingWords.currencies(terms.currency.join('、'))}
        {terms.paymentType.length > 0 && sailingWords.payments(terms.paymentType.join('、'))}
      </p>
    </div>
  );
}
