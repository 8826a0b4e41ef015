import { useSelector } from '@xstate/react';
import type { PasswordChangeActor, PasswordForm } from '#machines/auth/passwordChange.ts';
import { identityMessages } from '#src/features/auth/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';
import { strengthOf, StrengthMeter } from '#src/features/auth/StrengthMeter.tsx';

interface Props {
  actor: PasswordChangeActor;
  /** The user's phone, so that password managers store the password under the right name. */
  phone: string;
}

const fields = ['oldPassword', 'newPassword', 'passwordAgain'] as const satisfies readonly (keyof PasswordForm)[];
const messages = identityMessages.password;
/** An account without a password has no old one to enter. */
const fieldsOf = (hasPassword: boolean) => fields.filter((field) => hasPassword || field !== 'oldPassword');

const hintOf = (field: keyof PasswordForm, typed: string) => {
  if (field !== 'newPassword') return undefined;
  if (typed === '') return messages.rule;
  const level = strengthOf(typed);
  return (
    <>
      <StrengthMeter level={level} text={messages.strength(level)} />
      {level !== 'strong' && messages.rule}
    </>
  );
};

/** The dialog in which a signed-in user changes the password; its strength is shown but not required. */
export function PasswordChange({ actor, phone }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { form, hasPassword, problems, errorMessage } = state.context;
  const busy = state.hasTag('busy');
  const close = () => actor.send({ type: 'dialog.closed' });

  return (
    <Modal
      open={!state.matches('closed')}
      title={hasPassword ? messages.title : messages.first.title}
      width={440}
      closeOnMask={false}
      onClose={close}
    >
      <form
        noValidate
        data-state={state.value}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'change.submitted' });
        }}
      >
        <p className="text-sm text-ink-soft">{hasPassword ? messages.lead : messages.first.lead}</p>
        <input hidden readOnly autoComplete="username" aria-label={messages.account} value={phone} />
        {fieldsOf(hasPassword).map((field, index) => (
          <Field
            key={field}
            label={messages[field]}
            name={field}
            problem={problems[field]}
            hint={hintOf(field, form[field])}
            required
          >
            {(control) => (
              <PasswordInput
                {...control}
                data-autofocus={index === 0 || undefined}
                autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
                showText={messages.show(messages[field])}
                hideText={messages.hide(messages[field])}
                readOnly={busy}
                value={form[field]}
                onChange={(event) => actor.send({ type: 'field.changed', field, value: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
        {errorMessage && <Alert tone="critical">{errorMessage}</Alert>}
        <div className="flex justify-end gap-2">
          <Button tone="secondary" disabled={!state.can({ type: 'dialog.closed' })} onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" busy={busy} disabled={!busy && !state.can({ type: 'change.submitted' })}>
            {hasPassword ? messages.submit : messages.first.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
