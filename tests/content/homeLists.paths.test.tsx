import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyMachineSnapshot } from 'xstate';
import { homeSectionMessages, carouselMessages } from '#src/features/content/messages/home.ts';
import { hotLanesMessages } from '#src/features/search/messages/shippingFcl.ts';
import { cities, figures, headlines, prices, slides } from '#stories/content/homeSamples.ts';
import CityDesk from '#stories/tooling/models/CityDesk.tsx';
import Figures from '#stories/tooling/models/Figures.tsx';
import HotLanes from '#stories/tooling/models/HotLanes.tsx';
import NewsTeaser from '#stories/tooling/models/NewsTeaser.tsx';
import Slides from '#stories/tooling/models/Slides.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
const count = (text: string) => page.getByText(text).elements().length;

/** The state that every list of the home page shows: busy, empty or failed. */
const seeList = (state: AnyMachineSnapshot, { none, failed }: { none?: string; failed: string }) => {
  const list = document.querySelector('main [data-state]');
  expect(list?.getAttribute('data-state')).toBe(state.value);
  expect(list?.ariaBusy).toBe(String(state.matches('fetching')));
  if (none) expect(count(none)).toBe(state.matches('empty') ? 1 : 0);
  expect(count(failed)).toBe(state.matches('failed') ? 1 : 0);
};

describe('HotLanes', () => {
  walkEvery(HotLanes, (state) => {
    seeList(state, hotLanesMessages);
    expect(links()).toEqual(
      state.matches('filled') ? prices.map(({ dstPort }) => expect.stringContaining(dstPort)) : [],
    );
  });
});

describe('CityDesk', () => {
  walkEvery(CityDesk, (state) => {
    seeList(state, homeSectionMessages.cities);
    const names = page
      .getByRole('radio')
      .elements()
      .map((city) => city.getAttribute('value'));
    expect(names).toEqual(state.matches('filled') ? cities.map(({ code }) => code) : []);
  });
});

describe('NewsTeaser', () => {
  walkEvery(NewsTeaser, (state) => {
    seeList(state, homeSectionMessages.news);
    expect(links()).toEqual([
      homeSectionMessages.news.more,
      ...(state.matches('filled') ? headlines.map(({ title }) => title) : []),
    ]);
  });
});

describe('Figures', () => {
  walkEvery(Figures, (state) => {
    seeList(state, homeSectionMessages.figures);
    const names = page
      .getByRole('term')
      .elements()
      .map((figure) => figure.textContent);
    expect(names).toEqual(
      state.matches('filled') ? figures.map(({ name }) => homeSectionMessages.figures.names[name]) : [],
    );
  });
});

describe('Slides', () => {
  walkEvery(Slides, (state) => {
    seeList(state, carouselMessages.carousel);
    // without announcements of the service, a built-in one is shown
    const isShown = state.matches('filled') || state.matches('empty');
    expect(links()).toEqual(isShown ? [slides[0]!.title] : []);
    expect(count(carouselMessages.carousel.fallback.action)).toBe(state.matches('empty') ? 1 : 0);
    expect(page.getByRole('button', { name: carouselMessages.carousel.next }).elements()).toHaveLength(
      state.matches('filled') ? 1 : 0,
    );
  });
});
