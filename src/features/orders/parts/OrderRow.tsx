import ChevronRight from 'lucide-react/icons/chevron-right';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import { dayOf, dayTime } from '#src/ui/format.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { timeLeft } from '#src/ui/deadline.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { Totals } from './Totals.tsx';

const { orders: messages, clock } = orderMessages;

/** The column widths of a row and the list's head. */
export const rowColumns =
  'md:grid-cols-[min(11rem,21%)_minmax(0,1fr)_min(11rem,16%)_min(8.5rem,14%)_min(8.5rem,14%)_1.25rem] md:gap-x-4';

interface Props {
  order: OrderSummary;
  /** The current time in epoch milliseconds. */
  now: number;
  /** The address of its page; without it `onOpen` opens it in place. */
  href: string | undefined;
  onOpen: () => void;
}

const openClasses =
  'min-h-6 cursor-pointer font-semibold text-brand-700 tabular-nums before:absolute before:inset-0 hover:underline';

/** An order in a list; a press anywhere opens it. */
export function OrderRow({ order, now, href, onOpen }: Props) {
  const { orderNo, line, routeZh, carriageZh, isDangerous, cancelsAt, departsAt, placedAt, totals } = order;
  const left = cancelsAt === null ? undefined : timeLeft(cancelsAt, now);
  const label = `${messages.open} ${messages.of(orderNo)}`;
  return (
    <li className="relative border-t border-line px-3 py-2.5 first:border-t-0 hover:bg-brand-50/60">
      <div
        className={`grid gap-y-1.5 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 md:items-center ${rowColumns}`}
      >
        <div className="min-w-0">
          {href === undefined ? (
            <button type="button" onClick={onOpen} aria-label={label} className={openClasses}>
              {orderNo}
            </button>
          ) : (
            <a href={href} aria-label={label} className={openClasses}>
              {orderNo}
            </a>
          )}
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            {allServices[line].nameZh}
            {isDangerous && <Badge tone="hazard">{messages.dangerous}</Badge>}
          </p>
        </div>
        <div className="min-w-0 max-md:order-3 max-md:col-span-2">
          <p className="truncate font-medium">{routeZh}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span className="truncate">{carriageZh}</span>
            {departsAt !== null && <span>{messages.departs(dayOf(departsAt))}</span>}
          </p>
        </div>
        <div className="flex min-w-0 flex-col items-start gap-0.5 max-md:items-end max-md:text-right">
          <StatusBadge order={order} />
          {cancelsAt !== null && (
            <p className="text-xs text-critical">{left === undefined ? clock.over : clock.short(left)}</p>
          )}
        </div>
        <Totals
          totals={totals}
          className={`text-right max-md:order-4 max-md:text-left ${isEndedEarly(order.status) ? 'text-ink-faint' : 'font-medium'}`}
        />
        <p className="text-sm text-ink-soft max-md:order-5 max-md:self-end max-md:text-right">
          <time dateTime={placedAt}>{dayTime(placedAt)}</time>
        </p>
        <ChevronRight aria-hidden="true" className="size-4 text-ink-faint max-md:hidden" />
      </div>
    </li>
  );
}
