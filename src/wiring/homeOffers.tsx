import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { Slide } from '#contract/cms.ts';
import { carouselQuery } from '#contract/cms.ts';
import type { MinimumPrice } from '#contract/commerce.ts';
import { minimumPrices } from '#contract/commerce.ts';
import { carouselMachine } from '#machines/carousel.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { useAhead } from '../ahead.ts';
import { prefersLessMotion } from '../browser.ts';
import { Carousel } from '../flows/Carousel.tsx';
import { Slides } from '../flows/Slides.tsx';
import { replayClicks } from '../earlyPage.ts';
import { Offers } from '../pages/home/Offers.tsx';
import { Late } from '../parts/Late.tsx';
import { call, unhurried } from './site.ts';

const pricesInput = { size: 10 };
const slidesInput = { place: 'home' } as const;

const prices = listMachineOf<null, MinimumPrice>('minimumPrices').provide({
  actors: answers<ListAsks<null, MinimumPrice>>({
    fetchRows: async () => {
      const rows = await unhurried(call(minimumPrices, pricesInput, { quiet: true }));
      return { total: rows.length, rows };
    },
  }),
});

const slides = listMachineOf<null, Slide>('slides').provide({
  actors: answers<ListAsks<null, Slide>>({
    fetchRows: async () => {
      const rows = await unhurried(call(carouselQuery, slidesInput, { quiet: true }));
      return { total: rows.length, rows };
    },
  }),
});

const pageOf = <Row,>(rows: Row[] | undefined) => rows && { total: rows.length, rows };

/** Drawn standing still, as a document is; the browser then knows whether the visitor asked for less motion. */
function TurningSlides({ rows }: { rows: readonly Slide[] }) {
  const actor = useActorRef(carouselMachine, { input: { count: rows.length, still: true } });
  const turns = rows.length > 1;
  useEffect(() => {
    if (turns && !prefersLessMotion()) actor.send({ type: 'rotation.resumed' });
  }, [actor, turns]);
  return <Carousel actor={actor} slides={rows} />;
}

/** What is offered under the search, joined to the world. */
export default function HomeOffers() {
  const aheadSlides = pageOf(useAhead(carouselQuery, slidesInput));
  return (
    <Late onReady={replayClicks}>
      <Offers
        prices={useActorRef(prices, { input: { query: null, ahead: pageOf(useAhead(minimumPrices, pricesInput)) } })}
        lanes={pricesInput.size}
        carousel={
          <Slides actor={useActorRef(slides, { input: { query: null, ahead: aheadSlides } })}>
            {(rows) => <TurningSlides rows={rows} />}
          </Slides>
        }
      />
    </Late>
  );
}
