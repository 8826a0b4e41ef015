import { describe, expect, test } from 'vitest';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { company, person } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { named, openSession } from './renderedSession.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const session = { type: 'session.opened', token: 't', userName: '138****5678' } as const;

const signedIn = async () => {
  const staged = openSession();
  await named(uiMessages.session.login).click();
  staged.actor.send(session);
  await settled();
  return staged;
};

const choose = async (entry: string) => {
  await named(person.userName).click();
  await named(entry).click();
};

describe('specification 4: the session', () => {
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
