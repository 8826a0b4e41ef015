import { Suspense } from 'react';
import { lazily } from '#src/platform/lazy.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

const QuotePages = lazily(() => import('#src/features/quotes/quotePages.tsx'));

/** The route of the saved quotes, of one, and of a shared one. */
export default function QuotesRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-[60vh]" />}>
      <QuotePages />
    </Suspense>
  );
}
