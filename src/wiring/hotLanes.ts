import type { MinimumPrice } from '#contract/commerce.ts';
import { minimumPrices } from '#contract/commerce.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { useAhead } from '../ahead.ts';
import { hotLanes } from '../hotLanes.ts';
import { unhurried } from '../unhurried.ts';
import { call } from './site.ts';
import { useActorRef } from '../platform/actors.ts';

const prices = listMachineOf<null, MinimumPrice>('minimumPrices').provide({
  actors: answers<ListAsks<null, MinimumPrice>>({
    fetchRows: async () => {
      const rows = await unhurried(call(minimumPrices, hotLanes, { quiet: true }));
      return { total: rows.length, rows };
    },
  }),
});

/** The lowest prices of the lanes most asked for, joined to the service. */
export const useHotLanes = () => {
  const rows = useAhead(minimumPrices, hotLanes);
  return useActorRef(prices, { input: { query: null, ahead: rows && { total: rows.length, rows } } });
};
