import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SailingQuote, Lane, SearchedLoad, sailingPage } from '#contract/search/sailingQuotes.ts';
import { comparisonMessages as messages } from '#src/features/search/messages/shippingFcl.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { withWeekday } from '#src/trade/withWeekday.ts';
import { dayOf, monthDayTime } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';

/** The query for compared sailings. */
export interface ComparedQuery {
  lane: Lane;
  load: SearchedLoad;
  ids: readonly string[];
}
export type ComparedActor = ListActor<ComparedQuery, SailingQuote>;

/** The input of the call for compared sailings. */
export const comparedInput = ({ lane, load, ids }: ComparedQuery): InputOf<typeof sailingPage> => ({
  ...lane,
  ...load,
  ids: ids.join(','),
});

/** An address with another value of one parameter; undefined leaves it out. */
export const withParameter = (search: string, name: 'month' | 'compare', value: string | undefined): string => {
  const params = new URLSearchParams(search);
  if (value === undefined || value === '') params.delete(name);
  else params.set(name, value);
  return `${paths.shippingFcl}?${params}`;
};

interface Props {
  actor: ComparedActor;
  /** The sailings of the list, which are already loaded. */
  listed: readonly SailingQuote[];
  onDrop: (id: string) => void;
  onBook: (quote: SailingQuote) => void;
}

const trade = sailingMessages.sailings;
const dayAndWeekday = (instant: string) => withWeekday(dayOf(instant));
const cutOffOf = ({ sailing }: SailingQuote, code: string): string => {
  const found = sailing.cutOffs.find((one) => one.code === code);
  return found ? monthDayTime(found.at) : messages.none;
};

/** The placeholder of a value that is not loaded yet. */
const unknown = <Skeleton className="my-0.5 h-4 w-24" />;

/** The rows of the comparison, in order. */
const facts: readonly { name: string; of: (quote: SailingQuote) => ReactNode }[] = [
  { name: messages.departure, of: ({ sailing }) => dayAndWeekday(sailing.estimatedTimeOfDeparture) },
  { name: messages.arrival, of: ({ sailing }) => dayAndWeekday(sailing.estimatedTimeOfArrival) },
  { name: messages.transit, of: ({ sailing }) => trade.days(sailing.transitDays) },
  { name: messages.route, of: ({ sailing }) => (sailing.viaPort ? trade.via(sailing.viaPort) : trade.direct) },
  {
    name: messages.total,
    of: ({ load }) => (
      <>
        {load.total && <Money {...load.total} className="block font-semibold text-brand-800" />}
        {load.totals.map((one) => (
          <Money key={one.currency} {...one} className="mr-1.5 text-xs text-ink-soft" />
        ))}
      </>
    ),
  },
  { name: messages.declaration, of: (quote) => cutOffOf(quote, 'DG_DOC') },
  { name: messages.instructions, of: (quote) => cutOffOf(quote, 'SI') },
  { name: messages.delivery, of: (quote) => cutOffOf(quote, 'CY') },
  { name: messages.freeDays, of: ({ sailing }) => messages.days(sailing.freeDays) },
  { name: messages.classes, of: ({ sailing }) => sailing.acceptedClasses.join('、') },
  {
    name: messages.intake,
    of: ({ intake: { state, reasonZh } }) =>
      reasonZh === null ? messages.inTime : trade[state === 'late' ? 'lateFor' : 'tight'](reasonZh),
  },
];

/**
 * Up to three sailings side by side; one that has closed meanwhile is reported. The table keeps its size while sailings
 * are fetched, because the list below it, whose checkboxes the user presses, must not move.
 */
export function Comparison({ actor, listed, onDrop, onBook }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { query, rows, errorMessage } = state.context;
  const isBusy = state.hasTag('busy');
  const known = isBusy ? listed : rows;
  const columns = query.ids.map((id) => ({ id, quote: known.find(({ sailing }) => sailing.id === id) }));
  const lowest = Math.min(...columns.flatMap(({ quote }) => (quote?.load.total ? [quote.load.total.amount] : [])));
  return (
    <section data-state={state.value} aria-busy={isBusy} aria-label={messages.title}>
      <h3 className="mb-2 font-semibold">
        {messages.title}
        {columns.length === 1 && <span className="ml-2 text-sm font-normal text-ink-soft">{messages.more}</span>}
      </h3>
      {state.matches('failed') ? (
        <FailedAlert message={errorMessage ?? trade.failed} onRetry={() => actor.send({ type: 'retry.requested' })} />
      ) : (
        <div className="relative overflow-x-auto rounded-lg border border-line bg-surface">
          <table className="w-full text-sm sm:table-fixed">
            <thead className="bg-sunken">
              <tr className="text-left align-top">
                <th scope="col" className="p-2 font-normal text-ink-soft sm:w-28">
                  {messages.sailing}
                </th>
                {columns.map(({ id, quote }) => (
                  <th key={id} scope="col" className="min-w-36 p-2 font-normal">
                    {isBusy && !quote ? (
                      <Skeleton className="h-9 w-24" />
                    ) : (
                      <b className="block font-semibold">{quote?.sailing.carrierZh ?? id}</b>
                    )}
                    {quote && (
                      <span className="block text-xs text-ink-soft">
                        {quote.sailing.vessel} / {quote.sailing.voyage}
                      </span>
                    )}
                    <button
                      type="button"
                      onClick={() => onDrop(id)}
                      className="min-h-7 cursor-pointer text-xs font-medium text-brand-700 hover:underline"
                    >
                      {messages.drop}
                      <span className="sr-only">
                        {quote ? trade.of(quote.sailing.vessel, quote.sailing.voyage) : id}
                      </span>
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.map(({ name, of }) => (
                <tr key={name} className="border-t border-line align-top">
                  <th scope="row" className="p-2 text-left font-normal whitespace-nowrap text-ink-soft">
                    {name}
                  </th>
                  {columns.map(({ id, quote }) => (
                    <td key={id} className="p-2">
                      {quote ? of(quote) : isBusy ? unknown : messages.gone}
                      {name === messages.total && columns.length > 1 && quote?.load.total?.amount === lowest && (
                        <span className="block text-xs font-semibold text-success">{messages.lowest}</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
              <tr className="border-t border-line">
                <th scope="row" className="p-2">
                  <span className="sr-only">{trade.book}</span>
                </th>
                {columns.map(({ id, quote }) => (
                  <td key={id} className="p-2">
                    {quote && (
                      <Button size="sm" disabled={quote.intake.state === 'late'} onClick={() => onBook(quote)}>
                        {quote.intake.state === 'late' ? trade.late : trade.book}
                        <span className="sr-only">{trade.of(quote.sailing.vessel, quote.sailing.voyage)}</span>
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
