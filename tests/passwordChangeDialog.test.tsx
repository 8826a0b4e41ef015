import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, Refusal } from '#contract/refusal.ts';
import type { PasswordChangeActor, PasswordForm } from '#machines/passwordChange.ts';
import { passwordChangeMachine } from '#machines/passwordChange.ts';
import { copy, problemWords } from '#src/copy.ts';
import { PasswordChange } from '#src/flows/PasswordChange.tsx';
import { identityCopy } from '#src/identityCopy.ts';
import { pathsOf, titled } from './support/paths.ts';
import { settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const words = identityCopy.password;
const fields = ['oldPassword', 'newPassword', 'passwordAgain'] as const;
const good: PasswordForm = { oldPassword: 'old-secret', newPassword: 'Harbour-42', passwordAgain: 'Harbour-42' };
const view = (actor: PasswordChangeActor) => <PasswordChange actor={actor} phone="13812345678" />;
const named = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: keyof PasswordForm) => page.getByLabelText(new RegExp(`^${words[name]}`));
const title = () => page.getByRole('heading', { name: words.title });

const filled = async (form: Partial<PasswordForm> = {}) => {
  const staged = stage(passwordChangeMachine, undefined, view);
  staged.actor.send({ type: 'dialog.opened' });
  await settled();
  for (const name of fields) await field(name).fill({ ...good, ...form }[name]);
  return staged;
};

describe('specification 5 and 7: changing the password', () => {
  test('a password is required and at least 6 characters, the old and the new alike', async () => {
    const { asked, told } = await filled({ oldPassword: '', newPassword: '12345', passwordAgain: '12345' });
    await named(words.submit).click();
    await expect.element(field('oldPassword')).toHaveAccessibleDescription(problemWords.required);
    for (const name of ['newPassword', 'passwordAgain'] as const) {
      await expect
        .element(field(name))
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
    await field('oldPassword').fill('old');
    await expect.element(field('oldPassword')).not.toHaveAttribute('aria-invalid');
    await expect.element(field('newPassword')).toHaveAttribute('aria-invalid', 'true');
  });

  test('the change is asked for once; done, it is announced and nothing typed is kept', async () => {
    const { actor, asked, told } = await filled();
    await userEvent.keyboard('{Enter}');
    await named(words.submit).click();
    await expect.element(named(words.submit)).toHaveAttribute('aria-busy', 'true');
    expect(asked.changePassword?.map(({ input }) => input)).toEqual([good]);
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
    for (const name of fields) await expect.element(field(name)).toHaveValue(good[name]);
  });

  test('passwords are hidden until asked for, one by one', async () => {
    await filled();
    await expect.element(field('newPassword')).toHaveAttribute('type', 'password');
    await named(words.show(words.newPassword)).click();
    await expect.element(field('newPassword')).toHaveAttribute('type', 'text');
    await expect.element(field('oldPassword')).toHaveAttribute('type', 'password');
  });
});

describe('every path through the view', () => {
  const paths = pathsOf(passwordChangeMachine, {
    samples: [
      { type: 'dialog.opened' },
      { type: 'dialog.closed' },
      ...fields.map((name) => ({ type: 'field.changed', field: name, value: good[name] }) as const),
      { type: 'change.submitted' },
    ],
    outcomes: { changePassword: { done: [null], error: [new Refusal(codes.credentialsWrong, '原密码不正确')] } },
    // a form is filled from top to bottom, once
    possible: (event, { form }) =>
      event.type !== 'field.changed' || event.field === fields.find((name) => form[name] === ''),
    keep: ({ form }) => form,
  });

  test('the paths', () => {
    expect(paths.map(({ title: name }) => name)).toMatchInlineSnapshot(`
      [
        "dialog.opened → change.submitted → filling",
        "dialog.opened → dialog.closed → closed",
        "dialog.opened → field.changed (oldPassword, old-secret) → change.submitted → filling",
        "dialog.opened → field.changed (oldPassword, old-secret) → field.changed (newPassword, Harbour-42) → change.submitted → filling",
        "dialog.opened → field.changed (oldPassword, old-secret) → field.changed (newPassword, Harbour-42) → field.changed (passwordAgain, Harbour-42) → change.submitted → changePassword answers → closed",
        "dialog.opened → field.changed (oldPassword, old-secret) → field.changed (newPassword, Harbour-42) → field.changed (passwordAgain, Harbour-42) → change.submitted → changePassword fails → filling",
      ]
    `);
  });

  test.each(titled(paths))('%s', async (_, path) => {
    await walk(passwordChangeMachine, path, {
      view,
      gestures: {
        'dialog.closed': () => named(words.cancel).click(),
        'field.changed': (event) => field(event.field).fill(event.value),
        'change.submitted': () => named(words.submit).click(),
      },
      // the header's menu opens it
      world: ['dialog.opened'],
      see: async (state) => {
        const { form, problems, refusal } = state.context;
        expect(title().elements()).toHaveLength(state.matches('closed') ? 0 : 1);
        if (state.matches('closed')) return;
        const busy = state.matches('changing');
        for (const name of fields) {
          await expect.element(field(name)).toHaveValue(form[name]);
          expect(field(name).element().ariaInvalid).toBe(problems[name] ? 'true' : null);
          expect(field(name).element().matches(':read-only')).toBe(busy);
        }
        if (busy) await expect.element(named(words.cancel)).toBeDisabled();
        else await expect.element(named(words.cancel)).toBeEnabled();
        expect(page.getByText(refusal ?? '原密码不正确').elements()).toHaveLength(refusal ? 1 : 0);
        await expect.element(named(copy.close)).toBeVisible();
      },
    });
  });
});
