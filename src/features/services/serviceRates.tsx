import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import { useLocation, useSearch } from 'wouter';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { sellingMaintenance } from '#contract/services/publishedRates.ts';
import type { ListAsks } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { answers } from '#machines/effects.ts';
import { useAhead } from '#src/api/initialData.ts';
import { RateList } from './RateList.tsx';
import { show } from '#src/app/history.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import type { RateQuery } from '#src/features/services/rates/rateQuery.ts';
import { narrowedBy, overviewSize, placesOf, ratePageSize } from '#src/features/services/rates/rateQuery.ts';
import { ratePath } from '#src/features/booking/orderAddress.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const ratesWith = ({ call }: Site) =>
  listMachineOf<RateQuery, PublishedRate>('rates').provide({
    actors: answers<ListAsks<RateQuery, PublishedRate>>({
      fetchRows: async ({ query, page }) => unhurried(call(sellingMaintenance, { ...query, page }, { quiet: true })),
    }),
  });

const size = limits.pageSizeMax;
const rowsFrom = async ({ call }: Pick<Site, 'call'>, line: ServiceLine, page: number): Promise<PublishedRate[]> => {
  const { rows, total } = await call(sellingMaintenance, { line, page, size }, { quiet: true });
  return total > page * size ? [...rows, ...(await rowsFrom({ call }, line, page + 1))] : rows;
};

/** All prices of a line, for the places they can be narrowed to; where it fails nothing is narrowed. */
const wholeLineWith = (site: Site) =>
  listMachineOf<ServiceLine, PublishedRate>('wholeLine').provide({
    actors: answers<ListAsks<ServiceLine, PublishedRate>>({
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

/** The published prices of a line, joined to the service; each leads to where it is ordered, the address keeps what they are narrowed to. */
export function LineRates({ content, isOverview = false }: { content: LineContent; isOverview?: boolean }) {
  const { line, columns, routes } = content;
  const [path] = useLocation();
  const address = useSearch();
  const query = { line, size: isOverview ? overviewSize : ratePageSize(columns), ...narrowedBy(address) };
  const ahead = useAhead(sellingMaintenance, query);
  const list = useSiteActor(ratesWith, { input: { query, ahead } });
  const all = useSiteActor(wholeLineWith, { input: { query: line } });
  const places = placesOf(useSelector(all, (state) => state.context.rows));
  const hrefOf = (rate: PublishedRate) => ratePath(routes.order ?? routes.page, rate);
  const keepQuery = (narrowed: RateQuery) => show(addressOf(path, address, narrowed), { replace: true, still: true });
  return (
    <RateList
      actor={list}
      columns={columns}
      places={places}
      hrefOf={hrefOf}
      isOverview={isOverview}
      onQuery={keepQuery}
    />
  );
}
