import { useEffect } from 'react';
import type { carouselQuery, Slide } from '#contract/content/content.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { carouselMachine } from '#machines/content/carousel.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { prefersLessMotion } from '#src/platform/pageActions.ts';
import { Carousel, Slides } from './Carousel.tsx';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';
import { useActorRef } from '#src/platform/actors.ts';

type Place = NonNullable<InputOf<typeof carouselQuery>['place']>;

const slidesAt =
  (place: Place) =>
  ({ call }: Site) =>
    listMachineOf<null, Slide>('slides').provide({
      actors: requests<ListRequests<null, Slide>>({
        fetchRows: async () => {
          const content = await import('#contract/content/content.ts');
          const rows = await unhurried(call(content.carouselQuery, { place }, { quiet: true }));
          return { total: rows.length, rows };
        },
      }),
    });
const slides = { home: slidesAt('home'), business: slidesAt('business') };

/** Rendered without motion, as in the document; the browser then knows whether the visitor prefers reduced motion. */
function TurningSlides({ rows }: { rows: readonly Slide[] }) {
  const actor = useActorRef(carouselMachine, { input: { count: rows.length, still: true } });
  const turns = rows.length > 1;
  useEffect(() => {
    if (turns && !prefersLessMotion()) actor.send({ type: 'rotation.resumed' });
  }, [actor, turns]);
  return <Carousel actor={actor} slides={rows} />;
}

/** The announcements at one place of the site, with their effects. */
export function CarouselSlides({ place }: { place: Place }) {
  const rows = useInitialData<typeof carouselQuery>({ path: '/api-cms/carousel/query' }, { place });
  const initialData = rows && { total: rows.length, rows };
  return (
    <Slides actor={useSiteActor(slides[place], { input: { query: null, initialData } })}>
      {(shown) => <TurningSlides rows={shown} />}
    </Slides>
  );
}
