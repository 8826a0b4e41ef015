import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { contractMessages as messages } from '#src/features/desk/messages/contracts.ts';
import model from '#stories/tooling/models/DeskContracts.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { openId, list, errorMessage, outdated, preview } = state.context;
  const isActing = state.matches({ shown: 'acting' });
  const isShown = state.matches('shown');
  expect(page.getByRole('table', { name: messages.list }).elements().length).toBeLessThanOrEqual(1);
  expect(page.getByRole('rowheader', { name: /^HT-/ }).elements()).toHaveLength(isShown ? list.rows.length : 0);
  expect(page.getByRole('form').elements()).toHaveLength(isActing ? 1 : 0);
  expect(page.getByRole('heading', { name: /^合同 / }).elements()).toHaveLength(isShown && openId ? 1 : 0);
  const alerts =
    (errorMessage === undefined ? 0 : 1) +
    (isActing && outdated ? 1 : 0) +
    (preview && preview.problems.length > 0 ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(alerts);
});
