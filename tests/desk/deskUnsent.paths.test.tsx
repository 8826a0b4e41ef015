import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { resendable } from '#machines/desk/deskUnsent.ts';
import { unsentMessages as messages } from '#src/features/desk/messages/unsent.ts';
import model from '#stories/tooling/models/DeskUnsent.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const rows = () => page.getByRole('region', { name: messages.list }).getByRole('row').elements();

walkEvery(model, (state) => {
  const { messages: shown, queued, errorMessage } = state.context;
  const isShown = state.matches('shown');
  expect(isShown ? rows().length : 0).toBe(isShown ? shown.length + 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByText(messages.queued(1)).elements()).toHaveLength(queued === 1 ? 1 : 0);
  const all = page.getByRole('button', { name: messages.resendAll(resendable(shown).length) }).elements();
  expect(all.map((element) => (element as HTMLButtonElement).disabled)).toEqual(
    isShown ? [!state.matches({ shown: 'resting' })] : [],
  );
  expect(page.getByRole('region', { name: messages.title, exact: true }).element().ariaBusy).toBe(
    String(state.hasTag('busy')),
  );
});
