import type { MinimumPrice } from '#contract/search/sailingOffers.ts';
import { minimumPrices } from '#contract/search/sailingOffers.ts';
import type { ListAsks } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { answers } from '#machines/effects.ts';
import { useAhead } from '#src/api/initialData.ts';
import { hotLanes } from './hotLanes.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const pricesWith = ({ call }: Site) =>
  listMachineOf<null, MinimumPrice>('minimumPrices').provide({
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
  return useSiteActor(pricesWith, { input: { query: null, ahead: rows && { total: rows.length, rows } } });
};
