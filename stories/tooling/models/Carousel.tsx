import type { CarouselActor } from '#machines/content/carousel.ts';
import { carouselMachine } from '#machines/content/carousel.ts';
import { Carousel } from '#src/features/content/Carousel.tsx';
import { carouselMessages } from '#src/features/content/messages/home.ts';
import { slides } from '#stories/content/homeSamples.ts';
import { modelOf, page, settled, userEvent } from '#flows';

// the illustrations are lazy; here they are loaded beforehand
await Promise.all([import('#src/illustrations/slides/tank.tsx'), import('#src/illustrations/slides/papers.tsx')]);

const messages = carouselMessages.carousel;
const carousel = () => page.getByRole('region', { name: messages.label });
/** A click without a pointer, whose hover would pause the carousel. */
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
      'slide.chosen': ({ at }) => press(messages.show(at + 1, slides[at]!.title)),
      'next.requested': () => press(messages.next),
      'previous.requested': () => press(messages.previous),
      'rotation.paused': () => press(messages.pause),
      'rotation.resumed': () => press(messages.resume),
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
