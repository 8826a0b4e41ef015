import { expect } from 'vitest';
import { page } from 'vitest/browser';
import model from '#stories/tooling/models/Hydration.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, async (state) => {
  await expect.element(page.getByText(state.matches('prerendered') ? '等待脚本' : '能应答')).toBeVisible();
});
