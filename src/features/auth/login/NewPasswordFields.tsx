import type { LoginActor } from '#machines/auth/login.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { identityMessages } from '#src/features/auth/messages/identity.ts';
import { Field } from '#src/ui/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { strengthOf } from '#src/features/auth/password/passwordStrength.ts';
import { StrengthMeter } from '#src/features/auth/password/StrengthMeter.tsx';
import { roomyField } from './fieldClasses.ts';
import { useLoginField } from './useLoginField.ts';

const messages = identityMessages.password;

const strengthHint = (typed: string) => {
  const level = strengthOf(typed);
  return <StrengthMeter level={level} text={messages.strength(level)} />;
};

/** A new password, entered twice; its strength is shown but not required. */
export function NewPasswordFields({ actor, label }: { actor: LoginActor; label: string }) {
  const password = useLoginField(actor, 'password');
  const again = useLoginField(actor, 'passwordAgain');
  const fields = [
    { ...password, name: 'password', label, placeholder: loginMessages.login.newPasswordPlaceholder },
    {
      ...again,
      name: 'passwordAgain',
      label: loginMessages.login.passwordAgain,
      placeholder: loginMessages.login.passwordAgainPlaceholder,
    },
  ];
  return fields.map(({ name, label: title, placeholder, value, problem, change, leave }) => (
    <Field
      key={name}
      className={roomyField}
      label={title}
      name={name}
      problem={problem}
      hint={name === 'password' && value !== '' && !problem && strengthHint(value)}
      required
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          placeholder={placeholder}
          showText={messages.show(title)}
          hideText={messages.hide(title)}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  ));
}
