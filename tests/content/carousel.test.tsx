import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { carouselMachine } from '#machines/content/carousel.ts';
import { Carousel } from '#src/features/content/Carousel.tsx';
import { carouselMessages } from '#src/features/content/messages/carousel.ts';
import { slides } from '#stories/content/homeSamples.ts';
import model from '#stories/tooling/models/Carousel.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = carouselMessages.carousel;
const { view } = model.play();
const at = (still = false) => renderMachine(carouselMachine, { count: slides.length, still }, view);

const carousel = () => page.getByRole('region', { name: messages.label });
const button = (name: string) => page.getByRole('button', { name });
const dot = (index: number) => button(messages.show(index + 1, slides[index]!.title));
const slide = (index: number) => page.getByRole('link', { name: slides[index]!.title });

const pointAt = async () => {
  await userEvent.hover(carousel());
  await settled();
};
const leaveView = async () => {
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
      await pass(6_000);
    }
  });

  test('stands still with reduced motion, until the visitor starts it', { tags: ['deep'] }, async () => {
    at(true);
    await pass(60_000);
    await expect.element(slide(0)).toBeVisible();
    await button(messages.resume).click();
    await leaveView();
    await pass(6_000);
    await expect.element(slide(1)).toBeVisible();
  });

  test('waits under the pointer and goes on afterwards', { tags: ['deep'] }, async () => {
    at();
    await pointAt();
    await pass(60_000);
    await expect.element(slide(0)).toBeVisible();
    await leaveView();
    await pass(6_000);
    await expect.element(slide(1)).toBeVisible();
  });

  test('is stopped by its switch (WCAG 2.2.2), and is then read out as it is turned', { tags: ['deep'] }, async () => {
    const { actor } = at();
    await button(messages.pause).click();
    await leaveView();
    await pass(60_000);
    await expect.element(slide(0)).toBeVisible();
    await button(messages.next).click();
    await expect.element(slide(1)).toBeVisible();
    expect(actor.getSnapshot().value).toBe('paused');
    expect(carousel().element().querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  test('is turned by the arrow keys from any of its controls', { tags: ['deep'] }, async () => {
    at();
    (dot(0).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(slide(2)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(slide(0)).toBeVisible();
  });

  test('one announcement needs no controls', { tags: ['deep'] }, async () => {
    renderMachine(carouselMachine, { count: 1, still: false }, (actor) => (
      <Carousel actor={actor} slides={slides.slice(0, 1)} />
    ));
    await expect.element(slide(0)).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});

describe('every path through the view', () => {
  walkEvery(model, async (state) => {
    const { at: index } = state.context;
    await expect.element(slide(index)).toBeVisible();
    await expect.element(dot(index)).toHaveAttribute('aria-current', 'true');
    const turns = state.matches('turning') || state.matches('held');
    await expect.element(button(turns ? messages.pause : messages.resume)).toBeVisible();
  });
});
