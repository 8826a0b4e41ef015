import { useSelector } from '@xstate/react';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import {
  columnsOf,
  type RatedRow,
  type RateListActor,
  type RatePlaces,
  type RateQuery,
  placesOf,
} from '#src/features/services/rates/rateQuery.ts';
import { RateMatrix, MatrixPrice } from '#src/features/services/rates/RateMatrix.tsx';
import { RateRows } from '#src/features/services/rates/RateRows.tsx';
import { RateTotals } from '#src/features/services/rates/RateTotals.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { endDay, shownDay, upTo } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';

const rateOverviewMessages = serviceMessages.rates;

interface RateOverviewProps {
  /** Prices of one item. */
  rates: readonly PublishedRate[];
  columns: ServiceContent['columns'];
  hrefOf: (rate: PublishedRate) => string;
}

/** All prices of an item: a row for each destination, a column for each origin. */
function RateOverview({ rates, columns, hrefOf }: RateOverviewProps) {
  const { origins, destinations } = placesOf(rates);
  const bases = new Set(rates.map(({ basis }) => basis));
  const [basis] = bases.size === 1 ? bases : [];
  const until = rates.map(({ validUntil }) => validUntil).toSorted()[0];
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse">
        {until !== undefined && (
          <caption className="px-4 py-2 text-left text-sm text-ink-soft">
            {[rateOverviewMessages.until(endDay(until)), basis && rateOverviewMessages.per(basisZh[basis])]
              .filter(Boolean)
              .join('，')}
          </caption>
        )}
        <thead>
          <tr className="bg-sunken text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium">
            <th scope="col" className="sticky left-0 bg-sunken text-left">
              {columns.destination}
            </th>
            {origins.map(({ code, nameZh }) => (
              <th key={code} scope="col" className="text-right whitespace-nowrap">
                {nameZh}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {destinations.map(({ code, nameZh }) => (
            <tr key={code} className="border-t border-line cells:px-3 cells:py-1.5">
              <th
                scope="row"
                className="sticky left-0 bg-surface text-left font-semibold max-sm:max-w-32 max-sm:min-w-22 sm:whitespace-nowrap"
              >
                {nameZh}
              </th>
              {origins.map((origin) => {
                const rate = rates.find((one) => one.origin.code === origin.code && one.destination?.code === code);
                return (
                  <td key={origin.code} className="text-right whitespace-nowrap">
                    {rate ? (
                      <MatrixPrice isLink hasUnit={!basis} rate={rate} hrefOf={hrefOf} />
                    ) : (
                      rateOverviewMessages.dash
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RateFilterProps {
  columns: ServiceContent['columns'];
  places: RatePlaces;
  query: RateQuery;
  onChange: (query: RateQuery) => void;
}

const { all } = serviceMessages.rates;

/** Filters a price list by place; hidden if there is only one. */
function RateFilter({ columns: { origin, destination }, places, query, onChange }: RateFilterProps) {
  const choices = [
    { name: 'originCode', word: origin, options: places.origins },
    { name: 'destinationCode', word: destination, options: places.destinations },
  ] as const;
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      {choices.map(
        ({ name, word, options }) =>
          word &&
          options.length > 1 && (
            <Select
              key={name}
              aria-label={word}
              placeholder={all(word)}
              options={options.map(({ code, nameZh }) => ({ value: code, label: nameZh }))}
              value={query[name] ?? ''}
              onChange={(event) => onChange({ ...query, [name]: event.currentTarget.value || undefined })}
              className="min-w-36 max-sm:flex-1"
            />
          ),
      )}
    </div>
  );
}

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
            cargo.rate(
              upTo(more.exchangeRate.cnyPerUsd, 4),
              more.exchangeRate.sourceZh,
              shownDay(more.exchangeRate.publishedOn),
            )}
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
