import type { Slide } from '#contract/cms.ts';
import { carouselMachine } from '#machines/carousel.ts';
import { Carousel } from '#src/flows/Carousel.tsx';
import { Slides } from '#src/flows/Slides.tsx';
import { frozen } from '../frozen.ts';
import { slides } from '../homeSamples.ts';
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
