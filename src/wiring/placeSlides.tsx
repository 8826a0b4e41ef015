import { useEffect } from 'react';
import type { Slide } from '#contract/cms.ts';
import { carouselQuery } from '#contract/cms.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { carouselMachine } from '#machines/carousel.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { useAhead } from '../ahead.ts';
import { prefersLessMotion } from '../browser.ts';
import { Carousel } from '../flows/Carousel.tsx';
import { Slides } from '../flows/Slides.tsx';
import { unhurried } from '../unhurried.ts';
import { call } from './site.ts';
import { useActorRef } from '../platform/actors.ts';

type Place = NonNullable<InputOf<typeof carouselQuery>['place']>;

const slidesAt = (place: Place) =>
  listMachineOf<null, Slide>('slides').provide({
    actors: answers<ListAsks<null, Slide>>({
      fetchRows: async () => {
        const rows = await unhurried(call(carouselQuery, { place }, { quiet: true }));
        return { total: rows.length, rows };
      },
    }),
  });
const slides = { home: slidesAt('home'), business: slidesAt('business') };

/** Drawn standing still, as a document is; the browser then knows whether the visitor asked for less motion. */
function TurningSlides({ rows }: { rows: readonly Slide[] }) {
  const actor = useActorRef(carouselMachine, { input: { count: rows.length, still: true } });
  const turns = rows.length > 1;
  useEffect(() => {
    if (turns && !prefersLessMotion()) actor.send({ type: 'rotation.resumed' });
  }, [actor, turns]);
  return <Carousel actor={actor} slides={rows} />;
}

/** What is announced at one place of the site, joined to the world. */
export function PlaceSlides({ place }: { place: Place }) {
  const rows = useAhead(carouselQuery, { place });
  const ahead = rows && { total: rows.length, rows };
  return (
    <Slides actor={useActorRef(slides[place], { input: { query: null, ahead } })}>
      {(shown) => <TurningSlides rows={shown} />}
    </Slides>
  );
}
