import { paths } from '#contract/app/routes.ts';

interface Service {
  name: string;
  href: string;
  /** Further pages that belong to the service, by the beginning of their path. */
  within?: readonly string[];
}

/** The lines of business and what belongs to them, in the order of the service navigation. */
export const services: readonly Service[] = [
  { name: '海运整箱', href: paths.shippingFcl, within: [paths.enquiryFcl] },
  { name: '海运拼箱', href: paths.shippingLcl, within: [paths.lcl] },
  { name: '空运', href: paths.airLift },
  { name: '铁路', href: paths.railWayIndex, within: ['/railWay'] },
  { name: '罐箱', href: paths.tankIndex },
  { name: '液袋', href: paths.fluidBag },
  { name: '仓储', href: paths.warehouse, within: [paths.warehouseing] },
  { name: '场站装箱', href: paths.builtInOrder, within: ['/builtIn'] },
  { name: '危险品服务', href: paths.dgdesk },
  { name: '内贸整车', href: paths.domesticTrade },
  { name: '化工品', href: paths.business, within: ['/procurement'] },
  { name: '资讯', href: paths.news },
  { name: '帮助', href: paths.helpCenter },
];

/** The order page of trucking is that of chemical goods as well: its address says which is ordered. */
const isGoodsOrder = (path: string, query: string): boolean =>
  path === paths.domesticTradeOrder && (new URLSearchParams(query).get('offer') ?? '').startsWith('goods~');

/** Whether a service's pages include this address: `page` is its own page, `true` one of the others. */
export const currentIn = ({ href, within = [] }: Service, path: string, query = ''): 'page' | 'true' | undefined => {
  if (isGoodsOrder(path, query)) return href === paths.business ? 'true' : undefined;
  if (path === href) return 'page';
  return [href, ...within].some((start) => path === start || path.startsWith(`${start}/`)) ? 'true' : undefined;
};
