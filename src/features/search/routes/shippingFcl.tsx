import { Suspense, useEffect } from 'react';
import { useSearch } from 'wouter';
import type { Lane, SailingOffer } from '#contract/search/sailingOffers.ts';
import { etdList, sailingPage } from '#contract/search/sailingOffers.ts';
import type { Offer } from '#contract/services/quote.ts';
import { chargeAgreement, chargeSheet } from '#contract/services/quote.ts';
import { paths } from '#contract/app/routes.ts';
import type { DetailAsks } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import type { ListAsks } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { answers } from '#machines/effects.ts';
import { useAhead, useOpenedAt } from '#src/api/initialData.ts';
import type { EtdDay } from '#src/features/search/EtdChips.tsx';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { show } from '#src/app/history.ts';
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
    actors: answers<ListAsks<Lane, EtdDay>>({
      fetchRows: async ({ query }) => {
        const rows = await unhurried(call(etdList, query, { quiet: true }));
        return { total: rows.length, rows };
      },
    }),
  });

const sailingsWith = (site: Site) =>
  listMachineOf<SailingQuery, SailingOffer, SailingsMore>('sailings').provide({
    actors: answers<ListAsks<SailingQuery, SailingOffer, SailingsMore>>({
      fetchRows: async (of) => unhurried(fetchSailings(site, of)),
    }),
  });

const chargesOf =
  (isDanger: Lane['isDanger']) =>
  ({ call }: Site) =>
    detailMachineOf<Offer>('charges').provide({
      actors: answers<DetailAsks<Offer>>({
        fetchDetail: async ({ id }) => call(chargeAgreement, { offerId: id, isDanger }, { quiet: true }),
      }),
    });
const charges = { Y: chargesOf('Y'), N: chargesOf('N') };

/** Where a sailing is ordered; a draft that is to go on with another sailing is taken along. */
const orderPath = (sailingId: string, { isDanger, ...load }: SearchData, address: string): string => {
  const draft = new URLSearchParams(address).get('draft');
  const asked = { offer: sailingId, isDanger, ...loadParameters(load), ...(draft === null ? {} : { draft }) };
  return `${paths.shippingFclOrder}?${new URLSearchParams(asked)}`;
};

/** Keeps the list at what the address asks for, whoever changed it: a filter, a link, the browser's own buttons. */
const useFollowing = (list: SailingListActor, query: SailingQuery, page: number): void => {
  useEffect(() => {
    const { context } = list.getSnapshot();
    const isOther =
      JSON.stringify(sailingsInput(query, page)) !== JSON.stringify(sailingsInput(context.query, context.page));
    if (isOther) list.send({ type: 'query.changed', query, page });
  });
};

/** What a lane has to offer; how it is narrowed and sorted stands in the address alone. */
function LaneResults({ address, query, page, load, data }: SailingSearch & { address: string; query: SailingQuery }) {
  const { download, go } = useSite();
  const offers = useAhead(sailingPage, sailingsInput(query, page));
  const days = useAhead(etdList, query.lane);
  const list = useSiteActor(sailingsWith, { input: { query, page, ahead: offers && sailingsOf(offers) } });
  useFollowing(list, query, page);
  return (
    <SailingResults
      days={useSiteActor(departureDaysWith, {
        input: { query: query.lane, ahead: days && { total: days.length, rows: days } },
      })}
      sailings={list}
      charges={useSiteActor(charges[query.lane.isDanger], { input: {} })}
      query={query}
      load={load}
      terms={{ currency: useTermNames('currency'), paymentType: useTermNames('paymentType') }}
      now={useOpenedAt()}
      onQuery={(asked) => show(sailingsPath(address, asked, 1), { still: true })}
      onPage={(next) => show(sailingsPath(address, query, next))}
      onExport={(sailingId) => void download(chargeSheet, { offerId: sailingId, isDanger: query.lane.isDanger })}
      onBook={(sailingId) => go(orderPath(sailingId, data, address))}
    />
  );
}

function SearchedLane({ address, asked }: { address: string; asked: SailingSearch }) {
  const { config } = useSite();
  const { data, query } = asked;
  return (
    <ShippingFcl search={useSiteActor(searchWith, { input: { data } })} lane={query && data} hotline={config.hotline}>
      {query ? (
        <LaneResults {...asked} address={address} query={query} />
      ) : (
        <Suspense fallback={<div className="h-[26rem]" />}>
          <PopularLanes />
        </Suspense>
      )}
    </ShippingFcl>
  );
}

/** The page of sailings joined to the world; the address says what is searched for, so that it can be kept and shared. */
export default function ShippingFclRoute() {
  const address = useSearch();
  const asked = sailingSearchOf(address);
  return <SearchedLane key={Object.values(asked.data).join()} address={address} asked={asked} />;
}
