import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Lane, SailingOffer, SailingTariff } from '#contract/commerce.ts';
import { chargeAgreement, chargeSheet, etdList, sailingPage, searchedLane } from '#contract/commerce.ts';
import { paths } from '#contract/routes.ts';
import type { DetailAsks } from '#machines/detail.ts';
import { detailMachineOf } from '#machines/detail.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { config } from '../config.ts';
import type { EtdDay } from '../flows/EtdChips.tsx';
import type { SailingQuery } from '../flows/SailingList.tsx';
import { SailingResults } from '../pages/shippingFcl/SailingResults.tsx';
import { ShippingFcl } from '../pages/ShippingFcl.tsx';
import { search, searchDataOf } from './search.ts';
import { call, download, go, replaceAddress, unhurried } from './site.ts';

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
      unhurried(call(sailingPage, { ...lane, ...(day ? { day } : {}), page }, { quiet: true })),
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
  const [openedAt] = useState(Date.now);
  const day = new URLSearchParams(query).get('day') ?? undefined;
  const list = useActorRef(sailings, { input: { query: { lane, day } } });
  return (
    <SailingResults
      days={useActorRef(departureDays, { input: { query: lane } })}
      day={day}
      sailings={list}
      charges={useActorRef(charges[lane.isDanger])}
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

/** The page of sailings joined to the world; the address says what is searched for, so that it can be kept and shared. */
export default function ShippingFclRoute() {
  const query = useSearch();
  const data = searchDataOf(query);
  const lane = searchedLane.safeParse(data);
  return (
    <ShippingFcl
      search={useActorRef(search, { input: { data } })}
      lane={lane.success ? data : undefined}
      hotline={config.hotline}
    >
      {lane.success && <LaneResults key={Object.values(lane.data).join()} lane={lane.data} query={query} />}
    </ShippingFcl>
  );
}
