import type { ComparedQuery } from './results/Comparison.tsx';
import { comparedInput, withParameter } from './results/Comparison.tsx';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { etdList, Lane, sailingPage, SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import type { ListActor, ListRequests, Page } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { sailingOrderMachine } from '#machines/search/sailingOrder.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData, useOpenedAt } from '#src/api/initialData.ts';
import type { DaysQuery, EtdDay } from './EtdChips.tsx';
import type { Load } from '#contract/search/load.ts';
import { userCenterPath } from '#src/features/enterprise/userCenterPath.ts';
import { openNaming } from '#src/features/quotes/openNaming.ts';
import type { SailingsMore, SailingQuery, SailingSearch, SailingFilters } from './sailingSearch.ts';
import { SailingResults } from '#src/features/search/results/SailingResults.tsx';
import { daysInput, sailingOrderPath, sailingsInput, sailingsPath } from './sailingSearch.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';
import { useTermNames } from '#src/app/tradeTerms.ts';
import { Lazy } from '#src/ui/loading/Lazy.tsx';
import type { OutputOf } from '#contract/protocol/endpoint.ts';

type Sailings = Page<SailingQuote, SailingsMore>;

const sailingCall = async () => (await import('#contract/search/sailingQuotes.ts')).sailingPage;

/** Converts a response to the list's format. */
const sailingsOf = (
  { carriers, exchangeRate, ...found }: OutputOf<typeof sailingPage>,
  relaxed: SailingsMore['relaxed'] = [],
): Sailings => ({ ...found, more: { carriers, exchangeRate, relaxed } });

const countOf = async ({ call }: Site, query: SailingQuery): Promise<number> => {
  const { total } = await call(await sailingCall(), { ...sailingsInput(query, 1), size: 1 }, { quiet: true });
  return total;
};

/** The number of sailings without one filter, for each that is set. */
const relaxedOf = async (site: Site, query: SailingQuery): Promise<SailingsMore['relaxed']> => {
  const names = (Object.keys(query.filters) as (keyof SailingFilters)[]).filter(
    (name) => query.filters[name] !== undefined,
  );
  return Promise.all(
    names.map(async (name) => ({
      name,
      total: await countOf(site, { ...query, filters: { ...query.filters, [name]: undefined } }),
    })),
  );
};

/** One page of sailings; if filters exclude all, the number that each excludes. */
const fetchSailings = async (site: Site, { query, page }: { query: SailingQuery; page: number }): Promise<Sailings> => {
  const response = await site.call(await sailingCall(), sailingsInput(query, page), { quiet: true });
  return sailingsOf(response, response.total === 0 ? await relaxedOf(site, query) : []);
};

/** The compared sailings; none are fetched if none is chosen. */
const fetchCompared = async (site: Site, query: ComparedQuery): Promise<Page<SailingQuote>> => {
  if (query.ids.length === 0) return { total: 0, rows: [] };
  const { total, rows } = await site.call(await sailingCall(), comparedInput(query), { quiet: true });
  return { total, rows };
};

const departureDaysWith = ({ call }: Site) =>
  listMachineOf<DaysQuery, EtdDay>('departureDays').provide({
    actors: requests<ListRequests<DaysQuery, EtdDay>>({
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

/** Orders a sailing with the load of the address. */
export const orderingWith = ({ go }: Site) =>
  sailingOrderMachine.provide({
    actions: { openOrder: (_, { sailingId }) => go(sailingOrderPath(sailingId, location.search)) },
  });

const exportCharges = async ({ download }: Site, of: { offerId: string; isDanger: Lane['isDanger'] }): Promise<void> =>
  download((await import('#contract/services/quote.ts')).chargeExport, of);

/** Opens the page of watched lanes with a form for this one; visitors sign in first. */
const watchLane = ({ signIn, leaveFor, config }: Site, { lane, load }: SailingQuery): void => {
  const { orgPortCode, dstPortCode, isDanger } = lane;
  const watched = [orgPortCode, dstPortCode, isDanger, load.containerType].join('-');
  void signIn().then(
    () => leaveFor(`${userCenterPath(config, 'watches')}&lane=${watched}`),
    () => undefined,
  );
};

/** Reloads a list whenever the address changes: by a filter, a link, or the browser's buttons. */
const useFollowing = <Query, Row, More>(
  list: ListActor<Query, Row, More>,
  { query, page }: { query: Query; page: number },
  callOf: (query: Query, page: number) => unknown,
): void => {
  const listed = useSelector(list, ({ context }) => JSON.stringify(callOf(context.query, context.page)));
  const isOther = JSON.stringify(callOf(query, page)) !== listed;
  useEffect(() => {
    if (isOther) list.send({ type: 'query.changed', query, page });
  });
};

const comparisonWith = (site: Site) =>
  listMachineOf<ComparedQuery, SailingQuote>('comparison').provide({
    actors: requests<ListRequests<ComparedQuery, SailingQuote>>({
      fetchRows: async ({ query }) => fetchCompared(site, query),
    }),
  });

const asIs = <Query,>(query: Query): Query => query;

/** The searched load in the format of a sailing's quote. */
const quotedLoad = ({ lane, load: { containerType, containers } }: SailingQuery, { volumeM3, weightKg }: Load) => ({
  isDanger: lane.isDanger,
  items: [{ code: containerType, quantity: containers }],
  volume: volumeM3 ?? '',
  weight: weightKg ?? '',
});

/** The sailings of a lane, a part of its page that is hydrated later; only the address stores filters and sorting. */
export default function LaneResults({
  address,
  query,
  page,
  load,
  month,
  compared,
}: SailingSearch & { address: string; query: SailingQuery }) {
  const site = useSite();
  const { show, hydration } = site;
  const sailings = useInitialData<typeof sailingPage>(
    { path: '/api-ecommerce/sailSchedule/page' },
    sailingsInput(query, page),
  );
  const days = useInitialData<typeof etdList>({ path: '/api-ecommerce/sailSchedule/etdList' }, daysInput(query));
  const list = useSiteActor(sailingsWith, { input: { query, page, initialData: sailings && sailingsOf(sailings) } });
  const departureDays = useSiteActor(departureDaysWith, {
    input: { query: daysInput(query), initialData: days && { total: days.length, rows: days } },
  });
  const comparing: ComparedQuery = { lane: query.lane, load: query.load, ids: compared };
  const comparison = useSiteActor(comparisonWith, { input: { query: comparing } });
  useFollowing(comparison, { query: comparing, page: 1 }, comparedInput);
  useFollowing(list, { query, page }, sailingsInput);
  useFollowing(departureDays, { query: daysInput(query), page: 1 }, asIs);
  return (
    <Lazy onReady={() => hydration.send({ type: 'part.hydrated' })}>
      <SailingResults
        days={departureDays}
        sailings={list}
        ordering={useSiteActor(orderingWith, { input: undefined })}
        comparison={comparison}
        month={month}
        compared={compared}
        onMonth={(next) => show(withParameter(address, 'month', next), { still: true })}
        onCompare={(ids) => show(withParameter(address, 'compare', ids.join(',')), { still: true })}
        charges={useSiteActor(charges[query.lane.isDanger], { input: {} })}
        query={query}
        load={load}
        terms={{ currency: useTermNames('currency'), paymentType: useTermNames('paymentType') }}
        now={useOpenedAt()}
        onQuery={(search) => show(sailingsPath(address, search, 1), { still: true })}
        onPage={(next) => show(sailingsPath(address, query, next))}
        orderPathOf={(sailingId) => sailingOrderPath(sailingId, address)}
        onWatch={() => watchLane(site, query)}
        onSave={(quote) => void openNaming(site, { sailing: quote, load: quotedLoad(query, load) })}
        onExport={(sailingId) => void exportCharges(site, { offerId: sailingId, isDanger: query.lane.isDanger })}
      />
    </Lazy>
  );
}
