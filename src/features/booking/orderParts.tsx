import type { ComponentType } from 'react';
import { Suspense } from 'react';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { BookingSkeleton } from '#src/features/booking/form/BookingSkeleton.tsx';
import { lazily } from '#src/platform/lazy.ts';
import { againPath, numberIn, orderRequestIn } from './orderAddress.ts';
import { Order } from './orderCode.ts';

const OrderedPage = lazily(async () => ({
  default: (await import('#src/features/services/orderedPage.tsx')).OrderedPage,
}));

interface Props {
  query: string;
  services: readonly ServiceDefinition[];
  Page: ComponentType;
}

/** The quote of an address, the order placed there, or else `Page`. */
export function OrderParts({ query, services, Page }: Props) {
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
}
