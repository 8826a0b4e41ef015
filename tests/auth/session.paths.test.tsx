import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import model from '#stories/tooling/models/Session.tsx';
import { named } from './renderedSession.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, async (state) => {
  const login = page.getByRole('button', { name: uiMessages.session.login, includeHidden: true });
  const logout = page.getByRole('button', { name: uiMessages.session.logout, includeHidden: true });
  const arriving = named(uiMessages.session.signingOn);
  const isKnown = state.context.token !== '' && !state.matches('signingOn');
  expect(logout.elements().length > 0).toBe(isKnown);
  expect(login.elements().length > 0).toBe(!isKnown && !state.matches('signingOn'));
  expect(arriving.elements().length > 0).toBe(state.matches('signingOn'));
  expect(page.getByText(loginMessages.signOn.title).elements().length > 0).toBe(state.matches('confirming'));
  if (state.matches('anonymous')) await expect.element(login).toBeEnabled();
  if (state.matches('signedOut') || state.matches('gone')) await expect.element(login).toBeDisabled();
  if (state.matches('signedIn')) await expect.element(logout).toBeEnabled();
  if (state.matches('pausing') || state.matches('confirming')) await expect.element(logout).toBeDisabled();
  if (state.matches('signingOn')) await expect.element(arriving).toHaveAttribute('aria-busy', 'true');
  else if (state.hasTag('busy')) await expect.element(logout).toHaveAttribute('aria-busy', 'true');
});
