import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionMachine } from '#machines/session.ts';
import { copy } from '#src/copy.ts';
import { Session } from '#src/flows/Session.tsx';
import { company, person } from '#stories/samples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const paths = pathsOf(sessionMachine, {
  inputs: { anonymous: {}, recalled: { token: 't' } },
  samples: [
    { type: 'login.requested' },
    { type: 'login.dismissed' },
    { type: 'session.opened', token: 't', userName: 'n' },
    { type: 'session.expired' },
    { type: 'user.requested' },
    { type: 'logout.requested' },
  ],
  outcomes: { fetchUser: { done: [person, company] }, fetchEnterprise: { done: [[]] }, signOut: { done: [null] } },
});

const named = (name: string) => page.getByRole('button', { name });

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "anonymous: login.requested → login.dismissed → anonymous",
      "anonymous: login.requested → session.opened (t, n) → user.requested → signedIn.fetchingUser",
      "anonymous: login.requested → session.opened (t, n) → fetchUser fails → signedIn.settled",
      "anonymous: login.requested → session.opened (t, n) → logout.requested → signOut answers → signedOut",
      "anonymous: login.requested → session.opened (t, n) → logout.requested → signOut fails → signedOut",
      "anonymous: login.requested → session.opened (t, n) → session.expired → signOut fails → pausing",
      "anonymous: login.requested → session.opened (t, n) → fetchUser answers → user.requested → signedIn.fetchingUser",
      "anonymous: login.requested → session.opened (t, n) → fetchUser answers → logout.requested → signingOut",
      "anonymous: login.requested → session.opened (t, n) → fetchUser answers → session.expired → expired",
      "anonymous: login.requested → session.opened (t, n) → fetchUser answers #2 → user.requested → signedIn.fetchingUser",
      "anonymous: login.requested → session.opened (t, n) → fetchUser answers #2 → logout.requested → signingOut",
      "anonymous: login.requested → session.opened (t, n) → fetchUser answers #2 → session.expired → expired",
      "anonymous: login.requested → session.opened (t, n) → fetchUser answers #2 → fetchEnterprise answers → signedIn.settled",
      "anonymous: login.requested → session.opened (t, n) → fetchUser answers #2 → fetchEnterprise fails → signedIn.settled",
      "anonymous: login.requested → session.opened (t, n) → session.expired → signOut answers → after expiryPause → gone",
      "recalled: signedIn.fetchingUser",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(sessionMachine, path, {
    view: (actor) => <Session actor={actor} onMemberCenter={() => {}} onWholeVehicle={() => {}} />,
    gestures: {
      'login.requested': () => named(copy.session.login).click(),
      'logout.requested': () => named(copy.session.logout).click(),
    },
    // the dialog is another flow, expiry is the service's word, a change of route asks for the user
    world: ['login.dismissed', 'session.opened', 'session.expired', 'user.requested'],
    see: async (state) => {
      const login = named(copy.session.login);
      const logout = named(copy.session.logout);
      const isKnown = state.matches('signedIn') || state.hasTag('busy') || state.matches('pausing');
      await expect.element(isKnown ? login : logout).not.toBeInTheDocument();
      if (state.matches('anonymous')) await expect.element(login).toBeEnabled();
      if (state.matches('signedOut') || state.matches('gone')) await expect.element(login).toBeDisabled();
      if (state.matches('signedIn')) await expect.element(logout).toBeEnabled();
      if (state.matches('pausing')) await expect.element(logout).toBeDisabled();
      if (state.hasTag('busy')) await expect.element(logout).toHaveAttribute('aria-busy', 'true');
    },
  });
});
