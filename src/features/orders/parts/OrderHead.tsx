import type { ReactNode } from 'react';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { isOnOtherVoyage } from '#contract/orders/instructionChecks.ts';
import type { OrderDetail, OrderSummary } from '#contract/orders/orderCalls.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import { dayShown, dayTime } from '#src/ui/format.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { orderHref } from '#src/features/orders/orderAddresses.ts';
import { SplitOrders } from '#src/features/orders/SplitOrders.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import type { Total } from '#contract/rules/pricing/price.ts';
import { Money } from '#src/ui/Money.tsx';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { statusZhOf } from '#contract/orders/orderStatusNames.ts';

/** The name of a status in a service. */
export const statusName = (service: ServiceCode, status: OrderStatus): string =>
  statusZhOf(allServices[service], status);

/** The tone of a status: waiting for the user, good, or bad. */
const statusTones: Readonly<Record<OrderStatus, 'brand' | 'notice' | 'success' | 'critical' | 'neutral'>> = {
  SUBMITTED: 'brand',
  NEED_INFO: 'notice',
  INFO_SUPPLIED: 'brand',
  DG_REVIEW: 'notice',
  ACCEPTED: 'brand',
  REJECTED: 'critical',
  RELEASED: 'success',
  AMENDING: 'notice',
  DG_DECLARED: 'success',
  GATED_IN: 'brand',
  CUSTOMS: 'brand',
  SAILED: 'brand',
  ARRIVED: 'brand',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  AUTO_CANCELLED: 'critical',
  DECLINED: 'critical',
  APPROVAL: 'notice',
  APPROVAL_RETURNED: 'notice',
  APPROVAL_LAPSED: 'neutral',
  WITHDRAWN: 'neutral',
};

/** The status of an order, by its service's name for it. */
export function StatusBadge({ order: { line, status } }: { order: Pick<OrderSummary, 'line' | 'status'> }) {
  return (
    <Badge tone={statusTones[status]} className="py-px whitespace-normal!">
      {statusName(line, status)}
    </Badge>
  );
}

/** The totals of an order, one row per currency; different currencies are never added. */
export function Totals({ totals, className = '' }: { totals: readonly Total[]; className?: string }) {
  return (
    <span className={`flex flex-col ${className}`}>
      {totals.map(({ currency, amount }) => (
        <Money key={currency} currency={currency} amount={amount} />
      ))}
    </span>
  );
}

const { follow: messages, orders } = orderMessages;

/** The summary of an order. */
export function OrderHead({ order, children }: { order: OrderDetail; children?: ReactNode }) {
  const { orderNo, line, routeZh, carriageZh, isDangerous, departsAt, placedAt, totals, shipment } = order;
  const departs = departsAt === null ? '' : orders.departs(dayShown(departsAt));
  const sails = shipment?.departedAt ?? shipment?.departsAt;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-y-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium tabular-nums max-sm:-order-2">{orderNo}</span>
          <output>
            <StatusBadge order={order} />
          </output>
          {isDangerous && <Badge tone="hazard">{orders.dangerous}</Badge>}
          <span className="max-sm:-order-1">{children}</span>
        </p>
        <p className="order-first text-xl font-semibold break-words">
          {allServices[line].nameZh} · {routeZh}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {isOnOtherVoyage(order) && shipment ? (
            <>
              <span>{[shipment.vessel, shipment.voyage].filter(Boolean).join(' / ')}</span>
              {sails !== undefined && <span>{orders.departs(dayShown(sails))}</span>}
              <span>{messages.booked([carriageZh, departs].filter(Boolean).join(' '))}</span>
            </>
          ) : (
            <>
              {carriageZh !== '' && <span>{carriageZh}</span>}
              {departs !== '' && <span>{departs}</span>}
            </>
          )}
          <time dateTime={placedAt}>{messages.placedAt(dayTime(placedAt))}</time>
        </p>
        <SplitOrders order={order} addressOf={orderHref} />
      </div>
      {!isEndedEarly(order.status) && (
        <div className="text-right max-sm:text-left">
          <p className="text-xs text-ink-faint">{messages.totals}</p>
          <Totals totals={totals} className="text-lg font-semibold" />
        </div>
      )}
    </header>
  );
}
