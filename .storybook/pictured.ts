/// <reference types="vite/client" />

import type { StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';

declare global {
  // given by who tests the stories, tests/stories/eachStory.ts
  var storyBegins: (() => Promise<void>) | undefined;
  var storyStands: (() => Promise<void>) | undefined;
}

/** Whether the stories are shown by Vitest, to be tested. */
export const isTested = '__vitest_browser__' in globalThis;

/** The next frame but one: what React and dialogs put off until after a frame is done. */
export const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** A story's play waits for what has to be loaded as long as a person would: a busy machine takes more than one second. */
const patienceMs = 10_000;

/** Pictures must not depend on the fonts of a machine, nor on when a font has come. */
export const beforeAll = async (): Promise<void> => {
  if (!isTested) return;
  configure({ asyncUtilTimeout: patienceMs });
  await import('./pictured.css');
  await Promise.all([...document.fonts].map((font) => font.load()));
};

/** Storybook's own page pads a story; the page that it is tested in does not. */
export const beforeEach = async ({ parameters }: Pick<StoryContext, 'parameters'>): Promise<void> => {
  if (isTested) document.body.style.padding = parameters['layout'] === 'padded' ? '1rem' : '';
  await globalThis.storyBegins?.();
};

/** Axe and picture wait for what a story loads while it is shown. */
export const afterEach = async (): Promise<void> => globalThis.storyStands?.();
