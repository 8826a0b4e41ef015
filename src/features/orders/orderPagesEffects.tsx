import { useLocation, useSearch } from 'wouter';
import type { OrderAddress } from '#machines/orders/orderPages.ts';
import { orderPagesMachine } from '#machines/orders/orderPages.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';
import { orderDraftsWith } from '#src/features/booking/draftsEffects.ts';
import { OrderPages } from '#src/features/orders/pages/OrderPages.tsx';
import { templatesWith } from '#src/features/quotes/templatesEffects.tsx';
import { followWith, ordersWith } from './follow/followEffects.ts';
import { orderAddressIn, ordersHref } from './orderAddresses.ts';
import { orderWaysOf, reorder, useAudit } from './pages/orderWays.ts';

/** The pages of orders with their effects. */
export const orderPagesWith = (site: Site) =>
  orderPagesMachine.provide({
    actors: {
      orders: ordersWith(site),
      drafts: orderDraftsWith(site),
      templates: templatesWith(site, (content) => reorder(site, content)),
      follow: followWith(site),
    },
  });

function PageOf(address: OrderAddress) {
  const site = useSite();
  return (
    <OrderPages
      actor={useSiteActor(orderPagesWith, { input: address })}
      audit={useAudit(site)}
      onList={(query, page) => site.show(ordersHref(query, page), { still: true })}
      {...orderWaysOf(site, () => undefined)}
    />
  );
}

/** The page of the address; each address has its own actor. */
export function OrderPagesRoute() {
  const [path] = useLocation();
  const search = useSearch();
  return <PageOf key={`${path}?${search}`} {...orderAddressIn(path, search)} />;
}
