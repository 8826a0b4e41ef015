import { useEffect } from 'react';
import type { Slide } from '#contract/content/content.ts';
import { carouselQuery } from '#contract/content/content.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { carouselMachine } from '#machines/content/carousel.ts';
import type { ListAsks } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { answers } from '#machines/effects.ts';
import { useAhead } from '#src/api/initialData.ts';
import { prefersLessMotion } from '#src/platform/browser.ts';
import { Carousel } from './Carousel.tsx';
import { Slides } from './Slides.tsx';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';
import { useActorRef } from '#src/platform/actors.ts';

type Place = NonNullable<InputOf<typeof carouselQuery>['place']>;

const slidesAt =
  (place: Place) =>
  ({ call }: Site) =>
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
    <Slides actor={useSiteActor(slides[place], { input: { query: null, ahead } })}>
      {(shown) => <TurningSlides rows={shown} />}
    </Slides>
  );
}
