import { constantsByType } from '#contract/search/referenceData.ts';
import {
  cityPage,
  campaignDetail,
  campaignList,
  carouselQuery,
  newsDetail,
  newsPage,
} from '#contract/content/content.ts';
import { etdList, minimumPrices, sailingPage } from '#contract/search/sailingOffers.ts';
import type { Endpoint, InputOf } from '#contract/protocol/endpoint.ts';
import { goodsDetail, goodsPage } from '#contract/goods/goods.ts';
import { sellingMaintenance } from '#contract/services/publishedRates.ts';
import { serviceMail } from '#contract/auth/user.ts';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import { goodsInputOf, goodsQueryOf } from '#src/features/goods/goodsQuery.ts';
import { hotLanes } from '#src/features/search/hotLanes.ts';
import { air } from '#src/features/services/content/airContent.ts';
import { builtIn } from '#src/features/services/content/builtInContent.ts';
import { dgDesk } from '#src/features/services/content/dgDeskContent.ts';
import { domestic } from '#src/features/services/content/domesticContent.ts';
import { flexitank } from '#src/features/services/content/flexitankContent.ts';
import { lcl } from '#src/features/services/content/lclContent.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { rail } from '#src/features/services/content/railContent.ts';
import { narrowedBy, overviewSize, ratePageSize } from '#src/features/services/rates/rateQuery.ts';
import { tank } from '#src/features/services/content/tankContent.ts';
import { warehousing } from '#src/features/services/content/warehousingContent.ts';
import { newsInputOf, newsQueryOf } from '#src/features/content/news/newsQuery.ts';
import { sailingSearchOf, sailingsInput, tradeTerms } from '#src/features/search/sailingSearch.ts';

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
