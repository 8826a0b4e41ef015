import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { person } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { named, openSession } from './renderedSession.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const dialog = () => page.getByRole('heading', { name: loginMessages.signOn.title });

describe('specification 4: single sign-on with a token', () => {
  test('requires a confirmation if a user is signed in; keeping the account makes no call', async () => {
    const { actor, requests } = openSession({ ticket: 'once', token: 'kept', user: { userName: '华东化工' } });
    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByText(loginMessages.signOn.current('华东化工'))).toBeVisible();
    await expect.element(named(loginMessages.signOn.keep)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(requests.signOn).toBeUndefined();
    expect(actor.getSnapshot().context).toMatchObject({ token: 'kept', ticket: '' });
  });
});

describe('the account menu', () => {
  test('by keyboard; a natural person has nothing to verify', async () => {
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
});
