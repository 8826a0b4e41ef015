import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { LoginActor } from '#machines/auth/login.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { Login } from '#src/features/auth/Login.tsx';
import { page, pass, settled, until, withRecordedEffects } from '#flows';
import { named } from './named.ts';
import { scrollNearEnd } from './scroll.ts';

const messages = loginMessages.login;
export const phone = '13812345678';
export const opened = { token: 't', userName: 'n' };

export const view = (actor: LoginActor) => <Login actor={actor} deployment={siteDefaults} />;

/** The machines that the dialog invokes, each waiting to be finished. */
export const flows = () => ({
  smsCode: withRecordedEffects(smsCodeMachine).machine,
  reading: withRecordedEffects(readingMachine).machine,
});

/** Locators of the dialog's fields. */
export const fields = {
  userName: () => page.getByRole('textbox', { name: messages.phone, exact: true }),
  email: () => page.getByRole('textbox', { name: messages.email, exact: true }),
  captcha: () => page.getByRole('textbox', { name: messages.code, exact: true }),
  password: () => page.getByRole('textbox', { name: new RegExp(`^(${messages.password}|${messages.newPassword})$`) }),
  passwordAgain: () => page.getByRole('textbox', { name: messages.passwordAgain, exact: true }),
  isAgree: () => page.getByRole('checkbox', { name: messages.agree }),
  remember: () => page.getByRole('checkbox', { name: messages.remember }),
  shareConsent: () => page.getByRole('checkbox', { name: messages.providers.signing }),
};

export const tab = (mode: 'sms' | 'password' | 'register') => page.getByRole('tab', { name: messages.modes[mode] });

/** The open text over the dialog: its chunk loads on demand, and React delays a lazy part for a moment. */
export const textShown = (title: string): Promise<void> =>
  until(() => page.getByRole('heading', { name: title }).query() ?? pass(100));

/** Reads the open text to its end and confirms it, or closes it unread. */
export const endReading = async (how: 'confirmed' | 'closed'): Promise<void> => {
  const confirm = named(identityMessages.reading.confirm);
  await until(() => confirm.query() ?? pass(100));
  if (how === 'confirmed') {
    await scrollNearEnd(page.getByRole('region', { name: /正文$/ }).element());
    await pass(limits.readingSeconds * 1_000);
    await confirm.click();
  } else await named(uiMessages.close).last().click();
  await settled();
};
