import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import { useLocation, useSearch } from 'wouter';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { RatedCargo } from '#contract/services/ratedCargo.ts';
import { cargoParameters } from '#contract/services/ratedCargo.ts';
import type { rateTotals } from '#contract/services/rateTotals.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import type { PublishedRate, sellingMaintenance } from '#contract/services/publishedRates.ts';
import type { ListRequests, Page } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { RateList } from './rates/RateList.tsx';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { CargoForm } from '#src/features/services/rates/CargoForm.tsx';
import type { RatedRow, RateQuery, RatesMore } from '#src/features/services/rates/rateQuery.ts';
import { narrowedBy, placesOf, rateQueryOf, typedCargoOf } from '#src/features/services/rates/rateQuery.ts';
import { ratePath } from '#src/features/booking/orderAddress.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const ratesCall = async () => (await import('#contract/services/publishedRates.ts')).sellingMaintenance;

const fetchRates = async ({ call }: Pick<Site, 'call'>, query: RateQuery, page: number) => {
  const { cargo, ...priced } = query;
  if (!cargo) return call(await ratesCall(), { ...priced, page }, { quiet: true });
  const { rateTotals } = await import('#contract/services/rateTotals.ts');
  return withRate(await call(rateTotals, { ...priced, ...cargo, page }, { quiet: true }));
};

const withRate = ({ total, rows, exchangeRate }: OutputOf<typeof rateTotals>) => ({
  total,
  rows,
  more: { exchangeRate },
});

const ratesWith = (site: Site) =>
  listMachineOf<RateQuery, RatedRow, RatesMore>('rates').provide({
    actors: requests<ListRequests<RateQuery, RatedRow, RatesMore>>({
      fetchRows: async ({ query, page }) => unhurried(fetchRates(site, query, page)),
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

const withParameters = (query: string, named: Readonly<Record<string, string | undefined>>): string => {
  const address = new URLSearchParams(query);
  for (const [name, value] of Object.entries(named)) {
    if (value) address.set(name, value);
    else address.delete(name);
  }
  return String(address);
};

const paths = {
  prices: '/api-ecommerce/sellingMaintenance/external/query',
  totals: '/api-ecommerce/sellingMaintenance/external/totals',
} as const;

/** A placeholder cargo: no document has totals for it. */
const unknownCargo: RatedCargo = { isDanger: 'N' };

/** The first page of a price list that came with the document. */
const useFirstPage = (query: RateQuery): Page<RatedRow, RatesMore> | undefined => {
  const { cargo, ...priced } = query;
  const prices = useInitialData<typeof sellingMaintenance>({ path: paths.prices }, priced);
  const totals = useInitialData<typeof rateTotals>(
    { path: paths.totals },
    {
      ...priced,
      ...(cargo ?? unknownCargo),
    },
  );
  return cargo ? totals && withRate(totals) : prices;
};

/** The published prices of a service with links to their orders; the address stores the filter and the cargo. */
export function ServiceRates({ content, isOverview = false }: { content: ServiceContent; isOverview?: boolean }) {
  const { line, columns, routes } = content;
  const { show } = useSite();
  const [path] = useLocation();
  const address = useSearch();
  const query = rateQueryOf(content, address, isOverview);
  const list = useSiteActor(ratesWith, { input: { query, initialData: useFirstPage(query) } });
  const all = useSiteActor(allRatesWith, { input: { query: line } });
  const places = placesOf(useSelector(all, (state) => state.context.rows));
  const cargo = useSelector(list, (state) => state.context.query.cargo);
  const hrefOf = (rate: RatedRow) =>
    ratePath(routes.order ?? routes.page, rate, cargo && rate.cost ? cargoParameters(cargo, rate.cost) : {});
  const showWith = (named: Readonly<Record<string, string | undefined>>) => {
    const next = withParameters(address, named);
    show(next ? `${path}?${next}` : path, { replace: true, still: true });
    return next;
  };
  const narrowed = narrowedBy(address);
  return (
    <>
      {!isOverview && (
        <CargoForm
          cargo={content.cargo}
          typed={typedCargoOf(content, address)}
          narrowed={narrowed}
          onCargo={({ isDanger, ...typed }) => {
            const next = showWith({ ...typed, isDanger: content.cargo.danger && isDanger });
            list.send({ type: 'query.changed', query: rateQueryOf(content, next) });
          }}
        />
      )}
      <RateList
        actor={list}
        columns={columns}
        places={places}
        hrefOf={hrefOf}
        isOverview={isOverview}
        onQuery={({ originCode, destinationCode }) => void showWith({ originCode, destinationCode })}
      />
    </>
  );
}
