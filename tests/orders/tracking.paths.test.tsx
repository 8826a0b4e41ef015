import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { milestoneZh } from '#contract/orders/tracking/track.ts';
import { trackMessages } from '#src/features/orders/messages/tracking.ts';
import model from '#stories/tooling/models/Tracking.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const shown = state.matches('found') ? 1 : 0;
  expect(page.getByText(milestoneZh.viaDeparted).elements()).toHaveLength(shown);
  const links = state.context.rows.filter(({ link }) => link).length;
  expect(page.getByRole('button', { name: trackMessages.page.copy }).elements()).toHaveLength(shown * links);
});
