import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderMessages } from '#src/features/orders/messages.ts';

const { split: messages } = orderMessages;

interface Props {
  order: Pick<OrderDetail, 'splitFrom' | 'splitInto'>;
  /** The address of an order's page. */
  addressOf: (orderNo: string) => string;
}

/** The order that this one was split from, and those that were split from it; nothing without a split. */
export function SplitOrders({ order: { splitFrom, splitInto }, addressOf }: Props) {
  const linked: [string, string][] = [
    ...(splitFrom === undefined ? [] : [[messages.from, splitFrom] as [string, string]]),
    ...(splitInto ?? []).map((orderNo): [string, string] => [messages.into, orderNo]),
  ];
  if (linked.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      {linked.map(([label, orderNo]) => (
        <span key={orderNo}>
          {label}{' '}
          <a href={addressOf(orderNo)} className="inline-block min-h-6 break-all text-brand-700 underline">
            {orderNo}
          </a>
        </span>
      ))}
    </p>
  );
}
