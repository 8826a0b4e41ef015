import { OrderPagesRoute } from '#src/features/orders/orderPagesEffects.tsx';

/** The route of one order, or of two side by side; the address says what is shown. */
export default function OrderRoute() {
  return <OrderPagesRoute />;
}
