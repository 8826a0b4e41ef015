import { useActorRef } from '@xstate/react';
import type { MinimumPrice } from '#contract/commerce.ts';
import { minimumPrices } from '#contract/commerce.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { config } from '../config.ts';
import { Home } from '../pages/Home.tsx';
import { resultsPath, search } from './search.ts';
import { call, go, unhurried } from './site.ts';

const prices = listMachineOf<null, MinimumPrice>('minimumPrices').provide({
  actors: answers<ListAsks<null, MinimumPrice>>({
    fetchRows: async () => {
      const rows = await unhurried(call(minimumPrices, {}, { quiet: true }));
      return { total: rows.length, rows };
    },
  }),
});

/** The home page joined to the world. */
export default function HomeRoute() {
  return (
    <Home
      search={useActorRef(search, { input: {} })}
      prices={useActorRef(prices, { input: { query: null } })}
      emergencyHotline={config.emergencyHotline}
      onLane={({ orgPort, orgPortCode, dstPort, dstPortCode }) =>
        go(resultsPath({ orgPort, orgPortCode, dstPort, dstPortCode, isDanger: 'Y' }))
      }
    />
  );
}
