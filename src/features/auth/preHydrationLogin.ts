import { fieldTyped } from '#machines/auth/loginForm.ts';
import type { LoginActor } from '#machines/auth/login.ts';
import { preHydrationLogin } from '#src/app/hydration/preHydration.ts';

type LoginEvent = Parameters<LoginActor['send']>[0];

const typedPhone = (dialog: HTMLDialogElement): string =>
  fieldTyped('userName', dialog.querySelector<HTMLInputElement>('input[name="userName"]')?.value ?? '') as string;

/** The events of the prerendered dialog's buttons, by their values. */
const pressEvents: Readonly<Record<string, (dialog: HTMLDialogElement) => LoginEvent>> = {
  sms: () => ({ type: 'sms.chosen' }),
  password: () => ({ type: 'password.chosen' }),
  register: () => ({ type: 'registration.chosen' }),
  email: () => ({ type: 'email.chosen' }),
  code: (dialog) => ({ type: 'code.requested', account: typedPhone(dialog), purpose: 'user_login' }),
  submit: () => ({ type: 'login.submitted' }),
  userAgreement: () => ({ type: 'text.opened', text: 'userAgreement' }),
  privacy: () => ({ type: 'text.opened', text: 'privacy' }),
};

/** Whether something was typed or pressed in the prerendered dialog, which has the SMS code form. */
export const isPreHydrationLoginUsed = (): boolean => {
  const dialog = preHydrationLogin();
  return dialog !== null && (dialog.dataset.pressed !== undefined || typedPhone(dialog) !== '');
};

/** The button of the dialog that was pressed, or is held down: by its release another button is in its place. */
const pressedIn = (dialog: HTMLDialogElement): string =>
  dialog.dataset.pressed ?? dialog.querySelector<HTMLButtonElement>('button:active')?.value ?? '';

/**
 * Replaces the prerendered login dialog by the real one, once that is mounted: sends what was typed and pressed in it,
 * and focuses the same field. One that was closed meanwhile closes the real one.
 */
export const replacePreHydrationLogin = ({ send }: Pick<LoginActor, 'send'>): void => {
  const dialog = preHydrationLogin();
  if (!dialog) return;
  const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
  const wasOpen = dialog.open;
  const press = pressEvents[pressedIn(dialog)];
  // the browser closes it and restores the focus to its opener; the page may not have noticed the opening
  dialog.close();
  // elements under an open modal dialog cannot be focused
  dialog.remove();
  if (!wasOpen) {
    send({ type: 'login.dismissed' });
    return;
  }
  for (const input of dialog.querySelectorAll('input')) {
    const field = input.name as 'userName' | 'captcha' | 'isAgree';
    if (input.type === 'checkbox') {
      if (input.checked !== input.defaultChecked) send({ type: 'field.changed', field, value: input.checked });
    } else if (input.value !== '') send({ type: 'field.changed', field, value: input.value });
  }
  if (focused instanceof HTMLInputElement) document.getElementById(focused.id)?.focus();
  // a dialog that opens over this one must find the focus inside it
  if (press) requestAnimationFrame(() => send(press(dialog)));
};
