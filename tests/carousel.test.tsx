import { beforeEach, describe, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { page, userEvent } from 'vitest/browser';
import { limits } from '#contract/limits.ts';
import type { CarouselActor } from '#machines/carousel.ts';
import { carouselMachine } from '#machines/carousel.ts';
import { Carousel } from '#src/flows/Carousel.tsx';
import { homeWords } from '#src/flows/homeWords.ts';
import { slides } from '#stories/homeSamples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { pass, settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

// the pictures come when they are wanted; here they are there already
await Promise.all([import('#src/illustrations/slides/tank.tsx'), import('#src/illustrations/slides/papers.tsx')]);

const words = homeWords.carousel;
const view = (actor: CarouselActor) => <Carousel actor={actor} slides={slides} />;
const at = (still = false) => stage(carouselMachine, { count: slides.length, still }, view);

const carousel = () => page.getByRole('region', { name: words.label });
const button = (name: string) => page.getByRole('button', { name });
const dot = (index: number) => button(words.show(index + 1, slides[index]!.title));
const slide = (index: number) => page.getByRole('link', { name: slides[index]!.title });

/** A press without a pointer, which would draw attention on its way. */
const click = (control: Locator) => (control.element() as HTMLElement).click();

const pointAt = async () => {
  await userEvent.hover(carousel());
  await settled();
};
const lookAway = async () => {
  await userEvent.unhover(carousel());
  await settled();
};

// the pointer rests where the test before left it
beforeEach(() => userEvent.unhover(document.body));

describe('what is announced', () => {
  test('turns by itself, round and round', async () => {
    at();
    for (const index of [0, 1, 2, 0]) {
      await expect.element(slide(index)).toBeVisible();
      await pass(limits.slideMs);
    }
  });

  test('stands still for whoever asked for less motion, until he says otherwise', async () => {
    at(true);
    await pass(10 * limits.slideMs);
    await expect.element(slide(0)).toBeVisible();
    await button(words.resume).click();
    await lookAway();
    await pass(limits.slideMs);
    await expect.element(slide(1)).toBeVisible();
  });

  test('waits under the pointer and goes on afterwards', async () => {
    at();
    await pointAt();
    await pass(10 * limits.slideMs);
    await expect.element(slide(0)).toBeVisible();
    await lookAway();
    await pass(limits.slideMs);
    await expect.element(slide(1)).toBeVisible();
  });

  test('is stopped by its switch (WCAG 2.2.2), and is then read out as it is turned', async () => {
    const { actor } = at();
    await button(words.pause).click();
    await lookAway();
    await pass(10 * limits.slideMs);
    await expect.element(slide(0)).toBeVisible();
    await button(words.next).click();
    await expect.element(slide(1)).toBeVisible();
    expect(actor.getSnapshot().value).toBe('paused');
    expect(carousel().element().querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  test('is turned by the arrow keys from any of its controls', async () => {
    at();
    (dot(0).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(slide(2)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(slide(0)).toBeVisible();
  });

  test('one announcement needs no controls', async () => {
    stage(carouselMachine, { count: 1, still: false }, (actor) => (
      <Carousel actor={actor} slides={slides.slice(0, 1)} />
    ));
    await expect.element(slide(0)).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});

describe('every path through the view', () => {
  const paths = pathsOf(carouselMachine, {
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
  });

  test('the paths', () => {
    expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
      [
        "moving: next.requested → paused",
        "moving: previous.requested → paused",
        "moving: rotation.paused → paused",
        "moving: after turn → turning",
        "moving: slide.chosen (2) → slide.chosen (2) → paused",
        "moving: slide.chosen (2) → next.requested → paused",
        "moving: slide.chosen (2) → previous.requested → paused",
        "moving: slide.chosen (2) → rotation.resumed → turning",
        "moving: attention.gained → slide.chosen (2) → paused",
        "moving: attention.gained → next.requested → paused",
        "moving: attention.gained → previous.requested → paused",
        "moving: attention.gained → attention.lost → turning",
        "moving: attention.gained → rotation.paused → paused",
        "still: paused",
      ]
    `);
  });

  test.each(titled(paths))('%s', async (_, path) => {
    await walk(carouselMachine, path, {
      view,
      gestures: {
        'slide.chosen': ({ at: index }) => click(dot(index)),
        'next.requested': () => click(button(words.next)),
        'previous.requested': () => click(button(words.previous)),
        'rotation.paused': () => click(button(words.pause)),
        'rotation.resumed': () => click(button(words.resume)),
        'attention.gained': pointAt,
        'attention.lost': lookAway,
      },
      see: async (state) => {
        const { at: index } = state.context;
        await expect.element(slide(index)).toBeVisible();
        await expect.element(dot(index)).toHaveAttribute('aria-current', 'true');
        const turns = state.matches('turning') || state.matches('held');
        await expect.element(button(turns ? words.pause : words.resume)).toBeVisible();
      },
    });
  });
});
