import type { InputFrom } from 'xstate';
import { loginMachine } from '#machines/auth/login.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import type { TypedField } from '#stories/tooling/models/loginFields.ts';
import { fields, flows, tab, view } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { renderMachine } from '../support/walk.tsx';

const messages = loginMessages.login;

/** Opens the dialog; its requests wait for the test. */
export const openLogin = (input: Partial<InputFrom<typeof loginMachine>> = {}) =>
  renderMachine(loginMachine, input, view, flows());

/** Goes from the first mode, SMS code, to another one. */
export const goTo = async (mode: keyof typeof messages.modes) => {
  if (mode === 'email') return named(messages.byEmail).click();
  if (mode !== 'reset') return tab(mode).click();
  await tab('password').click();
  return named(messages.forgotten).click();
};

/** Types into fields of the current mode. */
export const fill = async (typed: Partial<Record<TypedField, string>>) => {
  for (const [field, value] of Object.entries(typed)) await fields[field as TypedField]().fill(value);
};
