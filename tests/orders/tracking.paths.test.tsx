import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { milestoneZh } from '#contract/orders/tracking/track.ts';
import { trackMessages } from '#src/features/orders/messages/tracking.ts';
import model from '#stories/tooling/models/Tracking.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const shown = state.matches('found') ? state.context.rows : [];
  expect(page.getByText(milestoneZh.viaDeparted).elements()).toHaveLength(shown.filter(({ track }) => track).length);
  const links = shown.filter(({ link }) => link).length;
  expect(page.getByRole('button', { name: trackMessages.page.copy }).elements()).toHaveLength(links);
});
