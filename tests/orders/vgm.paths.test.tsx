import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { vgmMessages as messages } from '#src/features/orders/messages/vgm.ts';
import model from '#stories/tooling/models/Vgm.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { form, versions, wrong } = state.context;
  const isShown = state.matches('shown');
  expect(page.getByRole('form').elements()).toHaveLength(isShown ? 1 : 0);
  expect(page.getByRole('group', { name: /^第 \d 箱/ }).elements()).toHaveLength(isShown ? form!.containers.length : 0);
  expect(page.getByText(/^第 3 行“/).elements()).toHaveLength(isShown ? wrong.length : 0);
  expect(page.getByText(messages.never).elements()).toHaveLength(isShown && versions.length === 0 ? 1 : 0);
  const isIn = (name: 'unsaved' | 'overtaken') => state.matches({ shown: { form: name } });
  const savesAgain = isIn('unsaved') && !state.matches({ shown: { clock: 'late' } });
  expect(page.getByText(messages.saving.overtaken).elements().length).toBe(
    Number(isIn('unsaved') || isIn('overtaken')),
  );
  expect(page.getByRole('button', { name: messages.retry }).elements()).toHaveLength(savesAgain ? 1 : 0);
});
