import { rememberedPassword } from '#contract/auth/password.ts';
import type { LoginActor } from '#machines/auth/login.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { identityMessages } from '#src/features/auth/messages/identity.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { roomyField } from './fieldClasses.ts';
import { linkClasses } from './linkClasses.ts';
import { PhoneField } from './PhoneField.tsx';
import { useLoginField } from './useLoginField.ts';

const dot = '•';
/** Shown for a remembered password; it does not reveal its length. */
const sentinel = dot.repeat(8);

/** loginType 1: a phone and its password, which this browser may remember. */
export function PasswordForm({ actor }: { actor: LoginActor }) {
  const password = useLoginField(actor, 'password');
  const remember = useLoginField(actor, 'remember');
  const isRemembered = password.value === rememberedPassword;
  return (
    <>
      <PhoneField actor={actor} autoComplete="username" />
      <Field
        className={roomyField}
        label={loginMessages.login.password}
        name="password"
        problem={password.problem}
        hint={isRemembered && loginMessages.login.remembered}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            placeholder={loginMessages.login.passwordPlaceholder}
            showText={identityMessages.password.show(loginMessages.login.password)}
            hideText={identityMessages.password.hide(loginMessages.login.password)}
            value={isRemembered ? sentinel : password.value}
            onChange={({ currentTarget: { value } }) =>
              password.change(isRemembered ? value.replaceAll(dot, '') : value)
            }
            onBlur={password.leave}
          />
        )}
      </Field>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" checked={remember.value} onChange={remember.change}>
          {loginMessages.login.remember}
        </Checkbox>
        <button type="button" className={linkClasses} onClick={() => actor.send({ type: 'reset.chosen' })}>
          {loginMessages.login.forgotten}
        </button>
      </div>
    </>
  );
}
