import { OrderPagesRoute } from '#src/features/orders/orderPagesEffects.tsx';

/** The route of the list of orders; the address says what is shown. */
export default function OrdersRoute() {
  return <OrderPagesRoute />;
}
