import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes } from '#contract/protocol/apiError.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { company, person } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { named, openSession } from './renderedSession.tsx';
import { pass, settled } from '#tests/support/time.ts';

aroundEachTest();

const session = { type: 'session.opened', token: 't', userName: '138****5678' } as const;

const signedIn = async () => {
  const staged = openSession();
  await named(uiMessages.session.login).click();
  staged.actor.send(session);
  await settled();
  return staged;
};
const names = (effects: { name: string }[]) => effects.map(({ name }) => name);

const choose = async (entry: string) => {
  await named(person.userName).click();
  await named(entry).click();
};

describe('specification 4: the session', () => {
  test('success of a login stores token and user and closes the dialog, then the user is fetched', async () => {
    const { actor, requests, effects } = await signedIn();
    expect(effects).toEqual([
      { name: 'storeSession', params: session },
      { name: 'announceSignedIn', params: session },
    ]);
    expect(actor.getSnapshot().matches('signInOpen')).toBe(false);
    expect(actor.getSnapshot().context).toMatchObject({ token: 't', user: { userName: '138****5678' } });
    expect(requests.fetchUser).toHaveLength(1);
    await expect.element(page.getByText('138****5678')).toBeVisible();
  });

  test('signed in is who holds a token; a failing fetch of the user changes nothing', async () => {
    const { actor, requests } = openSession({ token: 'kept' });
    requests.fetchUser?.at(-1)?.reject(new Error('down'));
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' });
    await expect.element(named(uiMessages.session.logout)).toBeEnabled();
  });

  test.each(['resolve', 'reject'] as const)(
    'logout calls the server and clears everything though it may %s',
    async (how) => {
      const { actor, requests, effects } = await signedIn();
      await named(uiMessages.session.logout).click();
      await expect.element(named(uiMessages.session.logout)).toHaveAttribute('aria-busy', 'true');
      expect(names(effects)).not.toContain('clearCookies');
      requests.signOut?.at(-1)?.[how](new Error('down'));
      await settled();
      expect(names(effects).slice(-3)).toEqual(['clearCookies', 'announceSignedOut', 'reloadPage']);
      expect(actor.getSnapshot().context).toMatchObject({ token: '', user: undefined, enterprise: [] });
    },
  );

  test('an expired session is signed out, and after 1.5 s cookies go and the page reloads', async () => {
    const { actor, requests, effects } = await signedIn();
    actor.send({ type: 'session.expired', code: codes.unauthorized });
    expect(requests.signOut).toHaveLength(1);
    requests.signOut?.at(-1)?.reject(new Error('401'));
    await settled();
    await pass(1_499);
    expect(names(effects)).not.toContain('reloadPage');
    await pass(1);
    expect(names(effects).slice(-2)).toEqual(['clearCookies', 'reloadPage']);
    expect(actor.getSnapshot().context.token).toBe('');
  });

  test('the account menu leads to closing the account, and while that runs to taking it back', async () => {
    const { actor, requests, opened } = await signedIn();
    requests.fetchUser?.at(-1)?.resolve(person);
    await settled();
    await choose(uiMessages.session.accountClosing);
    actor.send({ type: 'user.requested' });
    requests.fetchUser?.at(-1)?.resolve({ ...person, closesAt: '2026-03-23T10:00:00.000Z' });
    await settled();
    expect(named(uiMessages.session.accountClosing).elements()).toEqual([]);
    await choose(uiMessages.session.closingCancel);
    expect(opened).toEqual(['accountClosing', 'accountClosing']);
  });

  test('only a user with whole-vehicle orders sees their button', async () => {
    const { requests, opened } = await signedIn();
    await expect.element(named(uiMessages.session.wholeVehicle)).not.toBeInTheDocument();
    requests.fetchUser?.at(-1)?.resolve(company);
    await settled();
    await named(uiMessages.session.wholeVehicle).click();
    await named(uiMessages.session.userCenter).click();
    expect(opened).toEqual(['wholeVehicle', 'userCenter']);
  });
});
