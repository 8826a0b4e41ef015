import { useSelector } from '@xstate/react';
import type { PasswordChangeActor, PasswordForm } from '#machines/auth/passwordChange.ts';
import { identityCopy } from './identityMessages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { strengthOf } from '#src/features/auth/password/passwordStrength.ts';
import { StrengthMeter } from '#src/features/auth/password/StrengthMeter.tsx';

interface Props {
  actor: PasswordChangeActor;
  /** Whose password it is, so that password managers keep it under the right name. */
  phone: string;
}

const fields = ['oldPassword', 'newPassword', 'passwordAgain'] as const satisfies readonly (keyof PasswordForm)[];
const words = identityCopy.password;
/** An account without a password has no old one to give. */
const fieldsOf = (hasPassword: boolean) => fields.filter((field) => hasPassword || field !== 'oldPassword');

const hintOf = (field: keyof PasswordForm, typed: string) => {
  if (field !== 'newPassword') return undefined;
  if (typed === '') return words.rule;
  const level = strengthOf(typed);
  return (
    <>
      <StrengthMeter level={level} words={words.strength(level)} />
      {level !== 'strong' && words.rule}
    </>
  );
};

/** The dialog in which a signed-in user changes the password; strength is advised, never demanded. */
export function PasswordChange({ actor, phone }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { form, hasPassword, problems, refusal } = state.context;
  const busy = state.hasTag('busy');
  const close = () => actor.send({ type: 'dialog.closed' });

  return (
    <Modal
      open={!state.matches('closed')}
      title={hasPassword ? words.title : words.first.title}
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
        <p className="text-sm text-ink-soft">{hasPassword ? words.lead : words.first.lead}</p>
        {refusal && <Alert tone="critical">{refusal}</Alert>}
        <input hidden readOnly autoComplete="username" aria-label={words.account} value={phone} />
        {fieldsOf(hasPassword).map((field, index) => (
          <Field
            key={field}
            label={words[field]}
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
                showWords={words.show(words[field])}
                hideWords={words.hide(words[field])}
                readOnly={busy}
                value={form[field]}
                onChange={(event) => actor.send({ type: 'field.changed', field, value: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
        <div className="flex justify-end gap-2">
          <Button tone="secondary" disabled={!state.can({ type: 'dialog.closed' })} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy} disabled={!busy && !state.can({ type: 'change.submitted' })}>
            {hasPassword ? words.submit : words.first.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
