import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { lazily } from '#src/platform/lazy.ts';
import { ShippingFcl } from '#src/features/search/pages/ShippingFcl.tsx';
import type { SailingSearch } from '#src/features/search/sailingSearch.ts';
import { sailingSearchOf } from '#src/features/search/sailingSearch.ts';
import { searchWith } from '#src/features/search/searchEffects.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const PopularLanes = lazily(() => import('#src/features/search/popularLanes.tsx'));
const LaneResults = lazily(() => import('#src/features/search/laneResults.tsx'));

function SearchedLane({ address, search }: { address: string; search: SailingSearch }) {
  const { config } = useSite();
  const { data, query } = search;
  return (
    <ShippingFcl search={useSiteActor(searchWith, { input: { data } })} lane={query && data} hotline={config.hotline}>
      <Suspense fallback={<div className="h-[26rem]" />}>
        {query ? <LaneResults {...search} address={address} query={query} /> : <PopularLanes />}
      </Suspense>
    </ShippingFcl>
  );
}

/** The route of the sailings; the address is the query, so that it can be bookmarked and shared. */
export default function ShippingFclRoute() {
  const address = useSearch();
  const parameters = sailingSearchOf(address);
  return <SearchedLane key={Object.values(parameters.data).join()} address={address} search={parameters} />;
}
