import { cityPage, newsPage } from '#contract/content/content.ts';
import { constantsByType, constantsList, dangerousGoodsSearch, portList } from '#contract/search/referenceData.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Endpoint, InputOf } from '#contract/protocol/endpoint.ts';
import { internalFeePage, sellingMaintenance } from '#contract/services/publishedRates.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { SupplierRole } from '#contract/services/suppliers.ts';
import { supplierList } from '#contract/services/suppliers.ts';

export interface PageCall {
  endpoint: Endpoint;
  input: unknown;
}

/** A call with its input, checked by the endpoint's types. */
export const callOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>): PageCall => ({ endpoint, input });

const size = limits.pageSizeMax;

/**
 * The calls of a service's page: its prices in `pages` pages (0 if they are published elsewhere), its surcharges, its
 * suppliers.
 */
export const ofService = (line: ServiceCode, supplierRole: SupplierRole, pages = 1): PageCall[] => [
  ...Array.from({ length: pages }, (_, at) => callOf(sellingMaintenance, { line, page: at + 1, size })),
  callOf(internalFeePage, { line, page: 1, size }),
  callOf(supplierList, { supplierRole }),
];

/**
 * The pages of the site that have stories, by the name of the file with their responses: the address, and the page's
 * calls other than for its initial data.
 */
export const pagesOfSite = {
  home: {
    address: '/',
    calls: [
      callOf(cityPage, {}),
      ...(['notice', 'market', 'regulation'] as const).map((category) => callOf(newsPage, { category, size: 5 })),
      callOf(portList, {}),
      callOf(dangerousGoodsSearch, { keyword: '', size: 1 }),
    ],
  },
  seaPrices: {
    address: '/shippingFcl?orgPortCode=CNSHA&dstPortCode=DEHAM&isDanger=N&container=20GP',
    calls: [callOf(portList, {})],
  },
  seaSearch: { address: '/shippingFcl', calls: [] },
  goods: { address: '/business', calls: [callOf(constantsList, {})] },
  goodsSearched: { address: '/business?keyword=67-63-0', calls: [callOf(constantsList, {})] },
  news: { address: '/news', calls: [callOf(constantsByType, { constType: 'newsCategory' })] },
  newsOfCategory: {
    address: '/news?category=regulation',
    calls: [callOf(constantsByType, { constType: 'newsCategory' })],
  },
  newsArticle: {
    address: '/news/rail-lithium-batteries',
    calls: [callOf(constantsByType, { constType: 'newsCategory' })],
  },
  helpCenter: { address: '/helpCenter', calls: [] },
  siteMap: { address: '/root', calls: [] },
  notFound: { address: '/no-such-page', calls: [] },
  airFreight: { address: '/airLift', calls: ofService('air', 'airline', 2) },
  consolidated: { address: '/lcl', calls: ofService('lcl', 'carrier', 0) },
  fullContainerEnquiry: { address: '/enquiryFcl', calls: ofService('fcl', 'carrier', 0) },
  consolidatedRequest: { address: '/shippingLcl', calls: ofService('lcl', 'carrier').slice(0, 1) },
  airRequest: { address: '/airLift/airLiftOrder', calls: [] },
  railRequest: { address: '/railWay/addOrder', calls: [] },
  railFreight: { address: '/railWayIndex', calls: ofService('rail', 'rail') },
  seaRail: { address: '/seaRail', calls: ofService('seaRail', 'rail') },
  tankContainers: { address: '/tankIndex', calls: ofService('tank', 'tank') },
  flexitanks: { address: '/fluidBag', calls: ofService('flexitank', 'tank') },
  warehousing: { address: '/warehouse', calls: ofService('warehousing', 'warehouse') },
  trucks: { address: '/domesticTrade', calls: ofService('domestic', 'trucking', 2) },
} as const satisfies Record<string, { address: string; calls: readonly PageCall[] }>;

export type PageName = keyof typeof pagesOfSite;
