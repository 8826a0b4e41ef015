import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { matchedRoute } from '#contract/app/routes.ts';
import { OrderPagesRoute } from '#src/features/orders/orderPagesEffects.tsx';
import { lazily } from '#src/platform/lazy.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const InstructionPage = lazily(() => import('#src/features/orders/papers/InstructionPage.tsx'));
const BillPage = lazily(() => import('#src/features/orders/papers/BillPage.tsx'));
const VgmPage = lazily(() => import('#src/features/orders/papers/VgmPage.tsx'));

/** The route of orders, of one, of two side by side, and of an order's shipping instruction, gross masses and draft bill of lading; the address says what is shown. */
export default function OrdersRoute() {
  const [path] = useLocation();
  const name = matchedRoute(path)?.name;
  if (name !== 'instruction' && name !== 'vgm' && name !== 'bill') return <OrderPagesRoute />;
  return (
    <Suspense fallback={<Skeleton className="h-[60vh]" />}>
      {name === 'bill' ? <BillPage /> : name === 'vgm' ? <VgmPage /> : <InstructionPage />}
    </Suspense>
  );
}
