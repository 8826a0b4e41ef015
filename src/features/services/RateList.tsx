import { useSelector } from '@xstate/react';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { RateFilter } from '#src/features/services/rates/RateFilter.tsx';
import { columnsOf } from '#src/features/services/rates/rateGroups.ts';
import { RateMatrix } from '#src/features/services/rates/RateMatrix.tsx';
import { RateOverview } from '#src/features/services/rates/RateOverview.tsx';
import { RateRows } from '#src/features/services/rates/RateRows.tsx';
import { RateTotals } from '#src/features/services/rates/RateTotals.tsx';
import type { RatedRow, RateListActor, RatePlaces, RateQuery } from '#src/features/services/rates/rateQuery.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { upTo } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

interface Props {
  actor: RateListActor;
  columns: ServiceContent['columns'];
  places: RatePlaces;
  /** The order address of a price. */
  hrefOf: (rate: RatedRow) => string;
  /** Shows a row for each destination and a column for each origin. */
  isOverview?: boolean;
  /** Called with the new filter. */
  onQuery?: (query: RateQuery) => void;
}

const { rates: messages, cargo } = serviceMessages;

/** The published prices of a service, filtered by place, page by page; rows stay until the next page is loaded. */
export function RateList({ actor, columns, places, hrefOf, isOverview = false, onQuery }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, page, total, query, more, errorMessage } = state.context;
  const busy = state.hasTag('busy');
  const hasRows = rows.length > 0 && (busy || state.matches('filled'));
  const isUnpublished = state.matches('empty') && !query.originCode && !query.destinationCode;
  const isTotalled = rows[0]?.cost !== undefined;
  const Table = isTotalled ? RateTotals : isOverview ? RateOverview : columns.matrix ? RateMatrix : RateRows;

  return (
    <section
      data-state={state.value}
      data-unpublished={isUnpublished || undefined}
      aria-busy={busy}
      aria-label={messages.title}
    >
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${isUnpublished ? '' : 'mb-3 min-h-10'}`}
      >
        <output className="min-w-0 flex-1 basis-72 text-sm text-ink-soft">
          {busy && messages.loading}
          {state.matches('filled') && messages.found(total) + (isTotalled ? cargo.lead : messages.lead)}
          {rows.some(({ cost }) => cost?.totals.some(({ currency }) => currency === '2')) &&
            more?.exchangeRate &&
            cargo.rate(upTo(more.exchangeRate.cnyPerUsd, 4), more.exchangeRate.sourceZh, more.exchangeRate.publishedOn)}
        </output>
        <RateFilter
          columns={columns}
          places={places}
          query={query}
          onChange={(changed) => {
            actor.send({ type: 'query.changed', query: changed });
            onQuery?.(changed);
          }}
        />
      </div>
      {busy && !hasRows && Array.from({ length: 12 }, (_, index) => <Skeleton key={index} className="mb-1 h-10" />)}
      {state.matches('empty') && (
        <Alert tone="info" title={messages.none}>
          {messages.noneAdvice}
        </Alert>
      )}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {hasRows && (
        <>
          <div
            className={`mb-4 overflow-hidden border-line lg:rounded-lg lg:border lg:bg-surface ${isOverview ? 'max-lg:rounded-lg max-lg:border max-lg:bg-surface' : ''} ${busy ? 'cursor-progress' : ''}`}
          >
            <Table rates={rows} columns={columns} shown={columnsOf(rows)} hrefOf={hrefOf} />
          </div>
          <Pagination
            page={page}
            total={total}
            size={query.size}
            disabled={!state.can({ type: 'page.requested', page })}
            onPage={(next) => actor.send({ type: 'page.requested', page: next })}
          />
        </>
      )}
    </section>
  );
}
