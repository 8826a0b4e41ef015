import { constantsByType } from '#contract/basic.ts';
import { cityPage, campaignDetail, campaignList, carouselQuery, newsDetail, newsPage } from '#contract/cms.ts';
import { etdList, minimumPrices, sailingPage } from '#contract/commerce.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { goodsDetail, goodsPage } from '#contract/item.ts';
import { sellingMaintenance } from '#contract/selling.ts';
import { serviceMail } from '#contract/user.ts';
import type { RouteName } from '#contract/routes.ts';
import { matchedRoute } from '#contract/routes.ts';
import { goodsInputOf, goodsQueryOf } from './goods/goodsQuery.ts';
import { hotLanes } from './hotLanes.ts';
import { air } from './lines/air.ts';
import { builtIn } from './lines/builtIn.ts';
import { dgDesk } from './lines/dgDesk.ts';
import { domestic } from './lines/domestic.ts';
import { flexitank } from './lines/flexitank.ts';
import { lcl } from './lines/lcl.ts';
import type { LineContent } from './lines/line.ts';
import { rail } from './lines/rail.ts';
import { narrowedBy, overviewSize, ratePageSize } from './lines/rateQuery.ts';
import { tank } from './lines/tank.ts';
import { warehousing } from './lines/warehousing.ts';
import { newsInputOf, newsQueryOf } from './news/newsQuery.ts';
import { sailingSearchOf, sailingsInput, tradeTerms } from './sailingSearch.ts';

/** A call whose answer a page is drawn with. */
export interface AheadCall {
  endpoint: Endpoint;
  input: unknown;
}

const ahead = <E extends Endpoint>(endpoint: E, input: InputOf<E>): AheadCall => ({ endpoint, input });

type Calls = (of: { id: string | undefined; query: string }) => AheadCall[];

/** The first page of a line's prices, as many as its table shows at first. */
const ratesOf =
  ({ line, columns }: LineContent, size = ratePageSize(columns)): Calls =>
  ({ query }) => [ahead(sellingMaintenance, { line, size, ...narrowedBy(query) })];

const calls: Partial<Record<RouteName, Calls>> = {
  airLift: ratesOf(air),
  shippingLcl: ratesOf(lcl),
  shippingLclOldIndex: ratesOf(lcl, overviewSize),
  railWayIndex: ratesOf(rail),
  tankIndex: ratesOf(tank),
  fluidBag: ratesOf(flexitank),
  warehouse: ratesOf(warehousing),
  dgdesk: ratesOf(dgDesk),
  domesticTrade: ratesOf(domestic),
  builtInOrder: ratesOf(builtIn),
  home: () => [
    ahead(minimumPrices, hotLanes),
    ahead(carouselQuery, { place: 'home' }),
    ahead(cityPage, {}),
    ...(['notice', 'market', 'regulation'] as const).map((category) => ahead(newsPage, { category, size: 5 })),
  ],
  shippingFcl: ({ query }) => {
    const { query: sailings, page } = sailingSearchOf(query);
    if (!sailings) return [ahead(minimumPrices, hotLanes)];
    return [
      ahead(etdList, sailings.lane),
      ahead(sailingPage, sailingsInput(sailings, page)),
      ...tradeTerms.map((constType) => ahead(constantsByType, { constType })),
    ];
  },
  business: ({ query }) => [
    ahead(goodsPage, goodsInputOf(goodsQueryOf(query))),
    ahead(carouselQuery, { place: 'business' }),
  ],
  news: ({ query }) => [ahead(newsPage, newsInputOf(newsQueryOf(query)))],
  helpCenter: () => [ahead(serviceMail, {})],
  newsArticle: ({ id = '' }) => [ahead(newsDetail, { id })],
  activity: ({ id }) => (id === undefined ? [ahead(campaignList, {})] : [ahead(campaignDetail, { id })]),
  procurementMobile: ({ id, query }) => [
    id === undefined ? ahead(goodsPage, goodsInputOf(goodsQueryOf(query))) : ahead(goodsDetail, { id }),
  ],
  procurementShare: ({ id, query }) => [
    id === undefined ? ahead(goodsPage, goodsInputOf(goodsQueryOf(query))) : ahead(goodsDetail, { id }),
  ],
};

/** The calls whose answers a page is drawn with where a service draws it; none for a page that is the same for everybody. */
export const aheadCallsOf = (path: string, query: string): AheadCall[] => {
  const matched = matchedRoute(path);
  return (matched && calls[matched.name]?.({ id: matched.id, query })) ?? [];
};
