import { useActorRef } from '@xstate/react';
import { useSearch } from 'wouter';
import type { Lane, SailingOffer, SailingTariff } from '#contract/commerce.ts';
import { chargeAgreement, chargeSheet, etdList, sailingPage } from '#contract/commerce.ts';
import { paths } from '#contract/routes.ts';
import type { DetailAsks } from '#machines/detail.ts';
import { detailMachineOf } from '#machines/detail.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { useAhead, useOpenedAt } from '../ahead.ts';
import { config } from '../config.ts';
import { replaceAddress } from '../history.ts';
import type { EtdDay } from '../flows/EtdChips.tsx';
import type { SailingQuery } from '../flows/SailingList.tsx';
import { SailingResults } from '../pages/shippingFcl/SailingResults.tsx';
import { ShippingFcl } from '../pages/ShippingFcl.tsx';
import { sailingSearchOf, sailingsInput } from '../sailingSearch.ts';
import { search } from './search.ts';
import { call, download, go, unhurried } from './site.ts';

const departureDays = listMachineOf<Lane, EtdDay>('departureDays').provide({
  actors: answers<ListAsks<Lane, EtdDay>>({
    fetchRows: async ({ query }) => {
      const rows = await unhurried(call(etdList, query, { quiet: true }));
      return { total: rows.length, rows };
    },
  }),
});

const sailings = listMachineOf<SailingQuery, SailingOffer>('sailings').provide({
  actors: answers<ListAsks<SailingQuery, SailingOffer>>({
    fetchRows: async ({ query: { lane, day }, page }) =>
      unhurried(call(sailingPage, sailingsInput(lane, day, page), { quiet: true })),
  }),
});

const chargesOf = (isDanger: Lane['isDanger']) =>
  detailMachineOf<SailingTariff>('charges').provide({
    actors: answers<DetailAsks<SailingTariff>>({
      fetchDetail: async ({ id }) => call(chargeAgreement, { sailingId: id, isDanger }, { quiet: true }),
    }),
  });
const charges = { Y: chargesOf('Y'), N: chargesOf('N') };

const orderPath = (sailingId: string, { isDanger }: Lane): string =>
  `${paths.shippingFclOrder}?${new URLSearchParams({ sailingId, isDanger })}`;

const hereWith = (query: string, day: string | undefined): string => {
  const params = new URLSearchParams(query);
  params.delete('day');
  if (day) params.set('day', day);
  return `${paths.shippingFcl}?${params}`;
};

/** What a lane has to offer; a change of day goes to the list itself and into the address. */
function LaneResults({ lane, query }: { lane: Lane; query: string }) {
  const openedAt = useOpenedAt();
  const { day } = sailingSearchOf(query);
  const offers = useAhead(sailingPage, sailingsInput(lane, day, 1));
  const days = useAhead(etdList, lane);
  const list = useActorRef(sailings, { input: { query: { lane, day }, ahead: offers } });
  return (
    <SailingResults
      days={useActorRef(departureDays, {
        input: { query: lane, ahead: days && { total: days.length, rows: days } },
      })}
      day={day}
      sailings={list}
      charges={useActorRef(charges[lane.isDanger], { input: {} })}
      now={openedAt}
      onDay={(chosen) => {
        list.send({ type: 'query.changed', query: { lane, day: chosen } });
        replaceAddress(hereWith(query, chosen));
      }}
      onExport={(sailingId) => void download(chargeSheet, { sailingId, isDanger: lane.isDanger })}
      onBook={(sailingId) => go(orderPath(sailingId, lane))}
    />
  );
}

function SearchedLane({ query }: { query: string }) {
  const { data, lane } = sailingSearchOf(query);
  return (
    <ShippingFcl search={useActorRef(search, { input: { data } })} lane={lane && data} hotline={config.hotline}>
      {lane && <LaneResults lane={lane} query={query} />}
    </ShippingFcl>
  );
}

/** The page of sailings joined to the world; the address says what is searched for, so that it can be kept and shared. */
export default function ShippingFclRoute() {
  const query = useSearch();
  return <SearchedLane key={Object.values(sailingSearchOf(query).data).join()} query={query} />;
}
