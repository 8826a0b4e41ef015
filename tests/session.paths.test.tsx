import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { specialEnterpriseCode } from '#contract/specialEnterprise.ts';
import { sessionMachine } from '#machines/session.ts';
import { copy } from '#src/copy.ts';
import { loginCopy } from '#src/loginCopy.ts';
import { company, person } from '#stories/samples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { named, sessionView } from './support/sessionStage.tsx';
import { walk } from './support/walk.tsx';

const special = { ...company, enterpriseResp: { ...company.enterpriseResp!, mcpCode: specialEnterpriseCode } };
const opened = { token: 't', userName: 'n' };

const paths = pathsOf(sessionMachine, {
  inputs: {
    anonymous: {},
    recalled: { token: 't' },
    arriving: { ticket: 'once' },
    other: { token: 't', ticket: 'once' },
  },
  samples: [
    { type: 'login.requested' },
    { type: 'login.dismissed' },
    { type: 'session.opened', ...opened },
    { type: 'session.expired' },
    { type: 'session.replaced' },
    { type: 'account.switched' },
    { type: 'account.kept' },
    { type: 'user.requested' },
    { type: 'logout.requested' },
  ],
  outcomes: {
    fetchUser: { done: [person, company] },
    fetchArrival: { done: [person, company, special] },
    fetchEnterprise: { done: [[]] },
    signOut: { done: [null] },
    signOn: { done: [opened] },
  },
  keep: ({ token }) => token,
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "anonymous: session.replaced → outdated",
      "anonymous: login.requested → login.dismissed → anonymous",
      "anonymous: login.requested → session.replaced → outdated",
      "anonymous: login.requested → session.opened (t, n) → session.replaced → outdated",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers #3 → signedIn.fetchingEnterprise",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival fails → signedIn.settled",
      "anonymous: login.requested → session.opened (t, n) → logout.requested → signOut answers → signedOut",
      "anonymous: login.requested → session.opened (t, n) → logout.requested → signOut fails → signedOut",
      "anonymous: login.requested → session.opened (t, n) → session.expired → signOut fails → pausing",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → logout.requested → signingOut",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → session.expired → expired",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → session.replaced → outdated",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers #2 → user.requested → signedIn.fetchingUser",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers #2 → logout.requested → signingOut",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers #2 → session.expired → expired",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers #2 → session.replaced → outdated",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers #2 → fetchEnterprise answers → signedIn.settled",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers #2 → fetchEnterprise fails → signedIn.settled",
      "anonymous: login.requested → session.opened (t, n) → session.expired → signOut answers → after expiryPause → gone",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → user.requested → user.requested → signedIn.fetchingUser",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → user.requested → logout.requested → signingOut",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → user.requested → session.expired → expired",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → user.requested → session.replaced → outdated",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → user.requested → fetchUser answers → signedIn.settled",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → user.requested → fetchUser answers #2 → signedIn.fetchingEnterprise",
      "anonymous: login.requested → session.opened (t, n) → fetchArrival answers → user.requested → fetchUser fails → signedIn.settled",
      "recalled: signedIn.fetchingUser",
      "arriving: signOn answers → signedIn.arriving",
      "arriving: signOn fails → anonymous",
      "other: account.kept → signedIn.fetchingUser",
      "other: account.switched → signOn fails → signedIn.fetchingUser",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(sessionMachine, path, {
    view: (actor) => sessionView(actor),
    gestures: {
      'login.requested': () => named(copy.session.login).click(),
      'logout.requested': () => named(copy.session.logout).click(),
      'account.switched': () => named(loginCopy.signOn.change).click(),
      'account.kept': () => named(loginCopy.signOn.keep).click(),
    },
    // the dialog is another flow, expiry is the service's word, a change of route asks for the user, other tabs tell
    world: ['login.dismissed', 'session.opened', 'session.expired', 'session.replaced', 'user.requested'],
    see: async (state) => {
      const login = page.getByRole('button', { name: copy.session.login, includeHidden: true });
      const logout = page.getByRole('button', { name: copy.session.logout, includeHidden: true });
      const arriving = named(copy.session.signingOn);
      const isKnown = state.context.token !== '' && !state.matches('signingOn');
      expect(logout.elements().length > 0).toBe(isKnown);
      expect(login.elements().length > 0).toBe(!isKnown && !state.matches('signingOn'));
      expect(arriving.elements().length > 0).toBe(state.matches('signingOn'));
      expect(page.getByText(loginCopy.signOn.title).elements().length > 0).toBe(state.matches('confirming'));
      if (state.matches('anonymous')) await expect.element(login).toBeEnabled();
      if (state.matches('signedOut') || state.matches('gone')) await expect.element(login).toBeDisabled();
      if (state.matches('signedIn')) await expect.element(logout).toBeEnabled();
      if (state.matches('pausing') || state.matches('confirming')) await expect.element(logout).toBeDisabled();
      if (state.matches('signingOn')) await expect.element(arriving).toHaveAttribute('aria-busy', 'true');
      else if (state.hasTag('busy')) await expect.element(logout).toHaveAttribute('aria-busy', 'true');
    },
  });
});
