import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { BookingSkeleton } from '#src/features/booking/form/BookingSkeleton.tsx';
import { preloadable, lazily } from '#src/platform/lazy.ts';
import { againPath, numberIn, orderRequestIn } from './orderAddress.ts';

const { Lazy: Order } = preloadable(async () => (await import('./bookingEffects.tsx')).Order);
const OrderedPage = lazily(async () => ({
  default: (await import('#src/features/services/orderedPage.tsx')).OrderedPage,
}));

/**
 * A page on which a service is ordered: the quote of the address, the order placed there, or else `Page`, where a quote
 * is chosen.
 */
export const orderRoute = (services: readonly ServiceDefinition[], Page: ComponentType): ComponentType =>
  function OrderRoute() {
    const query = useSearch();
    const requested = orderRequestIn(query, services);
    if (requested)
      return (
        <Suspense fallback={<BookingSkeleton />}>
          <Order key={`${requested.offerId} ${requested.amends}`} {...requested} />
        </Suspense>
      );
    const no = numberIn(query);
    const ordered = services.find(({ prefix }) => no?.startsWith(prefix));
    if (no === undefined || !ordered) return <Page />;
    return (
      <Suspense fallback={<BookingSkeleton />}>
        <OrderedPage no={no} again={againPath(ordered)} />
      </Suspense>
    );
  };
