import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SavedQuote } from '#contract/quotes/savedQuotes.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { dayTime, endTime } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { quoteMessages } from './messages.ts';
import { StateBadge } from './parts/QuoteInFull.tsx';
import { quoteHref } from './quoteAddresses.ts';

const { comparison: messages, content } = quoteMessages;

interface Props {
  /** Its id consists of the quotes' ids. */
  actor: DetailActor<SavedQuote[]>;
  /** The current time in epoch milliseconds. */
  now: number;
  /** The address of the list. */
  back: string;
}

type Cell = (quote: SavedQuote) => ReactNode;

const currencies = Object.keys(messages.currencies) as Currency[];

const totalIn = ({ totals }: SavedQuote, currency: Currency): number | undefined =>
  totals.find((one) => one.currency === currency)?.amount;

const summaryRows = (now: number): [name: string, cell: Cell][] => [
  [content.service, ({ line }) => allServices[line].nameZh],
  [content.route, ({ routeZh }) => routeZh],
  [content.carriage, ({ carriageZh, carrierZh }) => carriageZh || carrierZh],
  [content.items, ({ itemsZh }) => itemsZh],
  [content.departs, ({ sailing }) => sailing && dayTime(sailing.estimatedTimeOfDeparture)],
  [content.transit, ({ transitDays }) => transitDays !== null && content.days(transitDays)],
  [content.frequency, ({ frequencyZh }) => frequencyZh],
  [content.validUntil, ({ validUntil }) => endTime(validUntil)],
  [
    messages.left,
    ({ validUntil, state }) => state === 'valid' && <b>{roughlyLeft(validUntil, now) ?? messages.over}</b>,
  ],
];

const nameOf = ({ nameZh, item }: SavedQuote['fees'][number]): string => messages.fee(nameZh, item);

/** The rows of all charges that any of the quotes has, in their order. */
const feeRows = (quotes: readonly SavedQuote[]): [name: string, cell: Cell][] => {
  const names = new Set(quotes.flatMap(({ fees }) => fees.map(nameOf)));
  return Array.from(names, (name) => [
    name,
    ({ fees }) => {
      const due = fees.filter((fee) => nameOf(fee) === name);
      return due.length > 0 && due.map((fee) => <Money key={fee.currency} {...fee} />);
    },
  ]);
};

/** One row; left out if no quote has a value. */
function Row({ name, cells }: { name: string; cells: readonly ReactNode[] }) {
  if (cells.every((cell) => !cell)) return null;
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="sticky left-0 bg-surface py-2 pr-3 text-left font-normal text-ink-soft">
        {name}
      </th>
      {cells.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the quotes stay where they are
        <td key={index} className="py-2 pr-4 break-words tabular-nums">
          {cell || <span className="text-ink-faint">{messages.none}</span>}
        </td>
      ))}
    </tr>
  );
}

function TotalRow({ currency, quotes }: { currency: Currency; quotes: readonly SavedQuote[] }) {
  const valid = quotes.filter(({ state }) => state === 'valid');
  const amounts = valid.map((quote) => totalIn(quote, currency)).filter((amount) => amount !== undefined);
  const lowest = Math.min(...amounts);
  // charges of different services are not comparable
  const stands = new Set(quotes.map(({ line }) => line)).size === 1 && new Set(amounts).size > 1;
  return (
    <Row
      name={messages.total(messages.currencies[currency])}
      cells={quotes.map((quote) => {
        const amount = totalIn(quote, currency);
        if (amount === undefined) return null;
        const isLowest = stands && quote.state === 'valid' && amount === lowest;
        return (
          <span
            key={quote.id}
            className={`flex flex-wrap items-center gap-2 font-semibold ${isLowest ? 'text-success' : ''}`}
          >
            <Money currency={currency} amount={amount} />
            {isLowest && <Badge tone="success">{messages.lowest}</Badge>}
          </span>
        );
      })}
    />
  );
}

/** Saved quotes side by side: their totals, each charge, transit time and validity. */
export function QuoteComparison({ actor, now, back }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value: quotes = [], errorMessage } = state.context;
  return (
    <section
      data-state={state.value}
      aria-busy={state.hasTag('busy')}
      className="mx-auto flex max-w-page flex-col gap-4"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl font-semibold">{messages.title}</h1>
        <a
          href={back}
          className="ml-auto inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-brand-700"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {messages.back}
        </a>
        <p className="w-full text-ink-soft">{messages.lead}</p>
      </header>
      {state.hasTag('busy') && <Skeleton className="h-[60vh]" />}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && (
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={messages.title}
          className="overflow-x-auto rounded-lg border border-line bg-surface p-4 sm:p-5"
        >
          <table className="w-full table-fixed text-sm" style={{ minWidth: `${6 + quotes.length * 8}rem` }}>
            <thead>
              <tr className="align-top">
                <th scope="col" className="sticky left-0 w-24 bg-surface text-left sm:w-40">
                  <span className="sr-only">{messages.item}</span>
                </th>
                {quotes.map(({ id, name, state: quoteState }) => (
                  <th key={id} scope="col" className="pr-4 pb-3 text-left break-words">
                    <a
                      href={quoteHref(id)}
                      className="block min-h-6 text-base font-semibold text-brand-700 hover:underline"
                    >
                      {name}
                    </a>
                    <StateBadge state={quoteState} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {currencies.map((currency) => (
                <TotalRow key={currency} currency={currency} quotes={quotes} />
              ))}
              {summaryRows(now).map(([name, cell]) => (
                <Row key={name} name={name} cells={quotes.map(cell)} />
              ))}
            </tbody>
            <tbody>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={quotes.length + 1}
                  className="border-b border-line-strong pt-5 pb-1 text-left font-semibold"
                >
                  {messages.parts.fees}
                </th>
              </tr>
              {feeRows(quotes).map(([name, cell]) => (
                <Row key={name} name={name} cells={quotes.map(cell)} />
              ))}
            </tbody>
            <tbody>
              <Row
                name={messages.act}
                cells={quotes.map(({ id, name }) => (
                  <a
                    key={id}
                    href={quoteHref(id)}
                    aria-label={messages.showOf(name)}
                    className={buttonClasses('primary', 'sm')}
                  >
                    {messages.show}
                  </a>
                ))}
              />
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
