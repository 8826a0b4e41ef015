import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import type { LineDefinition } from '#contract/lines/line.ts';
import { BookingSkeleton } from '../booking/BookingSkeleton.tsx';
import { late } from '../late.ts';
import { orderAskedIn } from '../orderAddress.ts';

const { Late: Order } = late(async () => (await import('./order.tsx')).Order);

/** A page on which a line is ordered: what the address names, or else `Page`, where it is chosen. */
export const orderRoute = (lines: readonly LineDefinition[], Page: ComponentType): ComponentType =>
  function OrderRoute() {
    const asked = orderAskedIn(useSearch(), lines);
    return asked ? (
      <Suspense fallback={<BookingSkeleton />}>
        <Order key={`${asked.offerId} ${asked.amends}`} {...asked} />
      </Suspense>
    ) : (
      <Page />
    );
  };
