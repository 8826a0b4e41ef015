import { expect } from 'vitest';
import { page } from 'vitest/browser';
import model from '#stories/tooling/models/UserCenter.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, async (state, made) => {
  if (made && !made.event.type.startsWith('xstate.')) expect(made.sent).toEqual([made.event]);
  await expect.element(page.getByText(state.context.page, { exact: true })).toBeVisible();
});
