import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { UserInfo } from '#contract/auth/user.ts';
import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import { copy } from '#src/ui/messages.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { company, person } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { named, openSession } from '#tests/support/sessionStage.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const opened = { token: 't', userName: '138****5678' };
const dialog = () => page.getByRole('heading', { name: loginCopy.signOn.title });
const names = (told: { name: string }[]) => told.map(({ name }) => name);
const special: UserInfo = {
  ...company,
  enterpriseResp: { ...company.enterpriseResp!, mcpCode: specialEnterpriseCode },
};

const signIn = async () => {
  const staged = openSession();
  await named(copy.session.login).click();
  staged.actor.send({ type: 'session.opened', ...opened });
  return staged;
};

describe('specification 4: single sign-on with a token', () => {
  test('is validated by the server, then token and user info are stored', async () => {
    const { actor, asked, told } = openSession({ ticket: 'once' });
    expect(asked.signOn?.map(({ input }) => input)).toMatchObject([{ ticket: 'once' }]);
    await expect.element(named(copy.session.signingOn)).toHaveAttribute('aria-busy', 'true');
    asked.signOn?.at(-1)?.answer(opened);
    await settled();
    expect(told[0]).toEqual({ name: 'storeSession', params: opened });
    asked.fetchUser?.at(-1)?.answer(person);
    await settled();
    expect(names(told)).toEqual(['storeSession', 'announceSignedIn', 'storeUser']);
    expect(actor.getSnapshot().context).toMatchObject({ token: 't', ticket: '', user: person });
    await expect.element(named(person.userName)).toBeVisible();
  });

  test('a refused one leaves the visitor anonymous and says why', async () => {
    const { asked, told } = openSession({ ticket: 'stale' });
    const refusal = new Refusal(codes.forbidden, '链接已失效');
    asked.signOn?.at(-1)?.fail(refusal);
    await settled();
    expect(told).toEqual([{ name: 'reportSignOnRefused', params: expect.objectContaining({ error: refusal }) }]);
    await expect.element(named(copy.session.login)).toBeEnabled();
  });

  test('where somebody is signed in, it asks first; keeping the account asks the server nothing', async () => {
    const { actor, asked } = openSession({ ticket: 'once', token: 'kept', user: { userName: '华东化工' } });
    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByText(loginCopy.signOn.current('华东化工'))).toBeVisible();
    await expect.element(named(loginCopy.signOn.keep)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked.signOn).toBeUndefined();
    expect(actor.getSnapshot().context).toMatchObject({ token: 'kept', ticket: '' });
  });

  test('switching signs on with the ticket; refused, the former account stays', async () => {
    const { actor, asked, told } = openSession({ ticket: 'once', token: 'kept' });
    await named(loginCopy.signOn.change).click();
    expect(asked.signOn?.map(({ input }) => input)).toMatchObject([{ ticket: 'once' }]);
    asked.signOn?.at(-1)?.fail(new Error('down'));
    await settled();
    expect(names(told)).toEqual(['reportSignOnRefused']);
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
    const { actor, asked, told } = await signIn();
    // the route that wanted the sign-in asks for the user too; the arrival is not lost by it
    actor.send({ type: 'user.requested' });
    expect(asked.fetchUser).toHaveLength(1);
    asked.fetchUser?.at(-1)?.answer(user);
    await settled();
    expect(names(told).includes('openBusinessPage')).toBe(goes);
  });

  test('not at every later look at the user', async () => {
    const { asked, told } = openSession({ token: 't' });
    asked.fetchUser?.at(-1)?.answer(special);
    await settled();
    expect(names(told)).toEqual(['storeUser']);
  });
});

describe('two tabs', () => {
  test.each([
    ['nobody', {}],
    ['somebody', { token: 't' }],
  ])('where another tab changed the session, a tab with %s starts afresh', async (_, input) => {
    const { actor, told } = openSession(input);
    actor.send({ type: 'token.observed', token: 'other' });
    expect(actor.getSnapshot().value).toBe('outdated');
    expect(names(told)).toEqual(['reloadPage']);
  });
});

describe('the account menu', () => {
  test('opens the change of password, and for an enterprise its verification with its status', async () => {
    const { asked, opened: chosen } = openSession({ token: 't' });
    asked.fetchUser?.at(-1)?.answer(company);
    await settled();
    await named(company.userName).click();
    await expect.element(named(copy.session.verification)).toHaveTextContent(copy.session.audit.NONE);
    await named(copy.session.verification).click();
    await expect.element(named(copy.session.verification)).not.toBeInTheDocument();
    await named(company.userName).click();
    await named(copy.session.passwordChange).click();
    expect(chosen).toEqual(['verification', 'passwordChange']);
  });

  test('by keyboard; a natural person has nothing to verify', async () => {
    const { asked, opened: chosen } = openSession({ token: 't' });
    asked.fetchUser?.at(-1)?.answer(person);
    await settled();
    named(person.userName).element().focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect.element(named(copy.session.passwordChange)).toHaveFocus();
    await expect.element(named(copy.session.verification)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(named(copy.session.passwordChange)).not.toBeInTheDocument();
    await expect.element(named(person.userName)).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    expect(chosen).toEqual(['passwordChange']);
  });

  test('the orders of whoever is signed in are one press away', async () => {
    const { asked, opened: chosen } = openSession({ token: 't' });
    asked.fetchUser?.at(-1)?.answer(person);
    await settled();
    await named(copy.session.orders).click();
    expect(chosen).toEqual(['orders']);
  });
});
