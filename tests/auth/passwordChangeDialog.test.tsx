import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { PasswordChangeActor, PasswordForm } from '#machines/auth/passwordChange.ts';
import { passwordChangeMachine } from '#machines/auth/passwordChange.ts';
import { copy, problemWords } from '#src/ui/messages.ts';
import { PasswordChange } from '#src/features/auth/PasswordChange.tsx';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import model from '#stories/tooling/models/PasswordChange.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { goodForm, passwordField, passwordFields, shownFields } from '#stories/tooling/models/passwordForm.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const words = identityCopy.password;
const view = (actor: PasswordChangeActor) => <PasswordChange actor={actor} phone="13812345678" />;
const title = () => page.getByRole('heading', { name: words.title });

const filled = async (form: Partial<PasswordForm> = {}) => {
  const staged = stage(passwordChangeMachine, undefined, view);
  staged.actor.send({ type: 'dialog.opened', hasPassword: true });
  await settled();
  for (const name of passwordFields) await passwordField(name).fill({ ...goodForm, ...form }[name]);
  return staged;
};

describe('specification 5 and 7: changing the password', () => {
  test('a password is required and at least 6 characters, the old and the new alike', async () => {
    const { asked, told } = await filled({ oldPassword: '', newPassword: '12345', passwordAgain: '12345' });
    await named(words.submit).click();
    await expect.element(passwordField('oldPassword')).toHaveAccessibleDescription('请输入原密码');
    for (const name of ['newPassword', 'passwordAgain'] as const) {
      await expect
        .element(passwordField(name))
        .toHaveAccessibleDescription(expect.stringContaining(problemWords.passwordLength));
    }
    expect(told.map(({ name }) => name)).toEqual(['focusProblem']);
    expect(asked).toEqual({});
  });

  test('the two entries of the new password must match, whatever else is wrong', async () => {
    const { asked } = await filled({ oldPassword: '', passwordAgain: 'Harbour-43' });
    await named(words.submit).click();
    await expect.element(page.getByText(problemWords.passwordsDiffer)).toBeVisible();
    await expect.element(page.getByText(problemWords.required)).toBeVisible();
    expect(asked).toEqual({});
  });

  test('a field that is typed in anew loses its problem, the others keep theirs', async () => {
    await filled({ oldPassword: '', newPassword: '12345', passwordAgain: '12345' });
    await named(words.submit).click();
    await passwordField('oldPassword').fill('old');
    await expect.element(passwordField('oldPassword')).not.toHaveAttribute('aria-invalid');
    await expect.element(passwordField('newPassword')).toHaveAttribute('aria-invalid', 'true');
  });

  test('the change is asked for once; done, it is announced and nothing typed is kept', async () => {
    const { actor, asked, told } = await filled();
    await userEvent.keyboard('{Enter}');
    await named(words.submit).click();
    await expect.element(named(words.submit)).toHaveAttribute('aria-busy', 'true');
    expect(asked.changePassword?.map(({ input }) => input)).toEqual([goodForm]);
    asked.changePassword?.at(-1)?.answer(null);
    await settled();
    expect(told.map(({ name }) => name)).toEqual(['announceChanged']);
    await expect.element(title()).not.toBeInTheDocument();
    expect(Object.values(actor.getSnapshot().context.form)).toEqual(['', '', '']);
  });

  test('specification 8: a refusal is told in the server’s words, and what was typed stays', async () => {
    const { asked } = await filled();
    await named(words.submit).click();
    asked.changePassword?.at(-1)?.fail(new Refusal(codes.credentialsWrong, '原密码不正确'));
    await settled();
    await expect.element(page.getByText('原密码不正确')).toBeVisible();
    for (const name of passwordFields) await expect.element(passwordField(name)).toHaveValue(goodForm[name]);
  });

  test('an account without a password is not asked for an old one', async () => {
    const { actor, asked, told } = stage(passwordChangeMachine, undefined, view);
    actor.send({ type: 'dialog.opened', hasPassword: false });
    await settled();
    await expect.element(page.getByRole('heading', { name: words.first.title })).toBeVisible();
    expect(passwordField('oldPassword').elements()).toEqual([]);
    await expect.element(passwordField('newPassword')).toHaveFocus();
    for (const name of ['newPassword', 'passwordAgain'] as const) await passwordField(name).fill(goodForm[name]);
    await named(words.first.submit).click();
    expect(asked.changePassword?.map(({ input }) => input)).toEqual([{ ...goodForm, oldPassword: '' }]);
    asked.changePassword?.at(-1)?.answer(null);
    await settled();
    expect(told).toMatchObject([{ name: 'announceChanged', params: { hasPassword: false } }]);
  });

  test('passwords are hidden until asked for, one by one', async () => {
    await filled();
    await expect.element(passwordField('newPassword')).toHaveAttribute('type', 'password');
    await named(words.show(words.newPassword)).click();
    await expect.element(passwordField('newPassword')).toHaveAttribute('type', 'text');
    await expect.element(passwordField('oldPassword')).toHaveAttribute('type', 'password');
  });
});

describe('every path through the view', () => {
  walkEvery(model, async (state) => {
    const { form, hasPassword, problems, refusal } = state.context;
    const titles = [words.title, words.first.title].map(
      (name) => page.getByRole('heading', { name }).elements().length,
    );
    expect(titles).toEqual(state.matches('closed') ? [0, 0] : [Number(hasPassword), Number(!hasPassword)]);
    if (state.matches('closed')) return;
    const busy = state.matches('changing');
    expect(passwordField('oldPassword').elements()).toHaveLength(Number(hasPassword));
    for (const name of shownFields(hasPassword)) {
      await expect.element(passwordField(name)).toHaveValue(form[name]);
      expect(passwordField(name).element().ariaInvalid).toBe(problems[name] ? 'true' : null);
      expect(passwordField(name).element().matches(':read-only')).toBe(busy);
    }
    if (busy) await expect.element(named(words.cancel)).toBeDisabled();
    else await expect.element(named(words.cancel)).toBeEnabled();
    expect(page.getByText(refusal ?? '原密码不正确').elements()).toHaveLength(refusal ? 1 : 0);
    await expect.element(named(copy.close)).toBeVisible();
  });
});
