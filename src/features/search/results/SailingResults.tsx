import type { DaysQuery, EtdDay } from '#src/features/search/EtdChips.tsx';
import { EtdChips } from '#src/features/search/EtdChips.tsx';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazily } from '#src/platform/lazy.ts';
import type { Load } from '#contract/search/load.ts';
import type { SailingOrderActor } from '#machines/search/sailingOrder.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import type { ListActor } from '#machines/support/list.ts';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { filterMessages, filterMessages as messages } from '#src/features/search/messages/filters.ts';
import type { SailingQuote, SearchedLoad } from '#contract/search/sailingQuotes.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { withCompared } from '#src/features/search/sailingSearch.ts';
import type { ComparedActor } from './Comparison.tsx';
import { Comparison } from './Comparison.tsx';
import { MonthCalendar, MonthToggle } from './MonthCalendar.tsx';
import { SailingFilters } from './SailingFilters.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { shownDay, upTo } from '#src/ui/format.ts';
import { containersFor } from '#contract/rules/loading/loadFit.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';

type ChosenContainers = Pick<SearchedLoad, 'containerType' | 'containers'>;

/** How many containers of each size the searched load needs, and whether the chosen ones are too few. */
export function LoadFit({ load, chosen }: { load: Load; chosen: ChosenContainers }) {
  const { volumeM3, weightKg } = load;
  const amounts = [
    volumeM3 !== undefined && messages.volume(upTo(volumeM3)),
    weightKg !== undefined && messages.weight(upTo(weightKg)),
  ].filter((amount) => amount !== false);
  if (amounts.length === 0) return null;
  const needed = containersFor(chosen.containerType, load) ?? 0;
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 rounded-md border border-brand-200 bg-brand-50 px-3.5 py-2">
      <span className="font-semibold">{messages.load(amounts.join('、'))}</span>
      <ul className="flex flex-wrap gap-x-4">
        {containerTypes.map((size) => (
          <li key={size}>{messages.containers(size, containersFor(size, load) ?? 0)}</li>
        ))}
      </ul>
      {chosen.containers < needed && (
        <strong className="font-semibold text-critical">{messages.tooFew(chosen.containerType, needed)}</strong>
      )}
      <span className="text-xs text-ink-soft">{messages.loadNote}</span>
    </div>
  );
}

interface LoadTotalsProps {
  load: SearchedLoad;
  onCurrency: (currency: SearchedLoad['currency']) => void;
}

const options = (['1', '2'] as const).map((value) => ({ value, label: messages.currencyNames[value] }));

/** The currency of the one total. */
function TotalCurrency({ load, onCurrency }: LoadTotalsProps) {
  return (
    <RadioGroup
      label={messages.currency}
      name="currency"
      value={load.currency}
      options={options}
      className="[&_label]:px-2.5 [&_label]:text-sm [&_label]:whitespace-nowrap [&>legend]:sr-only"
      onChange={onCurrency}
    />
  );
}

/** The load that totals are for, and the rate that converts them; on a phone below the sailings. */
function TotalsNote({ actor, load }: Pick<LoadTotalsProps, 'load'> & { actor: SailingListActor }) {
  const rate = useSelector(actor, (state) => state.context.more?.exchangeRate);
  return (
    <p className="min-h-[1.125rem] text-xs text-ink-soft max-lg:order-last">
      {messages.totalFor(messages.boxes(load.containers, load.containerType))}
      {rate && messages.rate(upTo(rate.cnyPerUsd, 4), rate.sourceZh, shownDay(rate.publishedOn))}
      {rate === null && messages.noRate}
    </p>
  );
}

const TightOrder = lazily(async () => ({ default: (await import('#src/features/search/TightOrder.tsx')).TightOrder }));

interface Props {
  days: ListActor<DaysQuery, EtdDay>;
  sailings: SailingListActor;
  charges: DetailActor<Quote>;
  ordering: SailingOrderActor;
  comparison: ComparedActor;
  /** The month of the calendar; undefined while it is folded. */
  month: string | undefined;
  compared: readonly string[];
  /** The query of the address. */
  query: SailingQuery;
  load: Load;
  /** The names of the currencies and payment types; empty until loaded. */
  terms: { currency: readonly string[]; paymentType: readonly string[] };
  /** The current time in epoch milliseconds. */
  now: number;
  onQuery: (query: SailingQuery) => void;
  onPage: (page: number) => void;
  onMonth: (month: string | undefined) => void;
  onCompare: (ids: readonly string[]) => void;
  onExport: (sailingId: string) => void;
  onSave: (quote: Quote) => void;
  /** Opens the page on which the user watches this lane. */
  onWatch: () => void;
  orderPathOf: (sailingId: string) => string;
}

const none: readonly SailingQuote[] = [];

/** The results of a search: the lane's departure days and its filtered sailings. */
export function SailingResults({
  days,
  sailings,
  charges,
  ordering,
  query,
  load,
  terms,
  now,
  onQuery,
  comparison,
  month,
  compared,
  onMonth,
  onCompare,
  onWatch,
  ...doing
}: Props) {
  const isConfirming = useSelector(ordering, (state) => state.matches('confirming'));
  const listed = useSelector(sailings, (state) => (state.matches('filled') ? state.context.rows : none));
  const onBook = ({ sailing, intake }: SailingQuote) => ordering.send({ type: 'order.requested', sailing, intake });
  const onDay = (day: string | undefined) => onFilters({ ...query.filters, day });
  const onFilters = (filters: SailingQuery['filters']) => onQuery({ ...query, filters });
  return (
    <div className="flex flex-col gap-2">
      {month === undefined ? (
        <EtdChips actor={days} day={query.filters.day} onDay={onDay} />
      ) : (
        <MonthCalendar actor={days} month={month} day={query.filters.day} onMonth={onMonth} onDay={onDay} />
      )}
      <SailingFilters
        actor={sailings}
        query={query}
        onFilters={onFilters}
        onSort={(sort) => onQuery({ ...query, sort })}
      >
        <TotalCurrency
          load={query.load}
          // the limit is removed, because it was in the other currency
          onCurrency={(currency) =>
            onQuery({ ...query, load: { ...query.load, currency }, filters: { ...query.filters, totalMax: undefined } })
          }
        />
        <MonthToggle actor={days} month={month} day={query.filters.day} onMonth={onMonth} />
      </SailingFilters>
      <LoadFit load={load} chosen={query.load} />
      <TotalsNote actor={sailings} load={query.load} />
      {compared.length > 0 && (
        <Comparison
          actor={comparison}
          listed={listed}
          onDrop={(id) => onCompare(withCompared(compared, id))}
          onBook={onBook}
        />
      )}
      <SailingList
        actor={sailings}
        detail={charges}
        now={now}
        onFilters={onFilters}
        onBook={onBook}
        compared={compared}
        onCompare={(id) => onCompare(withCompared(compared, id))}
        {...doing}
      />
      {isConfirming && (
        <Suspense>
          <TightOrder actor={ordering} />
        </Suspense>
      )}
      <p className="min-h-[1.125rem] text-xs text-ink-soft max-lg:order-last">
        {terms.currency.length > 0 && filterMessages.currencies(terms.currency.join('、'))}
        {terms.paymentType.length > 0 && filterMessages.payments(terms.paymentType.join('、'))}{' '}
        <button
          type="button"
          className="min-h-6 cursor-pointer font-medium text-brand-700 hover:underline"
          onClick={onWatch}
        >
          {messages.watch}
        </button>
        {messages.watchNote}
      </p>
    </div>
  );
}
