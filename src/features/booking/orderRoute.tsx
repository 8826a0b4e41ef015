import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { BookingSkeleton } from '#src/features/booking/form/BookingSkeleton.tsx';
import { late, lazily } from '#src/platform/lazy.ts';
import { againPath, numberIn, orderAskedIn } from './orderAddress.ts';

const { Late: Order } = late(async () => (await import('./bookingEffects.tsx')).Order);
const OrderedPage = lazily(async () => ({
  default: (await import('#src/features/services/orderedPage.tsx')).OrderedPage,
}));

/** A page on which a line is ordered: what the address names, the order placed there, or else `Page`, where it is chosen. */
export const orderRoute = (lines: readonly LineDefinition[], Page: ComponentType): ComponentType =>
  function OrderRoute() {
    const query = useSearch();
    const asked = orderAskedIn(query, lines);
    if (asked)
      return (
        <Suspense fallback={<BookingSkeleton />}>
          <Order key={`${asked.offerId} ${asked.amends}`} {...asked} />
        </Suspense>
      );
    const no = numberIn(query);
    const ordered = lines.find(({ prefix }) => no?.startsWith(prefix));
    if (no === undefined || !ordered) return <Page />;
    return (
      <Suspense fallback={<BookingSkeleton />}>
        <OrderedPage no={no} again={againPath(ordered)} />
      </Suspense>
    );
  };
