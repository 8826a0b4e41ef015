import { OrderPagesRoute } from '#src/features/orders/orderPagesEffects.tsx';

/** The route of orders, of one, and of two side by side; the address says what is shown. */
export default function OrdersRoute() {
  return <OrderPagesRoute />;
}
