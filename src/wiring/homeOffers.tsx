import { useActorRef } from '@xstate/react';
import type { MinimumPrice } from '#contract/commerce.ts';
import { minimumPrices } from '#contract/commerce.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { useAhead } from '../ahead.ts';
import { replayClicks } from '../earlyPage.ts';
import { Offers } from '../pages/home/Offers.tsx';
import { Late } from '../parts/Late.tsx';
import { PlaceSlides } from './placeSlides.tsx';
import { call, unhurried } from './site.ts';

const pricesInput = { size: 10 };

const prices = listMachineOf<null, MinimumPrice>('minimumPrices').provide({
  actors: answers<ListAsks<null, MinimumPrice>>({
    fetchRows: async () => {
      const rows = await unhurried(call(minimumPrices, pricesInput, { quiet: true }));
      return { total: rows.length, rows };
    },
  }),
});

/** What is offered under the search, joined to the world. */
export default function HomeOffers() {
  const rows = useAhead(minimumPrices, pricesInput);
  const ahead = rows && { total: rows.length, rows };
  return (
    <Late onReady={replayClicks}>
      <Offers
        prices={useActorRef(prices, { input: { query: null, ahead } })}
        lanes={pricesInput.size}
        carousel={<PlaceSlides place="home" />}
      />
    </Late>
  );
}
