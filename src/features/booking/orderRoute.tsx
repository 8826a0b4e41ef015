import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { BookingSkeleton } from '#src/features/booking/form/BookingSkeleton.tsx';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { lazily } from '#src/platform/lazy.ts';
import { loadOrder } from './orderCode.ts';

type Load = () => Promise<readonly ServiceDefinition[]>;

const namesQuote = (query: string): boolean => new URLSearchParams(query).has('offer');

/**
 * A page on which a service is ordered: the quote of the address, the order placed there, or else `Page`, where a quote
 * is chosen. The definitions of its services load for an address that names a quote or an order.
 */
export const orderRoute = (load: Load, Page: ComponentType): ComponentType => {
  const Parts = lazily(async () => {
    if (globalThis.window && namesQuote(location.search)) loadOrder().catch(ignoreUnloadable);
    const [{ OrderParts }, services] = await Promise.all([import('./orderParts.tsx'), load()]);
    return { default: ({ query }: { query: string }) => <OrderParts query={query} services={services} Page={Page} /> };
  });
  return function OrderRoute() {
    const query = useSearch();
    if (!namesQuote(query) && !new URLSearchParams(query).has('no')) return <Page />;
    return (
      <Suspense fallback={<BookingSkeleton />}>
        <Parts query={query} />
      </Suspense>
    );
  };
};
