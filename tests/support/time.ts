import type { Locator } from 'vitest/browser';
import { pass } from '#flows';

export { pass, settled } from '#flows';

/** The moment every browser test begins at, in epoch milliseconds. */
export const start = Date.UTC(2026, 2, 2, 2);

/** Counts a locator's elements after a moment, for `expect.poll`: React shows late code only as time passes. */
export const elementsLater = (locator: Locator) => async (): Promise<number> => {
  await pass(100);
  return locator.elements().length;
};
