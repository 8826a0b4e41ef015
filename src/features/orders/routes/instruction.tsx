import { Suspense } from 'react';
import { lazily } from '#src/platform/lazy.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const InstructionPage = lazily(() => import('#src/features/orders/papers/InstructionPage.tsx'));

/** The route of an order's shipping instruction. */
export default function InstructionRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-[60vh]" />}>
      <InstructionPage />
    </Suspense>
  );
}
