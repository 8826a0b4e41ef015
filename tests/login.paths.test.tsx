import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loginMachine } from '#machines/login.ts';
import { smsCodeMachine } from '#machines/smsCode.ts';
import { copy } from '#src/copy.ts';
import { Login } from '#src/flows/Login.tsx';
import { answering } from './support/answering.ts';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const paths = pathsOf(loginMachine, {
  inputs: { open: {} },
  samples: [
    { type: 'field.changed', field: 'userName', value: '13812345678' },
    { type: 'field.changed', field: 'captcha', value: '24680' },
    { type: 'field.left', field: 'userName' },
    { type: 'login.submitted' },
    { type: 'login.dismissed' },
  ],
  outcomes: { signInBySms: { done: [{ token: 't', userName: 'n' }] } },
  keep: ({ form }) => form,
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "open: login.dismissed → dismissed",
      "open: field.left (userName) → filling",
      "open: login.submitted → filling",
      "open: field.changed (userName, 13812345678) → login.dismissed → dismissed",
      "open: field.changed (userName, 13812345678) → field.left (userName) → filling",
      "open: field.changed (userName, 13812345678) → login.submitted → filling",
      "open: field.changed (captcha, 24680) → login.dismissed → dismissed",
      "open: field.changed (captcha, 24680) → field.changed (userName, 13812345678) → filling",
      "open: field.changed (captcha, 24680) → field.left (userName) → filling",
      "open: field.changed (captcha, 24680) → login.submitted → filling",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → login.dismissed → dismissed",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.left (userName) → filling",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → login.submitted → login.dismissed → dismissed",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → login.submitted → signInBySms answers → done",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → login.submitted → signInBySms fails → filling",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  const fields = {
    userName: page.getByRole('textbox', { name: copy.login.phone, exact: true }),
    captcha: page.getByRole('textbox', { name: copy.login.code, exact: true }),
  };
  const submit = page.getByRole('button', { name: copy.login.submit, exact: true });
  await walk(loginMachine, path, {
    view: (actor) => <Login actor={actor} />,
    gestures: {
      'field.changed': ({ field, value }) => fields[field].fill(value),
      'field.left': ({ field }) => {
        fields[field].element().focus();
        fields[field].element().blur();
      },
      'login.submitted': () => submit.click(),
      'login.dismissed': () => page.getByRole('button', { name: copy.close }).click(),
    },
    flows: () => ({ smsCode: { logic: answering(smsCodeMachine).machine, finish: () => {} } }),
    see: async (state) => {
      if (state.status === 'done') {
        await expect.element(page.getByText(copy.login.title)).not.toBeInTheDocument();
        return;
      }
      await expect.element(fields.userName).toHaveValue(state.context.form.userName);
      await expect.element(fields.captcha).toHaveValue(state.context.form.captcha);
      if (state.matches('signingIn')) await expect.element(submit).toHaveAttribute('aria-busy', 'true');
      else await expect.element(submit).toBeEnabled();
    },
  });
});
