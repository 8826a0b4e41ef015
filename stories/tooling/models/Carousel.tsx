import type { CarouselActor } from '#machines/content/carousel.ts';
import { carouselMachine } from '#machines/content/carousel.ts';
import { Carousel } from '#src/features/content/Carousel.tsx';
import { homeWords } from '#src/features/content/home/flowMessages.ts';
import { slides } from '#stories/content/homeSamples.ts';
import { page, settled, userEvent } from '#stories/tooling/player/hand.ts';
import { modelOf } from '#stories/tooling/player/model.ts';

// the pictures come when they are wanted; here they are there already
await Promise.all([import('#src/illustrations/slides/tank.tsx'), import('#src/illustrations/slides/papers.tsx')]);

const words = homeWords.carousel;
const carousel = () => page.getByRole('region', { name: words.label });
/** A press without a pointer, which would draw attention on its way. */
const press = (name: string) => (page.getByRole('button', { name }).element() as HTMLElement).click();

export default modelOf({
  of: 'carousel',
  machine: carouselMachine,
  inputs: { moving: { count: 3, still: false }, still: { count: 3, still: true } },
  samples: [
    { type: 'slide.chosen', at: 2 },
    { type: 'next.requested' },
    { type: 'previous.requested' },
    { type: 'attention.gained' },
    { type: 'attention.lost' },
    { type: 'rotation.paused' },
    { type: 'rotation.resumed' },
  ],
  play: () => ({
    view: (actor: CarouselActor) => <Carousel actor={actor} slides={slides} />,
    gestures: {
      'slide.chosen': ({ at }) => press(words.show(at + 1, slides[at]!.title)),
      'next.requested': () => press(words.next),
      'previous.requested': () => press(words.previous),
      'rotation.paused': () => press(words.pause),
      'rotation.resumed': () => press(words.resume),
      'attention.gained': async () => {
        await userEvent.hover(carousel());
        await settled();
      },
      'attention.lost': async () => {
        await userEvent.unhover(carousel());
        await settled();
      },
    },
  }),
});
