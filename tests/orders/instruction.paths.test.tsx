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
  const removing = page.getByRole('button', { name: messages.removeLine }).elements();
  expect(removing.map((each) => each.ariaLabel)).toEqual(
    removing.map((_, index) => `${messages.line(index + 1, '')} ${messages.removeLine}`),
  );
  expect(page.getByText(messages.never).elements()).toHaveLength(isShown && versions.length === 0 ? 1 : 0);
  const isIn = (name: 'unsaved' | 'overtaken') => state.matches({ shown: { form: name } });
  const savesAgain = isIn('unsaved') && !state.matches({ shown: { clock: 'late' } });
  expect(page.getByText(messages.saving.overtaken).elements().length).toBe(
    Number(isIn('unsaved') || isIn('overtaken')),
  );
  expect(page.getByRole('button', { name: messages.retry }).elements()).toHaveLength(savesAgain ? 1 : 0);
});
