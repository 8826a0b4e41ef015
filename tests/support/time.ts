import type { Locator } from 'vitest/browser';
import { pass } from '#flows';

export { pass, settled } from '#flows';

/** The start time of every browser test, in epoch milliseconds. */
export const start = Date.UTC(2026, 2, 2, 2);

/** Counts a locator's elements after a moment, for `expect.poll`: React shows lazy code only after some time. */
export const elementsLater = (locator: Locator) => async (): Promise<number> => {
  await pass(100);
  return locator.elements().length;
};
