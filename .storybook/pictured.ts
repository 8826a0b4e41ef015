/// <reference types="vite/client" />

import type { StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { sessionCookieNames } from '#contract/auth/sessionCookies.ts';
import { removeCookie } from '#src/platform/cookies.ts';

declare global {
  // set by tests/stories/eachStory.ts
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

/** Ends a story whose lazy content never comes; none waits that long for it. */
const patienceMs = 50_000;

/** Pictures must not depend on the fonts of a machine, nor on when a font has come. */
const prepare = async (): Promise<void> => {
  configure({ asyncUtilTimeout: patienceMs });
  // left out of a built Storybook, with 4.6 MB of fonts
  if (import.meta.env.MODE === 'test') await import('./pictured.css');
  await Promise.all([...document.fonts].map((font) => font.load()));
};
let prepared: Promise<void> | undefined;

/**
 * Storybook's own page pads a story; the page that it is tested in does not. What is needed once for a page is done before
 * its first story: Storybook leaves out `beforeAll` where its setup files load in another order.
 */
export const beforeEach = async ({ parameters }: Pick<StoryContext, 'parameters'>): Promise<void> => {
  if (isTested) {
    await (prepared ??= prepare());
    document.body.style.padding = parameters['layout'] === 'padded' ? '1rem' : '';
  }
  // the story before, left by its address, could not sign out
  Object.values(sessionCookieNames).forEach(removeCookie);
  await globalThis.storyBegins?.();
};

/** Axe and picture wait for what a story loads while it is shown. */
export const afterEach = async (): Promise<void> => globalThis.storyStands?.();
