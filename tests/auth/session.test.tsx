import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes } from '#contract/protocol/apiError.ts';
import { copy } from '#src/ui/messages.ts';
import { company, person } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { named, openSession } from '#tests/support/sessionStage.tsx';
import { pass, settled } from '#tests/support/time.ts';

aroundEachTest();

const session = { type: 'session.opened', token: 't', userName: '138****5678' } as const;

const signedIn = async () => {
  const staged = openSession();
  await named(copy.session.login).click();
  staged.actor.send(session);
  await settled();
  return staged;
};
const names = (told: { name: string }[]) => told.map(({ name }) => name);

const choose = async (entry: string) => {
  await named(person.userName).click();
  await named(entry).click();
};

describe('specification 4: the session', () => {
  test('success of a login stores token and user and closes the dialog, then the user is fetched', async () => {
    const { actor, asked, told } = await signedIn();
    expect(told).toEqual([
      { name: 'storeSession', params: session },
      { name: 'announceSignedIn', params: session },
    ]);
    expect(actor.getSnapshot().matches('asking')).toBe(false);
    expect(actor.getSnapshot().context).toMatchObject({ token: 't', user: { userName: '138****5678' } });
    expect(asked.fetchUser).toHaveLength(1);
    await expect.element(page.getByText('138****5678')).toBeVisible();
  });

  test('a user with an enterprise has its information loaded', async () => {
    const { actor, asked, told } = await signedIn();
    asked.fetchUser?.at(-1)?.answer(company);
    await settled();
    expect(told.at(-1)).toEqual({ name: 'storeUser', params: expect.objectContaining({ user: company }) as unknown });
    expect(asked.fetchEnterprise?.map(({ input }) => input)).toEqual([{ basicEntId: 'e1' }]);
    const entries = [{ key: 'k', name: '企业名称', value: '华东化工' }];
    asked.fetchEnterprise?.at(-1)?.answer(entries);
    await settled();
    expect(actor.getSnapshot().context.enterprise).toEqual(entries);
  });

  test('a natural person has none to load', async () => {
    const { actor, asked } = await signedIn();
    asked.fetchUser?.at(-1)?.answer(person);
    await settled();
    expect(asked.fetchEnterprise).toBeUndefined();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' });
  });

  test('signed in is who holds a token; a failing fetch of the user changes nothing', async () => {
    const { actor, asked } = openSession({ token: 'kept' });
    asked.fetchUser?.at(-1)?.fail(new Error('down'));
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' });
    await expect.element(named(copy.session.logout)).toBeEnabled();
  });

  test.each(['answer', 'fail'] as const)(
    'logout calls the server and clears everything though it may %s',
    async (how) => {
      const { actor, asked, told } = await signedIn();
      await named(copy.session.logout).click();
      await expect.element(named(copy.session.logout)).toHaveAttribute('aria-busy', 'true');
      expect(names(told)).not.toContain('clearCookies');
      asked.signOut?.at(-1)?.[how](new Error('down'));
      await settled();
      expect(names(told).slice(-3)).toEqual(['clearCookies', 'announceSignedOut', 'reloadPage']);
      expect(actor.getSnapshot().context).toMatchObject({ token: '', user: undefined, enterprise: [] });
    },
  );

  test('an expired session is signed out, and after 1.5 s cookies go and the page reloads', async () => {
    const { actor, asked, told } = await signedIn();
    actor.send({ type: 'session.expired', code: codes.unauthorized });
    expect(asked.signOut).toHaveLength(1);
    asked.signOut?.at(-1)?.fail(new Error('401'));
    await settled();
    await pass(1_499);
    expect(names(told)).not.toContain('reloadPage');
    await pass(1);
    expect(names(told).slice(-2)).toEqual(['clearCookies', 'reloadPage']);
    expect(actor.getSnapshot().context.token).toBe('');
  });

  test('the account menu leads to closing the account, and while that runs to taking it back', async () => {
    const { actor, asked, opened } = await signedIn();
    asked.fetchUser?.at(-1)?.answer(person);
    await settled();
    await choose(copy.session.accountClosing);
    actor.send({ type: 'user.requested' });
    asked.fetchUser?.at(-1)?.answer({ ...person, closesAt: '2026-03-23T10:00:00.000Z' });
    await settled();
    expect(named(copy.session.accountClosing).elements()).toEqual([]);
    await choose(copy.session.closingCancel);
    expect(opened).toEqual(['accountClosing', 'accountClosing']);
  });

  test('only a user with whole-vehicle orders sees their button', async () => {
    const { asked, opened } = await signedIn();
    await expect.element(named(copy.session.wholeVehicle)).not.toBeInTheDocument();
    asked.fetchUser?.at(-1)?.answer(company);
    await settled();
    await named(copy.session.wholeVehicle).click();
    await named(copy.session.memberCenter).click();
    expect(opened).toEqual(['wholeVehicle', 'memberCenter']);
  });
});
