import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import model from '#stories/tooling/models/TightOrder.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const dialog = () => page.getByRole('dialog');

describe('an order from the list of sailings', () => {
  walkEvery(model, async (state) => {
    await expect.poll(() => dialog().elements().length).toBe(state.matches('confirming') ? 1 : 0);
  });
});
