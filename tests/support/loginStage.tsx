import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { limits } from '#contract/limits.ts';
import type { LoginActor } from '#machines/login.ts';
import { loginMachine } from '#machines/login.ts';
import { readingMachine } from '#machines/reading.ts';
import { smsCodeMachine } from '#machines/smsCode.ts';
import { copy } from '#src/copy.ts';
import { loginCopy } from '#src/loginCopy.ts';
import { Login } from '#src/flows/Login.tsx';
import { identityCopy } from '#src/identityCopy.ts';
import { answering } from './answering.ts';
import { scrollNearEnd } from './scroll.ts';
import { pass, settled } from './time.ts';
import { stage } from './walk.tsx';

const words = loginCopy.login;
export const phone = '13812345678';
export const opened = { token: 't', userName: 'n' };

export const view = (actor: LoginActor) => <Login actor={actor} hotline="400-000-0000" />;

/** The flows that the dialog runs, each waiting for the test. */
export const flows = () => ({
  smsCode: answering(smsCodeMachine).machine,
  reading: answering(readingMachine).machine,
});

/** Opens the dialog; whatever it asks waits for the test. */
export const openLogin = (input: { resendAt?: number; rememberedUser?: string } = {}) =>
  stage(loginMachine, input, view, flows());

/** The dialog's fields as a person finds them. */
export const fields = {
  userName: () => page.getByRole('textbox', { name: words.phone, exact: true }),
  captcha: () => page.getByRole('textbox', { name: words.code, exact: true }),
  password: () => page.getByRole('textbox', { name: new RegExp(`^(${words.password}|${words.newPassword})$`) }),
  passwordAgain: () => page.getByRole('textbox', { name: words.passwordAgain, exact: true }),
  isAgree: () => page.getByRole('checkbox', { name: words.agree }),
  remember: () => page.getByRole('checkbox', { name: words.remember }),
  shareConsent: () => page.getByRole('checkbox', { name: words.providers.signing }),
};

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const tab = (mode: 'sms' | 'password' | 'register') => page.getByRole('tab', { name: words.modes[mode] });

/** Leads from the first mode, SMS code, to another one. */
export const goTo = async (mode: keyof typeof words.modes) => {
  if (mode !== 'reset') return tab(mode).click();
  await tab('password').click();
  return button(words.forgotten).click();
};

/** Types into fields of the present mode. */
export const fill = async (typed: Partial<Record<'userName' | 'captcha' | 'password' | 'passwordAgain', string>>) => {
  for (const [field, value] of Object.entries(typed)) await fields[field as keyof typeof typed]().fill(value);
};

/** The text that is open over the dialog: its chunk comes when first asked for, and React holds a late part back a moment. */
export const textShown = async (title: string) => {
  const heading = page.getByRole('heading', { name: title });
  await expect.poll(() => pass(100).then(() => heading.elements().length)).toBe(1);
};

/** Reads the open text to its end and confirms it, or closes it unread. */
export const endReading = async (how: 'confirmed' | 'closed') => {
  const confirm = button(identityCopy.reading.confirm);
  await expect.element(confirm).toBeVisible();
  if (how === 'confirmed') {
    await scrollNearEnd(page.getByRole('region', { name: /正文$/ }).element());
    await pass(limits.readingSeconds * 1_000);
    await confirm.click();
  } else await button(copy.close).last().click();
  await settled();
};
