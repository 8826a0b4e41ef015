import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { UserInfo } from '#contract/auth/user.ts';
import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { company, person } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { named, openSession } from './renderedSession.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const opened = { token: 't', userName: '138****5678' };
const dialog = () => page.getByRole('heading', { name: loginMessages.signOn.title });
const names = (effects: { name: string }[]) => effects.map(({ name }) => name);
const special: UserInfo = {
  ...company,
  enterpriseResp: { ...company.enterpriseResp!, mcpCode: specialEnterpriseCode },
};

const signIn = async () => {
  const staged = openSession();
  await named(uiMessages.session.login).click();
  staged.actor.send({ type: 'session.opened', ...opened });
  return staged;
};

describe('specification 4: single sign-on with a token', () => {
  test('is validated by the server, then token and user info are stored', async () => {
    const { actor, requests, effects } = openSession({ ticket: 'once' });
    expect(requests.signOn?.map(({ input }) => input)).toMatchObject([{ ticket: 'once' }]);
    await expect.element(named(uiMessages.session.signingOn)).toHaveAttribute('aria-busy', 'true');
    requests.signOn?.at(-1)?.resolve(opened);
    await settled();
    expect(effects[0]).toEqual({ name: 'storeSession', params: opened });
    requests.fetchUser?.at(-1)?.resolve(person);
    await settled();
    expect(names(effects)).toEqual(['storeSession', 'announceSignedIn', 'storeUser']);
    expect(actor.getSnapshot().context).toMatchObject({ token: 't', ticket: '', user: person });
    await expect.element(named(person.userName)).toBeVisible();
  });

  test('a rejected one leaves the visitor anonymous and says why', async () => {
    const { requests, effects } = openSession({ ticket: 'stale' });
    const apiError = new ApiError(codes.forbidden, '链接已失效');
    requests.signOn?.at(-1)?.reject(apiError);
    await settled();
    expect(effects).toEqual([{ name: 'notifySignOnRejected', params: expect.objectContaining({ error: apiError }) }]);
    await expect.element(named(uiMessages.session.login)).toBeEnabled();
  });

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

  test('switching signs on with the ticket; rejected, the former account stays', async () => {
    const { actor, requests, effects } = openSession({ ticket: 'once', token: 'kept' });
    await named(loginMessages.signOn.change).click();
    expect(requests.signOn?.map(({ input }) => input)).toMatchObject([{ ticket: 'once' }]);
    requests.signOn?.at(-1)?.reject(new Error('down'));
    await settled();
    expect(names(effects)).toEqual(['notifySignOnRejected']);
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'kept', ticket: '' });
  });
});

describe('specification 2: users of the one special enterprise', () => {
  test.each([
    ['the special enterprise', special, true],
    ['another enterprise', company, false],
    ['a natural person', person, false],
  ])('at login %s goes to the business page: %j, %j', async (_, user, goes) => {
    const { actor, requests, effects } = await signIn();
    // the route that wanted the sign-in requests the user, too; the arrival is not lost
    actor.send({ type: 'user.requested' });
    expect(requests.fetchUser).toHaveLength(1);
    requests.fetchUser?.at(-1)?.resolve(user);
    await settled();
    expect(names(effects).includes('openBusinessPage')).toBe(goes);
  });

  test('is not repeated when the user is loaded again', async () => {
    const { requests, effects } = openSession({ token: 't' });
    requests.fetchUser?.at(-1)?.resolve(special);
    await settled();
    expect(names(effects)).toEqual(['storeUser']);
  });
});

describe('the account menu', () => {
  test('opens the change of password, and for an enterprise its verification with its status', async () => {
    const { requests, opened: chosen } = openSession({ token: 't' });
    requests.fetchUser?.at(-1)?.resolve(company);
    await settled();
    await named(company.userName).click();
    await expect.element(named(uiMessages.session.verification)).toHaveTextContent(uiMessages.session.audit.NONE);
    await named(uiMessages.session.verification).click();
    await expect.element(named(uiMessages.session.verification)).not.toBeInTheDocument();
    await named(company.userName).click();
    await named(uiMessages.session.passwordChange).click();
    expect(chosen).toEqual(['verification', 'passwordChange']);
  });

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

  test('the orders of the signed-in user are one click away', async () => {
    const { requests, opened: chosen } = openSession({ token: 't' });
    requests.fetchUser?.at(-1)?.resolve(person);
    await settled();
    await named(uiMessages.session.orders).click();
    expect(chosen).toEqual(['orders']);
  });
});
