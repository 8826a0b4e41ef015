import type { Total } from '#contract/rules/pricing/price.ts';
import { limits } from '#contract/protocol/limits.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { dayTime } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';

const messages = quoteMessages.headline;

interface Props {
  totals: readonly Total[];
  validUntil: string;
  /** The current time in epoch milliseconds. */
  now: number;
}

/** What a quote costs, and how long it still holds. */
export function QuoteHeadline({ totals, validUntil, now }: Props) {
  const left = roughlyLeft(validUntil, now);
  const isSoon = Date.parse(validUntil) - now < limits.cutOffSoonMs;
  return (
    <dl
      className={`flex flex-wrap gap-x-8 gap-y-3 rounded-lg border border-l-4 border-line bg-surface px-4 py-3 sm:px-5 ${left === undefined ? 'border-l-line-strong' : 'border-l-success'}`}
    >
      <div>
        <dt className="text-sm text-ink-soft">{messages.total}</dt>
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
        <dt className="text-sm text-ink-soft">{messages.validity}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-3">
          {left !== undefined && (
            <b className={`text-2xl font-semibold tabular-nums ${isSoon ? 'text-critical' : ''}`}>
              {quoteMessages.list.left(left)}
            </b>
          )}
          <span className="text-ink-soft">
            {messages.until}
            <time dateTime={validUntil}>{dayTime(validUntil)}</time>
            {messages.zone}
          </span>
        </dd>
      </div>
    </dl>
  );
}
