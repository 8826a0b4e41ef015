import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import { useLocation, useSearch } from 'wouter';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { PublishedRate, sellingMaintenance } from '#contract/services/publishedRates.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { RateList } from './RateList.tsx';
import type { ServiceContent } from '#src/features/services/content/serviceContent.ts';
import type { RateQuery } from '#src/features/services/rates/rateQuery.ts';
import { narrowedBy, overviewSize, placesOf, ratePageSize } from '#src/features/services/rates/rateQuery.ts';
import { ratePath } from '#src/features/booking/orderAddress.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const ratesCall = async () => (await import('#contract/services/publishedRates.ts')).sellingMaintenance;

const ratesWith = ({ call }: Site) =>
  listMachineOf<RateQuery, PublishedRate>('rates').provide({
    actors: requests<ListRequests<RateQuery, PublishedRate>>({
      fetchRows: async ({ query, page }) => unhurried(call(await ratesCall(), { ...query, page }, { quiet: true })),
    }),
  });

const size = limits.pageSizeMax;
const rowsFrom = async ({ call }: Pick<Site, 'call'>, service: ServiceCode, page: number): Promise<PublishedRate[]> => {
  const { rows, total } = await call(await ratesCall(), { line: service, page, size }, { quiet: true });
  return total > page * size ? [...rows, ...(await rowsFrom({ call }, service, page + 1))] : rows;
};

/** All prices of a service, for the places of the filter; after a failure there is no filter. */
const allRatesWith = (site: Site) =>
  listMachineOf<ServiceCode, PublishedRate>('wholeLine').provide({
    actors: requests<ListRequests<ServiceCode, PublishedRate>>({
      fetchRows: async ({ query: line }) => {
        const rows = await rowsFrom(site, line, 1);
        return { total: rows.length, rows };
      },
    }),
  });

const addressOf = (path: string, query: string, { originCode, destinationCode }: RateQuery): string => {
  const address = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ originCode, destinationCode })) {
    if (value) address.set(name, value);
    else address.delete(name);
  }
  return address.size > 0 ? `${path}?${address}` : path;
};

/** The published prices of a service with links to their orders; the address stores the filter. */
export function ServiceRates({ content, isOverview = false }: { content: ServiceContent; isOverview?: boolean }) {
  const { line, columns, routes } = content;
  const { show } = useSite();
  const [path] = useLocation();
  const address = useSearch();
  const query = { line, size: isOverview ? overviewSize : ratePageSize(columns), ...narrowedBy(address) };
  const initialData = useInitialData<typeof sellingMaintenance>(
    { path: '/api-ecommerce/sellingMaintenance/external/query' },
    query,
  );
  const list = useSiteActor(ratesWith, { input: { query, initialData } });
  const all = useSiteActor(allRatesWith, { input: { query: line } });
  const places = placesOf(useSelector(all, (state) => state.context.rows));
  const hrefOf = (rate: PublishedRate) => ratePath(routes.order ?? routes.page, rate);
  const setQuery = (narrowed: RateQuery) => show(addressOf(path, address, narrowed), { replace: true, still: true });
  return (
    <RateList
      actor={list}
      columns={columns}
      places={places}
      hrefOf={hrefOf}
      isOverview={isOverview}
      onQuery={setQuery}
    />
  );
}
