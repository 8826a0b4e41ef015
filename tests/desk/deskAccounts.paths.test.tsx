import { expect } from 'vitest';
import { page } from 'vitest/browser';
import model from '#stories/tooling/models/DeskAccounts.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { account, list, receipts, errorMessage, outdated } = state.context;
  const isActing = state.matches({ shown: 'acting' });
  const isShown = state.matches('shown');
  expect(page.getByRole('rowheader', { name: /^SK/ }).elements().length).toBeGreaterThanOrEqual(
    isShown ? receipts.rows.length : 0,
  );
  expect(page.getByRole('rowheader', { name: /化工|化学|联化/ }).elements()).toHaveLength(
    isShown ? list.rows.length : 0,
  );
  expect(page.getByRole('form').elements()).toHaveLength(isActing ? 1 : 0);
  expect(page.getByRole('heading', { name: /的账款$/ }).elements()).toHaveLength(isShown && account ? 1 : 0);
  const alerts = (errorMessage === undefined ? 0 : 1) + (isActing && outdated ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(alerts);
});
