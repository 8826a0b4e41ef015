import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { PasswordChangeActor } from '#machines/auth/passwordChange.ts';
import { passwordChangeMachine } from '#machines/auth/passwordChange.ts';
import { PasswordChange } from '#src/features/auth/PasswordChange.tsx';
import { identityMessages } from '#src/features/auth/messages.ts';
import { modelOf } from '#flows';
import { named } from './named.ts';
import { goodForm, passwordField, passwordFields, shownFields } from './passwordForm.ts';

const messages = identityMessages.password;
const submit = new RegExp(`^(${messages.submit}|${messages.first.submit})$`);

export default modelOf({
  of: 'passwordChange',
  machine: passwordChangeMachine,
  samples: [
    { type: 'dialog.opened', hasPassword: true },
    { type: 'dialog.opened', hasPassword: false },
    { type: 'dialog.closed' },
    ...passwordFields.map((name) => ({ type: 'field.changed', field: name, value: goodForm[name] }) as const),
    { type: 'change.submitted' },
  ],
  outcomes: {
    changePassword: { done: [null], error: [new ApiError(codes.credentialsWrong, serviceMessages.oldPasswordWrong)] },
  },
  // a form is filled in from top to bottom, once
  possible: (event, { form, hasPassword }) =>
    event.type !== 'field.changed' || event.field === shownFields(hasPassword).find((name) => form[name] === ''),
  keep: ({ form, hasPassword }) => ({ form, hasPassword }),
  external: { 'dialog.opened': '由页头的菜单打开' },
  play: () => ({
    view: (actor: PasswordChangeActor) => <PasswordChange actor={actor} phone="13812345678" />,
    gestures: {
      'dialog.closed': () => named(messages.cancel).click(),
      'field.changed': (event) => passwordField(event.field).fill(event.value),
      'change.submitted': () => named(submit).click(),
    },
  }),
});
