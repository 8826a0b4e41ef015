import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { staffMessages as messages } from '#src/features/desk/messages/staff.ts';
import model from '#stories/tooling/models/DeskStaff.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { members: shown, issued: link, errorMessage } = state.context;
  const isActing = state.matches({ shown: 'acting' });
  const rows = page.getByRole('row').elements();
  expect(rows).toHaveLength(state.matches('shown') ? shown.length + 1 : 0);
  expect(page.getByRole('form').elements()).toHaveLength(isActing ? 1 : 0);
  expect(page.getByRole('textbox', { name: messages.issued.link }).elements()).toHaveLength(link && !isActing ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByRole('region', { name: messages.title, exact: true }).element().ariaBusy).toBe(
    String(state.hasTag('busy')),
  );
});
