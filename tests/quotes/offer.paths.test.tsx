import { expect } from 'vitest';
import { page } from 'vitest/browser';
import model from '#stories/tooling/models/Offer.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { offer, errorMessage } = state.context;
  const isShown = state.matches('shown');
  const isWriting = state.matches({ shown: 'writing' }) || state.matches({ shown: 'sending' });
  expect(page.getByRole('alert').elements()).toHaveLength(
    errorMessage !== undefined && !state.matches('fetching') ? 1 : 0,
  );
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(isShown ? offer!.options.length + 1 : 0);
  expect(page.getByRole('form').elements()).toHaveLength(isWriting ? 1 : 0);
});
