import type { LoginActor } from '#machines/auth/login.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { Field } from '#src/ui/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { strengthOf } from '#src/features/auth/password/passwordStrength.ts';
import { StrengthMeter } from '#src/features/auth/password/StrengthMeter.tsx';
import { roomyField } from './fieldLook.ts';
import { useLoginField } from './useLoginField.ts';

const words = identityCopy.password;

const strengthHint = (typed: string) => {
  const level = strengthOf(typed);
  return <StrengthMeter level={level} words={words.strength(level)} />;
};

/** A password to be, entered twice; its strength is advised, never demanded. */
export function NewPasswordFields({ actor, label }: { actor: LoginActor; label: string }) {
  const password = useLoginField(actor, 'password');
  const again = useLoginField(actor, 'passwordAgain');
  const fields = [
    { ...password, name: 'password', label, placeholder: loginCopy.login.newPasswordPlaceholder },
    {
      ...again,
      name: 'passwordAgain',
      label: loginCopy.login.passwordAgain,
      placeholder: loginCopy.login.passwordAgainPlaceholder,
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
          showWords={words.show(title)}
          hideWords={words.hide(title)}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  ));
}
