import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PasswordChangeActor, PasswordForm } from '#machines/auth/passwordChange.ts';
import { passwordChangeMachine } from '#machines/auth/passwordChange.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { PasswordChange } from '#src/features/auth/PasswordChange.tsx';
import { identityMessages } from '#src/features/auth/messages.ts';
import model from '#stories/tooling/models/PasswordChange.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { goodForm, passwordField, passwordFields, shownFields } from '#stories/tooling/models/passwordForm.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = identityMessages.password;
const view = (actor: PasswordChangeActor) => <PasswordChange actor={actor} phone="13812345678" />;

const filled = async (form: Partial<PasswordForm> = {}) => {
  const staged = renderMachine(passwordChangeMachine, undefined, view);
  staged.actor.send({ type: 'dialog.opened', hasPassword: true });
  await settled();
  for (const name of passwordFields) await passwordField(name).fill({ ...goodForm, ...form }[name]);
  return staged;
};

describe('specification 5 and 7: changing the password', () => {
  test('a password is required and at least 6 characters, the old and the new alike', async () => {
    const { requests, effects } = await filled({ oldPassword: '', newPassword: '12345', passwordAgain: '12345' });
    await named(messages.submit).click();
    await expect.element(passwordField('oldPassword')).toHaveAccessibleDescription('请输入原密码');
    for (const name of ['newPassword', 'passwordAgain'] as const) {
      await expect
        .element(passwordField(name))
        .toHaveAccessibleDescription(expect.stringContaining(problemMessages.passwordLength));
    }
    expect(effects.map(({ name }) => name)).toEqual(['focusProblem']);
    expect(requests).toEqual({});
  });

  test('both entries of the new password must match, even if something else is wrong', async () => {
    const { requests } = await filled({ oldPassword: '', passwordAgain: 'Harbour-43' });
    await named(messages.submit).click();
    await expect.element(page.getByText(problemMessages.passwordsDiffer)).toBeVisible();
    await expect.element(page.getByText(problemMessages.required)).toBeVisible();
    expect(requests).toEqual({});
  });
});

walkEvery(model, async (state) => {
  const { form, hasPassword, problems, errorMessage } = state.context;
  const titles = [messages.title, messages.first.title].map(
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
  if (busy) await expect.element(named(messages.cancel)).toBeDisabled();
  else await expect.element(named(messages.cancel)).toBeEnabled();
  expect(page.getByText(errorMessage ?? serviceMessages.oldPasswordWrong).elements()).toHaveLength(
    errorMessage ? 1 : 0,
  );
  await expect.element(named(uiMessages.close)).toBeVisible();
});
