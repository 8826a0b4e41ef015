import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { useSearch } from 'wouter';
import type { etdList, Lane, sailingPage, SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { Quote } from '#contract/services/quote.ts';
import { paths } from '#contract/app/routes.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData, useOpenedAt } from '#src/api/initialData.ts';
import type { EtdDay } from '#src/features/search/EtdChips.tsx';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { lazily } from '#src/platform/lazy.ts';
import { SailingResults } from '#src/features/search/results/SailingResults.tsx';
import { ShippingFcl } from '#src/features/search/pages/ShippingFcl.tsx';
import { loadParameters } from '#src/features/search/resultsPath.ts';
import type { SailingQuery, SailingSearch } from '#src/features/search/sailingSearch.ts';
import { sailingSearchOf, sailingsInput, sailingsPath } from '#src/features/search/sailingSearch.ts';
import { fetchSailings, sailingsOf } from '#src/features/search/sailingCalls.ts';
import { searchWith } from '#src/features/search/searchEffects.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';
import { useTermNames } from '#src/app/tradeTerms.ts';

const PopularLanes = lazily(() => import('#src/features/search/popularLanes.tsx'));

const departureDaysWith = ({ call }: Site) =>
  listMachineOf<Lane, EtdDay>('departureDays').provide({
    actors: requests<ListRequests<Lane, EtdDay>>({
      fetchRows: async ({ query }) => {
        const quotes = await import('#contract/search/sailingQuotes.ts');
        const rows = await unhurried(call(quotes.etdList, query, { quiet: true }));
        return { total: rows.length, rows };
      },
    }),
  });

const sailingsWith = (site: Site) =>
  listMachineOf<SailingQuery, SailingQuote, SailingsMore>('sailings').provide({
    actors: requests<ListRequests<SailingQuery, SailingQuote, SailingsMore>>({
      fetchRows: async (of) => unhurried(fetchSailings(site, of)),
    }),
  });

const chargesOf =
  (isDanger: Lane['isDanger']) =>
  ({ call }: Site) =>
    detailMachineOf<Quote>('charges').provide({
      actors: requests<DetailRequests<Quote>>({
        fetchDetail: async ({ id }) => {
          const { chargeAgreement } = await import('#contract/services/quote.ts');
          return call(chargeAgreement, { offerId: id, isDanger }, { quiet: true });
        },
      }),
    });
const charges = { Y: chargesOf('Y'), N: chargesOf('N') };

/** The order page of a sailing, with a draft to continue if there is one. */
const orderPath = (sailingId: string, { isDanger, ...load }: SearchData, address: string): string => {
  const draft = new URLSearchParams(address).get('draft');
  const parameters = { offer: sailingId, isDanger, ...loadParameters(load), ...(draft === null ? {} : { draft }) };
  return `${paths.shippingFclOrder}?${new URLSearchParams(parameters)}`;
};

const exportCharges = async ({ download }: Site, of: { offerId: string; isDanger: Lane['isDanger'] }): Promise<void> =>
  download((await import('#contract/services/quote.ts')).chargeExport, of);

/** Reloads the list whenever the address changes: by a filter, a link, or the browser's buttons. */
const useFollowing = (list: SailingListActor, query: SailingQuery, page: number): void => {
  const listed = useSelector(list, ({ context }) => JSON.stringify(sailingsInput(context.query, context.page)));
  const isOther = JSON.stringify(sailingsInput(query, page)) !== listed;
  useEffect(() => {
    if (isOther) list.send({ type: 'query.changed', query, page });
  });
};

/** The sailings of a lane; only the address stores filters and sorting. */
function LaneResults({ address, query, page, load, data }: SailingSearch & { address: string; query: SailingQuery }) {
  const site = useSite();
  const { go, show } = site;
  const sailings = useInitialData<typeof sailingPage>(
    { path: '/api-ecommerce/sailSchedule/page' },
    sailingsInput(query, page),
  );
  const days = useInitialData<typeof etdList>({ path: '/api-ecommerce/sailSchedule/etdList' }, query.lane);
  const list = useSiteActor(sailingsWith, { input: { query, page, initialData: sailings && sailingsOf(sailings) } });
  useFollowing(list, query, page);
  return (
    <SailingResults
      days={useSiteActor(departureDaysWith, {
        input: { query: query.lane, initialData: days && { total: days.length, rows: days } },
      })}
      sailings={list}
      charges={useSiteActor(charges[query.lane.isDanger], { input: {} })}
      query={query}
      load={load}
      terms={{ currency: useTermNames('currency'), paymentType: useTermNames('paymentType') }}
      now={useOpenedAt()}
      onQuery={(search) => show(sailingsPath(address, search, 1), { still: true })}
      onPage={(next) => show(sailingsPath(address, query, next))}
      onExport={(sailingId) => void exportCharges(site, { offerId: sailingId, isDanger: query.lane.isDanger })}
      onBook={(sailingId) => go(orderPath(sailingId, data, address))}
    />
  );
}

function SearchedLane({ address, search }: { address: string; search: SailingSearch }) {
  const { config } = useSite();
  const { data, query } = search;
  return (
    <ShippingFcl search={useSiteActor(searchWith, { input: { data } })} lane={query && data} hotline={config.hotline}>
      {query ? (
        <LaneResults {...search} address={address} query={query} />
      ) : (
        <Suspense fallback={<div className="h-[26rem]" />}>
          <PopularLanes />
        </Suspense>
      )}
    </ShippingFcl>
  );
}

/** The route of the sailings; the address is the query, so that it can be bookmarked and shared. */
export default function ShippingFclRoute() {
  const address = useSearch();
  const parameters = sailingSearchOf(address);
  return <SearchedLane key={Object.values(parameters.data).join()} address={address} search={parameters} />;
}
