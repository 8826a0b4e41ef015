import type { MinimumPrice, minimumPrices } from '#contract/search/sailingQuotes.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

/** The number of most requested lanes shown. */
export const hotLanes = { size: 10 };

const pricesWith = ({ call }: Site) =>
  listMachineOf<null, MinimumPrice>('minimumPrices').provide({
    actors: requests<ListRequests<null, MinimumPrice>>({
      fetchRows: async () => {
        const quotes = await import('#contract/search/sailingQuotes.ts');
        const rows = await unhurried(call(quotes.minimumPrices, hotLanes, { quiet: true }));
        return { total: rows.length, rows };
      },
    }),
  });

/** The most requested lanes with their lowest prices, from the service. */
export const useHotLanes = () => {
  const rows = useInitialData<typeof minimumPrices>({ path: '/api-ecommerce/minimumPrice/query' }, hotLanes);
  return useSiteActor(pricesWith, { input: { query: null, initialData: rows && { total: rows.length, rows } } });
};
