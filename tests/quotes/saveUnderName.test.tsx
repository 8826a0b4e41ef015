import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import model from '#stories/tooling/models/SaveUnderName.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = quoteMessages.saving;
const name = () => page.getByRole('textbox');
walkEvery(model, async (state) => {
  const isOpen = state.matches('naming') || state.matches('saving') || state.matches('saved');
  expect(page.getByRole('dialog').elements()).toHaveLength(isOpen ? 1 : 0);
  if (state.matches('naming')) await expect.element(name()).toHaveValue(state.context.name);
  expect(page.getByText(messages.quote.doneText).elements()).toHaveLength(state.matches('saved') ? 1 : 0);
});
