import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { matchedRoute } from '#contract/app/routes.ts';
import { OrderPagesRoute } from '#src/features/orders/orderPagesEffects.tsx';
import { lazily } from '#src/platform/lazy.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const InstructionPage = lazily(() => import('#src/features/orders/papers/InstructionPage.tsx'));

/** The route of orders, of one, of two side by side, and of an order's shipping instruction; the address says what is shown. */
export default function OrdersRoute() {
  const [path] = useLocation();
  if (matchedRoute(path)?.name !== 'instruction') return <OrderPagesRoute />;
  return (
    <Suspense fallback={<Skeleton className="h-[60vh]" />}>
      <InstructionPage />
    </Suspense>
  );
}
