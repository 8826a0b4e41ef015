import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { OrderContent, OrderFees } from '#src/features/orders/parts/OrderContent.tsx';

/** The content of an order with its fees, as its customer sees them. */
export function OrderInFull({ order }: { order: OrderDetail }) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <OrderContent order={order} />
      <OrderFees order={order} />
    </div>
  );
}
