import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionMachine } from '#machines/auth/session.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { person } from '#stories/fixtures/samples.ts';
import { accountCorner } from '#stories/tooling/models/accountCorner.tsx';
import model from '#stories/tooling/models/Session.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

/** Starts a session; `opened` lists the pages and dialogs opened from the account corner. */
const openSession = (input: { token?: string; ticket?: string; user?: { userName: string } } = {}) => {
  const opened: string[] = [];
  return { ...renderMachine(sessionMachine, input, (actor) => accountCorner(actor, opened)), opened };
};

const named = (name: string) => page.getByRole('button', { name });
const dialog = () => page.getByRole('heading', { name: loginMessages.signOn.title });

test('specification 4: a token wants a confirmation if a user is signed in; keeping the account calls nothing', async () => {
  const { actor, requests } = openSession({ ticket: 'once', token: 'kept', user: { userName: '华东化工' } });
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByText(loginMessages.signOn.current('华东化工'))).toBeVisible();
  await expect.element(named(loginMessages.signOn.keep)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(requests.signOn).toBeUndefined();
  expect(actor.getSnapshot().context).toMatchObject({ token: 'kept', ticket: '' });
});

test('the account menu by keyboard; a natural person has nothing to verify', async () => {
  const { requests, opened: chosen } = openSession({ token: 't' });
  requests.fetchUser?.at(-1)?.resolve(person);
  await settled();
  named(person.userName).element().focus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(named(uiMessages.session.passwordChange)).toHaveFocus();
  await expect.element(named(uiMessages.session.verification)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(named(uiMessages.session.passwordChange)).not.toBeInTheDocument();
  await expect.element(named(person.userName)).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  expect(chosen).toEqual(['passwordChange']);
});

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
