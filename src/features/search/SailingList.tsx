import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue } from 'react';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import type { ListActor } from '#machines/support/list.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { SailingHead } from '#src/trade/SailingHead.tsx';
import { SailingRow } from '#src/trade/SailingRow.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import type { SailingFilters, SailingQuery, SailingsMore } from './sailingSearch.ts';
import { filterMessages, filterMessages as messages } from '#src/features/search/messages/filters.ts';
import { lazily } from '#src/platform/lazy.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';

/** Shown for an address with a page number after the last page. */
function PastPage({ onFirst }: { onFirst: () => void }) {
  return (
    <Alert
      tone="info"
      title={filterMessages.past}
      action={
        <Button tone="secondary" size="sm" onClick={onFirst}>
          {filterMessages.firstPage}
        </Button>
      }
    />
  );
}

interface NoSailingsProps {
  filters: SailingFilters;
  more: SailingsMore | undefined;
  onFilters: (filters: SailingFilters) => void;
}

const without = (filters: SailingFilters, name: keyof SailingFilters): SailingFilters => ({
  ...filters,
  [name]: undefined,
});

/** No results: shows which filter excludes sailings, and a button to reset all. */
function NoSailings({ filters, more, onFilters }: NoSailingsProps) {
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  if (!isNarrowed) {
    return (
      <Alert tone="info" title={sailingMessages.sailings.none}>
        {sailingMessages.sailings.noneAdvice}
      </Alert>
    );
  }
  const nameOf = (name: keyof SailingFilters): string => {
    const value = filters[name] ?? '';
    if (name === 'carrierCode')
      return messages.drop[name](more?.carriers.find(({ code }) => code === value)?.nameZh ?? value);
    if (name === 'hazardClass') return messages.drop[name](uiMessages.hazardClass(value, hazardNames[value] ?? ''));
    return messages.drop[name](value);
  };
  const helpful = more?.relaxed.filter(({ total }) => total > 0) ?? [];
  return (
    <Alert
      tone="info"
      title={messages.narrowed}
      action={
        <Button tone="secondary" size="sm" onClick={() => onFilters({})}>
          {messages.reset}
        </Button>
      }
    >
      {helpful.length > 0 ? (
        <ul className="flex flex-col items-start">
          {helpful.map(({ name, total }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onFilters(without(filters, name))}
                className="min-h-7 cursor-pointer text-left font-medium text-brand-700 hover:underline"
              >
                {messages.dropped(nameOf(name), total)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        messages.dropAll
      )}
    </Alert>
  );
}

const ChargeDetail = lazily(async () => ({ default: (await import('./ChargeDetail.tsx')).ChargeDetail }));

/** The number of rows in a document; the others follow after hydration. */
const prerenderedMax = 8;

export type SailingListActor = ListActor<SailingQuery, SailingQuote, SailingsMore>;

interface Props {
  actor: SailingListActor;
  detail: DetailActor<Quote>;
  /** The current time in epoch milliseconds. */
  now: number;
  onFilters: (filters: SailingFilters) => void;
  onPage: (page: number) => void;
  /** The address of a sailing's order. */
  orderPathOf: (sailingId: string) => string;
  onBook: (quote: SailingQuote) => void;
  /** The ids of the sailings that are compared. */
  compared?: readonly string[];
  /** Adds a sailing to the comparison, or removes it. */
  onCompare?: (sailingId: string) => void;
  /** Saves a sailing's charges as a table. */
  onExport: (sailingId: string) => void;
  /** Saves a sailing's price as a quote. */
  onSave: (quote: Quote) => void;
}

/** The sailings of a lane with prices per container size; at most one row shows its charges. */
export function SailingList({
  actor,
  detail,
  now,
  onFilters,
  onPage,
  orderPathOf,
  onBook,
  compared,
  onCompare,
  onExport,
  onSave,
}: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  // deferred: the page reacts to input while it renders the rows that its document lacks
  const hydrated = useDeferredValue(useHydrated());
  const openId = useSelector(detail, (snapshot) => snapshot.context.id);
  const { rows, page, total, query, more, errorMessage } = state.context;
  const isDanger = query.lane.isDanger === 'Y';
  const loadZh = filterMessages.boxes(query.load.containers, query.load.containerType);

  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} aria-label={sailingMessages.sailings.list}>
      <output className="mb-2 block min-h-5 text-sm text-ink-soft">
        {state.hasTag('busy') && sailingMessages.sailings.loading}
        {state.matches('filled') &&
          filterMessages.found(total, filterMessages.sorted[query.sort]) + sailingMessages.sailings.legend}
      </output>
      {state.hasTag('busy') && Array.from({ length: 4 }, (_, index) => <Skeleton key={index} className="mb-3 h-32" />)}
      {state.matches('empty') &&
        (total > 0 ? (
          <PastPage onFirst={() => onPage(1)} />
        ) : (
          <NoSailings filters={query.filters} more={more} onFilters={onFilters} />
        ))}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? sailingMessages.sailings.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('filled') && (
        <>
          <table className="mb-4 w-full block lg:overflow-hidden lg:rounded-lg lg:bg-surface lg:shadow-card">
            <SailingHead loadZh={loadZh} />
            {(hydrated ? rows : rows.slice(0, prerenderedMax)).map((quote) => {
              const { id } = quote.sailing;
              const expanded = id === openId;
              return (
                <SailingRow
                  key={id}
                  quote={quote}
                  loadZh={loadZh}
                  now={now}
                  isDanger={isDanger}
                  expanded={expanded}
                  compare={
                    onCompare && {
                      isChosen: compared?.includes(id) ?? false,
                      isFull: (compared?.length ?? 0) >= limits.comparedMax,
                      onToggle: () => onCompare(id),
                    }
                  }
                  onToggle={() => detail.send(expanded ? { type: 'detail.closed' } : { type: 'detail.opened', id })}
                  orderPath={orderPathOf(id)}
                  onBook={() => onBook(quote)}
                >
                  <Suspense fallback={<Skeleton className="h-40" />}>
                    <ChargeDetail actor={detail} isDanger={isDanger} onExport={() => onExport(id)} onSave={onSave} />
                  </Suspense>
                </SailingRow>
              );
            })}
          </table>
          <Pagination page={page} total={total} size={limits.pageSize} disabled={false} onPage={onPage} />
        </>
      )}
    </section>
  );
}
