import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { noticesMessages as messages } from '#src/features/desk/messages/notices.ts';
import model from '#stories/tooling/models/DeskNotices.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { form, problems, errorMessage } = state.context;
  const isShown = state.matches('editing') || state.matches('saving');
  const email = page.getByRole('textbox', { name: messages.email });
  expect(email.elements()).toHaveLength(isShown ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(
    errorMessage !== undefined && !state.matches('fetching') ? 1 : 0,
  );
  expect(page.getByText(messages.saved).elements()).toHaveLength(state.matches({ editing: 'saved' }) ? 1 : 0);
  if (!isShown) return;
  expect(email.element()).toHaveProperty('value', form.email);
  expect(email.element().getAttribute('aria-invalid')).toBe(problems['email'] ? 'true' : null);
  expect(page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(form.kinds.length);
});
