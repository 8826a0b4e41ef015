import type { Slide } from '#contract/content/content.ts';
import { carouselMachine } from '#machines/content/carousel.ts';
import { Carousel, Slides } from '#src/features/content/Carousel.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import { slides } from '#stories/content/homeSamples.ts';
import { listModelOf } from './lists.ts';

const still = (rows: readonly Slide[]) => (
  <Carousel
    actor={frozen(carouselMachine, { value: 'paused', context: { count: rows.length, at: 0, still: true } })}
    slides={rows}
  />
);

export default listModelOf<null, Slide>({
  query: null,
  rows: slides,
  view: (actor) => <Slides actor={actor}>{still}</Slides>,
});
