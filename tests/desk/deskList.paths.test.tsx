import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { ordersMessages as messages } from '#src/features/desk/messages/lists.ts';
import model from '#stories/tooling/models/DeskList.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { rows, columns, errorMessage } = state.context;
  const shown = state.matches('shown') ? rows.length + 1 : 0;
  expect(page.getByRole('row').elements()).toHaveLength(shown);
  expect(page.getByRole('columnheader').elements()).toHaveLength(shown && columns.length + 2);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByRole('region', { name: messages.title }).element().ariaBusy).toBe(String(state.hasTag('busy')));
});
