import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { SailingOffer } from '#contract/search/sailingOffers.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import type { ListActor } from '#machines/support/list.ts';
import { sailingCopy } from '#src/trade/messages.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { SailingHead } from '#src/trade/SailingHead.tsx';
import { SailingRow } from '#src/trade/SailingRow.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { SailingFilters, SailingQuery, SailingsMore } from './sailingSearch.ts';
import { NoSailings } from '#src/features/search/parts/NoSailings.tsx';
import { PastPage } from '#src/features/search/parts/PastPage.tsx';
import { sailingWords } from './sailingFilterMessages.ts';
import { lazily } from '#src/platform/lazy.ts';

const ChargeDetail = lazily(async () => ({ default: (await import('./ChargeDetail.tsx')).ChargeDetail }));

export type SailingListActor = ListActor<SailingQuery, SailingOffer, SailingsMore>;

interface Props {
  actor: SailingListActor;
  detail: DetailActor<Offer>;
  /** The present in epoch milliseconds. */
  now: number;
  onFilters: (filters: SailingFilters) => void;
  onPage: (page: number) => void;
  onBook: (sailingId: string) => void;
  /** Saves a sailing's charges as a table. */
  onExport: (sailingId: string) => void;
}

/** The sailings of a lane with prices per container size; of all rows at most one shows its charges. */
export function SailingList({ actor, detail, now, onFilters, onPage, onBook, onExport }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const openId = useSelector(detail, (snapshot) => snapshot.context.id);
  const { rows, page, total, query, more, refusal } = state.context;
  const isDanger = query.lane.isDanger === 'Y';

  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} aria-label={sailingCopy.sailings.list}>
      <output className="mb-2 block min-h-5 text-sm text-ink-soft">
        {state.hasTag('busy') && sailingCopy.sailings.loading}
        {state.matches('filled') &&
          sailingWords.found(total, sailingWords.sorted[query.sort]) + sailingCopy.sailings.legend}
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
          message={refusal ?? sailingCopy.sailings.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('filled') && (
        <>
          <table className="mb-4 w-full border-collapse max-lg:block lg:table-fixed lg:overflow-hidden lg:rounded-lg lg:bg-surface lg:shadow-card">
            <SailingHead />
            {rows.map((offer) => {
              const { id } = offer.sailing;
              const expanded = id === openId;
              return (
                <SailingRow
                  key={id}
                  offer={offer}
                  now={now}
                  isDanger={isDanger}
                  expanded={expanded}
                  onToggle={() => detail.send(expanded ? { type: 'detail.closed' } : { type: 'detail.opened', id })}
                  onBook={() => onBook(id)}
                >
                  <Suspense fallback={<Skeleton className="h-40" />}>
                    <ChargeDetail actor={detail} isDanger={isDanger} onExport={() => onExport(id)} />
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
