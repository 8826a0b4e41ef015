import { paths } from '#contract/app/routes.ts';
import { places } from '#contract/services/allPaths.ts';
import { goodsOfferPrefix, goodsOrderPrefix } from '#contract/services/goods/goodsOrders.ts';
import type { ServiceLink, ServicePaths } from '#contract/services/servicePaths.ts';
import { layoutMessages } from '#src/layouts/messages.ts';

const names = layoutMessages.links;

/** The services and their pages, in the order of the service navigation. */
export const services: readonly ServiceLink[] = [
  ...Object.values<ServicePaths>(places).map(({ link }) => link),
  { nameZh: names.news, href: paths.news },
  { nameZh: names.help, href: paths.helpCenter },
];

/** Trucking and chemical goods share an order page: the offer or order number in the address decides which. */
const isGoodsOrder = (path: string, query: string): boolean => {
  if (path !== paths.domesticTradeOrder) return false;
  const parameters = new URLSearchParams(query);
  const begins = (name: string, prefix: string) => (parameters.get(name) ?? '').startsWith(prefix);
  return begins('offer', goodsOfferPrefix) || begins('no', goodsOrderPrefix);
};

/** Whether a service's pages include this address: `page` is its own page, `true` one of the others. */
export const currentIn = (service: ServiceLink, path: string, query = ''): 'page' | 'true' | undefined => {
  const { href, order, enquiry, within } = service;
  if (isGoodsOrder(path, query)) return href === paths.business ? 'true' : undefined;
  if (path === href) return 'page';
  return [href, order, enquiry, within].some((start) => path === start || path.startsWith(`${start}/`))
    ? 'true'
    : undefined;
};
