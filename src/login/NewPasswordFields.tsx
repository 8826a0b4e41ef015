import type { LoginActor } from '#machines/login.ts';
import { loginCopy } from '#src/loginCopy.ts';
import { identityCopy } from '#src/identityCopy.ts';
import { Field } from '#src/parts/Field.tsx';
import { PasswordInput } from '#src/parts/PasswordInput.tsx';
import { strengthOf } from '#src/parts/passwordStrength.ts';
import { StrengthMeter } from '#src/parts/StrengthMeter.tsx';
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
