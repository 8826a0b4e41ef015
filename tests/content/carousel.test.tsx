import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { carouselMachine } from '#machines/content/carousel.ts';
import { carouselMessages } from '#src/features/content/messages/home.ts';
import { slides } from '#stories/content/homeSamples.ts';
import model from '#stories/tooling/models/Carousel.tsx';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = carouselMessages.carousel;
const { view } = model.play();
const at = (still = false) => renderMachine(carouselMachine, { count: slides.length, still }, view);

const button = (name: string) => page.getByRole('button', { name });
const dot = (index: number) => button(messages.show(index + 1, slides[index]!.title));
const slide = (index: number) => page.getByRole('link', { name: slides[index]!.title });

// the pointer is where the previous test left it
beforeEach(() => userEvent.unhover(document.body));

test('what is announced is turned by the arrow keys from any of its controls', async () => {
  at();
  (dot(0).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slide(2)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slide(0)).toBeVisible();
});

walkEvery(model, async (state) => {
  const { at: index } = state.context;
  await expect.element(slide(index)).toBeVisible();
  await expect.element(dot(index)).toHaveAttribute('aria-current', 'true');
  const turns = state.matches('turning') || state.matches('held');
  await expect.element(button(turns ? messages.pause : messages.resume)).toBeVisible();
});
