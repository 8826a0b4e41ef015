import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { deskOfferMessages } from '#src/features/desk/messages/offers.ts';
import model from '#stories/tooling/models/DeskOffer.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { draft, bases, errorMessage } = state.context;
  expect(page.getByRole('group', { name: /^方案/ }).elements()).toHaveLength(draft.options.length);
  expect(page.getByRole('region', { name: deskOfferMessages.found }).elements()).toHaveLength(bases ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByRole('form').element().ariaBusy).toBe(String(state.hasTag('busy')));
});
