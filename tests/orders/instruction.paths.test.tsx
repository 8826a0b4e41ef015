import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { instructionMessages as messages } from '#src/features/orders/messages/instruction.ts';
import model from '#stories/tooling/models/Instruction.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { form, versions } = state.context;
  const isShown = state.matches('shown');
  expect(page.getByRole('form').elements()).toHaveLength(isShown ? 1 : 0);
  expect(page.getByText(messages.ordered(48, '10,320')).elements().length > 0).toBe(isShown);
  expect(page.getByRole('group', { name: /^第 \d 行/ }).elements()).toHaveLength(isShown ? form!.lines.length : 0);
  expect(page.getByText(messages.never).elements()).toHaveLength(isShown && versions.length === 0 ? 1 : 0);
  const isUnsaved = state.matches({ shown: { form: 'unsaved' } });
  const isOvertaken = state.matches({ shown: { form: 'overtaken' } });
  expect(page.getByText(messages.saving.overtaken).elements()).toHaveLength(isUnsaved || isOvertaken ? 1 : 0);
  // it saves again only before the cut-off
  const savesAgain = isUnsaved && !state.matches({ shown: { clock: 'late' } });
  expect(page.getByText(messages.saving.unsaved).elements()).toHaveLength(savesAgain ? 1 : 0);
  expect(page.getByRole('button', { name: messages.retry }).elements()).toHaveLength(savesAgain ? 1 : 0);
});
