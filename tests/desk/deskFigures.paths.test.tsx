import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { figureMessages as messages } from '#src/features/desk/messages/figures.ts';
import model from '#stories/tooling/models/DeskFigures.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { figures, query, errorMessage } = state.context;
  const rows = page.getByRole('region', { name: messages.moneyTable }).getByRole('row').elements();
  expect(rows).toHaveLength(figures && errorMessage === undefined ? figures.rows.length + 2 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByLabelText(messages.to, { exact: true }).elements()).toHaveLength(query.period === 'range' ? 1 : 0);
});
