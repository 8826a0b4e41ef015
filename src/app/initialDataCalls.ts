import { constantsByType } from '#contract/search/referenceData.ts';
import { campaignDetail, campaignList, carouselQuery, newsDetail, newsPage } from '#contract/content/content.ts';
import { etdList, minimumPrices, sailingPage } from '#contract/search/sailingQuotes.ts';
import type { Endpoint, InputOf, OutputOf } from '#contract/protocol/endpoint.ts';
import { goodsCheck } from '#contract/search/goodsCheck.ts';
import type { ListedGoods } from '#contract/goods/goods.ts';
import { goodsDetail, goodsPage } from '#contract/goods/goods.ts';
import { rateTotals } from '#contract/services/rateTotals.ts';
import { sellingMaintenance } from '#contract/services/publishedRates.ts';
import { serviceMail } from '#contract/content/serviceMail.ts';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute, paths } from '#contract/app/routes.ts';
import { places } from '#contract/services/allPaths.ts';
import { goodsInputOf, goodsQueryOf } from '#src/features/goods/goodsQuery.ts';
import { hotLanes } from '#src/features/search/hotLanesEffects.ts';
import { allContents } from '#src/features/services/allContents.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { checkQueryOf } from '#src/features/services/check/checkQuery.ts';
import { rateQueryOf } from '#src/features/services/rates/rateQuery.ts';
import { newsInputOf, newsQueryOf } from '#src/features/content/news/newsQuery.ts';
import { daysInput, sailingSearchOf, sailingsInput, tradeTerms } from '#src/features/search/sailingSearch.ts';

/** A call whose response a page is rendered with. */
export interface InitialDataCall {
  endpoint: Endpoint;
  input: unknown;
  /** What the page shows of the response; all of it where there is none. */
  shownOf?: (response: never) => unknown;
}

const dataCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  shownOf?: (response: OutputOf<E>) => unknown,
): InitialDataCall => ({ endpoint, input, ...(shownOf && { shownOf }) });

const goodsCall = (query: string): InitialDataCall =>
  dataCall(goodsPage, goodsInputOf(goodsQueryOf(query)), ({ rows, ...page }) => ({
    ...page,
    rows: rows.map((row): ListedGoods => {
      const { summary: _summary, updatedAt: _updatedAt, ...shown } = row;
      return shown;
    }),
  }));

type Calls = (of: { id: string | undefined; query: string }) => InitialDataCall[];

/** The first page of a service's published rates, as many as its table shows at first. */
const ratesOf =
  (content: ServiceContent, isOverview = false): Calls =>
  ({ query }) => {
    const { cargo, ...priced } = rateQueryOf(content, query, isOverview);
    return [cargo ? dataCall(rateTotals, { ...priced, ...cargo }) : dataCall(sellingMaintenance, priced)];
  };

const calls: Partial<Record<RouteName, Calls>> = {
  shippingLclOldIndex: ratesOf(allContents.lcl, true),
  dgdesk: (at) => {
    const checked = checkQueryOf(at.query);
    return [...ratesOf(allContents.dgDesk)(at), ...(checked ? [dataCall(goodsCheck, checked)] : [])];
  },
  home: () => [dataCall(minimumPrices, hotLanes), dataCall(carouselQuery, { place: 'home' })],
  shippingFcl: ({ query }) => {
    const { query: sailings, page } = sailingSearchOf(query);
    if (!sailings) return [dataCall(minimumPrices, hotLanes)];
    return [
      dataCall(etdList, daysInput(sailings)),
      dataCall(sailingPage, sailingsInput(sailings, page)),
      ...tradeTerms.map((constType) => dataCall(constantsByType, { constType })),
    ];
  },
  business: ({ query }) => [goodsCall(query), dataCall(carouselQuery, { place: 'business' })],
  news: ({ query }) => [dataCall(newsPage, newsInputOf(newsQueryOf(query)))],
  helpCenter: () => [dataCall(serviceMail, {})],
  newsArticle: ({ id = '' }) => [dataCall(newsDetail, { id })],
  activity: ({ id }) => (id === undefined ? [dataCall(campaignList, {})] : [dataCall(campaignDetail, { id })]),
  procurementMobile: ({ id, query }) => [id === undefined ? goodsCall(query) : dataCall(goodsDetail, { id })],
  procurementShare: ({ id, query }) => [id === undefined ? goodsCall(query) : dataCall(goodsDetail, { id })],
};

/** Those of the services' price pages, by path. */
const priceCalls = new Map<string, Calls>(
  Object.values(allContents).map((content) => [places[content.line].link.href, ratesOf(content)]),
);

/** The calls whose responses the service renders a page with; none for a static page. */
export const initialDataCallsOf = (path: string, query: string): InitialDataCall[] => {
  const matched = matchedRoute(path);
  const found = matched && (calls[matched.name] ?? priceCalls.get(paths[matched.name]));
  return found?.({ id: matched?.id, query }) ?? [];
};
