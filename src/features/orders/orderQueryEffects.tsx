import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { orderQueryMachine } from '#machines/orders/orderQuery.ts';
import { orderDraftsWith } from '#src/features/booking/draftsEffects.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite } from '#src/app/siteContext.ts';
import { lazily } from '#src/platform/lazy.ts';
import { followWith, ordersWith } from './follow/followEffects.ts';
import { orderWaysOf, useAudit } from './pages/orderWays.ts';

const OrderQuery = lazily(async () => ({ default: (await import('./OrderQuery.tsx')).OrderQuery }));

/** The order dialog of the page. */
export const orderQueryOf = (site: Site) =>
  site.spawned('orderQuery', () =>
    orderQueryMachine.provide({
      actors: { orders: ordersWith(site), drafts: orderDraftsWith(site), follow: followWith(site) },
    }),
  );

/** The order dialog over any page, its code loaded when it is opened. */
export function OrderQueryDialog() {
  const site = useSite();
  const orderQuery = orderQueryOf(site);
  const isOpen = useSelector(orderQuery, (state) => !state.matches('closed'));
  const audit = useAudit(site);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <OrderQuery
        actor={orderQuery}
        audit={audit}
        {...orderWaysOf(site, () => orderQuery.send({ type: 'dialog.closed' }))}
      />
    </Suspense>
  );
}
