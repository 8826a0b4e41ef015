import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import { OrderPagesRoute } from '#src/features/orders/orderPagesEffects.tsx';
import { lazily } from '#src/platform/lazy.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

const InstructionPage = lazily(() => import('#src/features/orders/papers/InstructionPage.tsx'));
const BillPage = lazily(() => import('#src/features/orders/papers/BillPage.tsx'));
const TrackingPages = lazily(() => import('#src/features/orders/tracking/TrackingPages.tsx'));
const VgmPage = lazily(() => import('#src/features/orders/papers/VgmPage.tsx'));

const papers: Partial<Record<RouteName, ComponentType>> = {
  instruction: InstructionPage,
  vgm: VgmPage,
  bill: BillPage,
  tracking: TrackingPages,
  sharedTrack: TrackingPages,
};

/**
 * The route of orders, of one, of two side by side, and of an order's shipping instruction, gross masses and draft bill
 * of lading, and of tracked shipments; the address selects what is shown.
 */
export default function OrdersRoute() {
  const [path] = useLocation();
  const name = matchedRoute(path)?.name;
  const Page = name && papers[name];
  if (!Page) return <OrderPagesRoute />;
  return (
    <Suspense fallback={<Skeleton className="h-[60vh]" />}>
      <Page />
    </Suspense>
  );
}
