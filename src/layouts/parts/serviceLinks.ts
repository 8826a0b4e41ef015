import { paths } from '#contract/app/routes.ts';
import { goodsOfferPrefix, goodsOrderPrefix } from '#contract/services/goods/goodsOrders.ts';
import { layoutMessages } from '#src/layouts/messages.ts';

const names = layoutMessages.services;

interface Service {
  name: string;
  href: string;
  /** Further pages that belong to the service, by the beginning of their path. */
  within?: readonly string[];
}

/** The services and their pages, in the order of the service navigation. */
export const services: readonly Service[] = [
  { name: names.fcl, href: paths.shippingFcl, within: [paths.enquiryFcl] },
  { name: names.lcl, href: paths.shippingLcl, within: [paths.lcl] },
  { name: names.air, href: paths.airLift },
  { name: names.rail, href: paths.railWayIndex, within: ['/railWay'] },
  { name: names.tank, href: paths.tankIndex },
  { name: names.flexitank, href: paths.fluidBag },
  { name: names.warehousing, href: paths.warehouse, within: [paths.warehouseing] },
  { name: names.builtIn, href: paths.builtInOrder, within: ['/builtIn'] },
  { name: names.dgDesk, href: paths.dgdesk },
  { name: names.domestic, href: paths.domesticTrade },
  { name: names.goods, href: paths.business, within: ['/procurement'] },
  { name: names.news, href: paths.news },
  { name: names.help, href: paths.helpCenter },
];

/** Trucking and chemical goods share an order page: the address says which is ordered, or was. */
const isGoodsOrder = (path: string, query: string): boolean => {
  if (path !== paths.domesticTradeOrder) return false;
  const parameters = new URLSearchParams(query);
  const begins = (name: string, prefix: string) => (parameters.get(name) ?? '').startsWith(prefix);
  return begins('offer', goodsOfferPrefix) || begins('no', goodsOrderPrefix);
};

/** Whether a service's pages include this address: `page` is its own page, `true` one of the others. */
export const currentIn = ({ href, within = [] }: Service, path: string, query = ''): 'page' | 'true' | undefined => {
  if (isGoodsOrder(path, query)) return href === paths.business ? 'true' : undefined;
  if (path === href) return 'page';
  return [href, ...within].some((start) => path === start || path.startsWith(`${start}/`)) ? 'true' : undefined;
};
