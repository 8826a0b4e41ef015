import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { LoginActor } from '#machines/auth/login.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { copy } from '#src/ui/messages.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { Login } from '#src/features/auth/Login.tsx';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { answering } from '#stories/tooling/player/answering.ts';
import { page, pass, settled, until } from '#stories/tooling/player/hand.ts';
import { named } from './named.ts';
import { scrollNearEnd } from './scroll.ts';

const words = loginCopy.login;
export const phone = '13812345678';
export const opened = { token: 't', userName: 'n' };

export const view = (actor: LoginActor) => <Login actor={actor} deployment={siteDefaults} />;

/** The flows that the dialog runs, each waiting to be brought to its end. */
export const flows = () => ({
  smsCode: answering(smsCodeMachine).machine,
  reading: answering(readingMachine).machine,
});

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

export const tab = (mode: 'sms' | 'password' | 'register') => page.getByRole('tab', { name: words.modes[mode] });

/** The text that is open over the dialog: its chunk comes when first asked for, and React holds a late part back a moment. */
export const textShown = (title: string): Promise<void> =>
  until(() => page.getByRole('heading', { name: title }).query() ?? pass(100));

/** Reads the open text to its end and confirms it, or closes it unread. */
export const endReading = async (how: 'confirmed' | 'closed'): Promise<void> => {
  const confirm = named(identityCopy.reading.confirm);
  await until(() => confirm.query() ?? pass(100));
  if (how === 'confirmed') {
    await scrollNearEnd(page.getByRole('region', { name: /正文$/ }).element());
    await pass(limits.readingSeconds * 1_000);
    await confirm.click();
  } else await named(copy.close).last().click();
  await settled();
};
