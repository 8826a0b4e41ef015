import ChevronRight from 'lucide-react/icons/chevron-right';
import { limits } from '#contract/protocol/limits.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { SavedQuoteSummary } from '#contract/quotes/savedQuotes.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { quoteHref } from '#src/features/quotes/quoteAddresses.ts';
import { StateBadge } from './StateBadge.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { dayTime } from '#src/ui/format.ts';
import { QuoteTotals } from './QuoteTotals.tsx';

const messages = quoteMessages.list;

/** The column widths of a row and the list's head. */
export const rowColumns = 'md:grid-cols-[1.5rem_minmax(0,1.1fr)_minmax(0,1fr)_6rem_8.5rem_8.5rem_1.25rem] md:gap-x-4';

/** A saved quote in a list; a press anywhere opens it. */
export function QuoteRow({ quote, now }: { quote: SavedQuoteSummary; now: number }) {
  const { id, name, line, routeZh, carriageZh, itemsZh, isDangerous, isShared, state, totals, validUntil } = quote;
  const left = state === 'valid' ? roughlyLeft(validUntil, now) : undefined;
  const isSoon = Date.parse(validUntil) - now < limits.cutOffSoonMs;
  return (
    <li className="relative border-t border-line px-3 py-2.5 first:border-t-0 hover:bg-brand-50/60">
      <div
        className={`grid gap-y-1.5 max-md:grid-cols-[1.5rem_minmax(0,1fr)_auto] max-md:gap-x-2 md:items-center ${rowColumns}`}
      >
        <label className="relative z-10 -m-1 flex min-h-8 min-w-8 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            name="compare"
            value={id}
            aria-label={messages.choose(name)}
            className="size-4 cursor-pointer accent-brand-600"
          />
        </label>
        <div className="min-w-0">
          <a
            href={quoteHref(id)}
            aria-label={messages.open(name)}
            className="block min-h-6 truncate font-semibold text-brand-700 before:absolute before:inset-0 hover:underline"
          >
            {name}
          </a>
          <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
            {allServices[line].nameZh}
            {isDangerous && <Badge tone="hazard">{messages.dangerous}</Badge>}
            {isShared && <Badge>{messages.shared}</Badge>}
          </p>
        </div>
        <div className="min-w-0 max-md:order-3 max-md:col-span-3">
          <p className="truncate font-medium">{routeZh}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span className="truncate">{carriageZh}</span>
            {itemsZh !== '' && <span className="truncate">{itemsZh}</span>}
          </p>
        </div>
        <div className="max-md:text-right">
          <StateBadge state={state} />
        </div>
        <QuoteTotals totals={totals} className="font-medium max-md:order-4 max-md:col-span-2 md:text-right" />
        <p className="text-sm text-ink-soft max-md:order-5 max-md:self-end max-md:text-right">
          {left !== undefined && (
            <b className={`block font-semibold ${isSoon ? 'text-critical' : 'text-ink'}`}>{messages.left(left)}</b>
          )}
          <time dateTime={validUntil}>{dayTime(validUntil)}</time>
        </p>
        <ChevronRight aria-hidden="true" className="size-4 text-ink-faint max-md:hidden" />
      </div>
    </li>
  );
}
