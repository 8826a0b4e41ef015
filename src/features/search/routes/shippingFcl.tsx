import { Suspense, use } from 'react';
import { useSearch } from 'wouter';
import { paths } from '#contract/app/routes.ts';
import { InitialDataContext } from '#src/api/initialData.ts';
import { Later } from '#src/app/Later.tsx';
import { lazily } from '#src/platform/lazy.ts';
import { ShippingFcl } from '#src/features/search/pages/ShippingFcl.tsx';
import type { SailingSearch } from '#src/features/search/sailingSearch.ts';
import { sailingSearchOf, withoutClaims } from '#src/features/search/sailingSearch.ts';
import { searchWith } from '#src/features/search/searchEffects.ts';
import { useMadeFrom, useSite, useSiteActor } from '#src/app/siteContext.ts';

const PopularLanes = lazily(() => import('#src/features/search/popularLanes.tsx'));
const ShippingHelp = lazily(async () => ({
  default: (await import('#src/features/search/results/ShippingHelp.tsx')).ShippingHelp,
}));
const LaneResults = lazily(() => import('#src/features/search/laneResults.tsx'));

function SearchedLane({ address, search }: { address: string; search: SailingSearch }) {
  const { config } = useSite();
  const { data, query, isSubmitted } = search;
  return (
    <ShippingFcl
      search={useSiteActor(searchWith, { input: { data, isSubmitted } })}
      lane={query && data}
      help={
        <Later fallback={<div className="h-[26rem]" />}>
          <ShippingHelp dangerous={!query || data.isDanger === 'Y'} hotline={config.hotline} />
        </Later>
      }
    >
      <Suspense fallback={<div className="h-[26rem]" />}>
        {query ? <LaneResults {...search} address={address} query={query} /> : <PopularLanes />}
      </Suspense>
    </ShippingFcl>
  );
}

/** The search with which the document was opened, unless the service has `rendered` it and so looked up the names. */
const claimsUnless = (rendered = ''): string => {
  const [path, search = ''] = performance.getEntriesByType('navigation')[0]?.name.split('?') ?? [];
  return path?.endsWith(paths.shippingFcl) && search !== rendered ? search : '';
};

/** The route of the sailings; the address is the query, so that it can be bookmarked and shared. */
export default function ShippingFclRoute() {
  const shown = useSearch();
  const { query: rendered } = use(InitialDataContext);
  const address = withoutClaims(
    shown,
    useMadeFrom(({ shared }) => shared('claims', () => claimsUnless(rendered))),
  );
  const parameters = sailingSearchOf(address);
  return <SearchedLane key={Object.values(parameters.data).join()} address={address} search={parameters} />;
}
