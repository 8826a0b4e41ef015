import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { tenderMessages as messages } from '#src/features/desk/messages/tenders.ts';
import model from '#stories/tooling/models/DeskTenders.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { tender, list, errorMessage, preview } = state.context;
  const isShown = state.matches('shown');
  expect(page.getByRole('rowheader', { name: /^ZB/ }).elements()).toHaveLength(isShown ? list.rows.length : 0);
  expect(page.getByRole('heading', { name: /^招标 ZB/ }).elements()).toHaveLength(isShown && tender ? 1 : 0);
  expect(page.getByText(messages.confirm).elements()).toHaveLength(preview?.problems.length === 0 ? 1 : 0);
  const alerts = (errorMessage === undefined ? 0 : 1) + (preview && preview.problems.length > 0 ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(alerts);
});
