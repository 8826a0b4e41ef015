import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { ordersMessages as messages } from '#src/features/desk/messages/orders.ts';
import model from '#stories/tooling/models/DeskOrders.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { rows, errorMessage } = state.context;
  expect(page.getByRole('row').elements()).toHaveLength(state.matches('shown') ? rows.length + 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByRole('region', { name: messages.title }).element().ariaBusy).toBe(String(state.hasTag('busy')));
});
