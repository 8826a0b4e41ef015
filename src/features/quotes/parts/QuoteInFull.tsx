import type { ReactNode } from 'react';
import { useId } from 'react';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OpenContent, QuoteState } from '#contract/quotes/savedQuotes.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { dayTime, endTime, upTo } from '#src/ui/format.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { limits } from '#contract/protocol/limits.ts';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { Money } from '#src/ui/Money.tsx';
import { Badge } from '#src/ui/Badge.tsx';

const tones = { valid: 'success', expired: 'neutral', withdrawn: 'critical', ordered: 'brand' } as const;

/** Whether a quote is still valid. */
export function StateBadge({ state }: { state: QuoteState }) {
  return <Badge tone={tones[state]}>{quoteMessages.states[state]}</Badge>;
}

/** Totals, one row per currency; different currencies are never added. */
export function QuoteTotals({ totals, className = '' }: { totals: readonly Total[]; className?: string }) {
  return (
    <span className={`flex flex-col ${className}`}>
      {totals.map(({ currency, amount }) => (
        <Money key={currency} currency={currency} amount={amount} />
      ))}
    </span>
  );
}

const headlineMessages = quoteMessages.headline;

interface QuoteHeadlineProps {
  totals: readonly Total[];
  validUntil: string;
  /** The current time in epoch milliseconds. */
  now: number;
}

/** The price of a quote, and how long it is still valid. */
export function QuoteHeadline({ totals, validUntil, now }: QuoteHeadlineProps) {
  const left = roughlyLeft(validUntil, now);
  const isSoon = Date.parse(validUntil) - now < limits.cutOffSoonMs;
  return (
    <dl
      className={`flex flex-wrap gap-x-8 gap-y-3 rounded-lg border border-l-4 border-line bg-surface px-4 py-3 sm:px-5 ${left === undefined ? 'border-l-line-strong' : 'border-l-success'}`}
    >
      <div>
        <dt className="text-sm text-ink-soft">{headlineMessages.total}</dt>
        <dd className="flex flex-wrap gap-x-2 text-2xl font-semibold text-brand-800">
          {totals.map(({ currency, amount }, index) => (
            <span key={currency} className="whitespace-nowrap">
              {index > 0 && <span className="mr-2 font-normal text-ink-faint">+</span>}
              <Money currency={currency} amount={amount} />
            </span>
          ))}
        </dd>
      </div>
      <div className="border-line sm:border-l sm:pl-6">
        <dt className="text-sm text-ink-soft">{headlineMessages.validity}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-3">
          {left !== undefined && (
            <b className={`text-2xl font-semibold tabular-nums ${isSoon ? 'text-critical' : ''}`}>
              {quoteMessages.list.left(left)}
            </b>
          )}
          <span className="text-ink-soft">
            {headlineMessages.until}
            <time dateTime={validUntil}>{endTime(validUntil)}</time>
            {headlineMessages.zone}
          </span>
        </dd>
      </div>
    </dl>
  );
}

const contentMessages = quoteMessages.content;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 border-b border-line pb-1 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

const amountText = (amount: number): string => (amount > 0 ? upTo(amount) : '');

const carrierOf = ({ sailing, carrierZh }: OpenContent): string => sailing?.carrierZh ?? carrierZh ?? '';

function Load({ cargo }: Pick<OpenContent, 'cargo'>) {
  const stated = cargo.filter(
    ({ nameZh, grossKg, volumeM3, dangerousZh }) => nameZh !== '' || grossKg > 0 || volumeM3 > 0 || dangerousZh,
  );
  if (stated.length === 0) return null;
  return (
    <Part title={contentMessages.load}>
      <ul className="flex flex-col gap-3">
        {stated.map((one) => (
          <li key={JSON.stringify(one)}>
            <Facts
              className="gap-y-1 text-sm sm:grid-cols-5"
              facts={[
                [contentMessages.cargo, one.nameZh],
                [
                  contentMessages.danger,
                  one.dangerousZh === null ? contentMessages.general : one.dangerousZh || contentMessages.dangerous,
                ],
                [contentMessages.packages, amountText(one.packages)],
                [contentMessages.gross, amountText(one.grossKg)],
                [contentMessages.volume, amountText(one.volumeM3)],
              ]}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The content of a quote for all readers: the carriage, the load, and every charge. */
export function QuoteInFull({ quote }: { quote: OpenContent }) {
  const { line, routeZh, carriageZh, sailing, transitDays, frequencyZh, itemsZh, savedAt, validUntil } = quote;
  const carrier = carrierOf(quote);
  const { items } = allServices[line];
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Facts
        className="gap-y-2.5 sm:grid-cols-3 lg:grid-cols-4"
        facts={[
          [contentMessages.service, allServices[line].nameZh],
          [contentMessages.route, routeZh],
          [items?.labelZh ?? contentMessages.items, itemsZh],
          [contentMessages.carrier, carrier],
          [contentMessages.carriage, carriageZh === carrier ? '' : carriageZh],
          [contentMessages.departs, sailing && dayTime(sailing.estimatedTimeOfDeparture)],
          [contentMessages.arrives, sailing && dayTime(sailing.estimatedTimeOfArrival)],
          [contentMessages.transit, transitDays === null ? '' : contentMessages.days(transitDays)],
          [contentMessages.frequency, frequencyZh],
          [contentMessages.saved, dayTime(savedAt)],
          [contentMessages.validUntil, endTime(validUntil)],
        ]}
      />
      <Load cargo={quote.cargo} />
      <Part title={contentMessages.fees}>
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
          {quote.totals.map(({ currency }) => (
            <FeeTable key={currency} fees={quote.fees.filter((fee) => fee.currency === currency)} />
          ))}
        </div>
      </Part>
      {quote.notIncluded.length > 0 && (
        <p className="text-sm text-ink-soft">
          {contentMessages.notIncluded}：{quote.notIncluded.join('、')}
        </p>
      )}
    </div>
  );
}
