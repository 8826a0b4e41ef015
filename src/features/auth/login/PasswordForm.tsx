import { rememberedPassword } from '#contract/auth/user.ts';
import type { LoginActor } from '#machines/auth/login.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { roomyField } from './fieldLook.ts';
import { linkLook } from './linkLook.ts';
import { PhoneField } from './PhoneField.tsx';
import { useLoginField } from './useLoginField.ts';

const dot = '•';
/** What stands for a remembered password; it says nothing of its length. */
const sentinel = dot.repeat(8);

/** loginType 1: a phone and its password, which this browser may be remembered for. */
export function PasswordForm({ actor }: { actor: LoginActor }) {
  const password = useLoginField(actor, 'password');
  const remember = useLoginField(actor, 'remember');
  const isRemembered = password.value === rememberedPassword;
  return (
    <>
      <PhoneField actor={actor} autoComplete="username" />
      <Field
        className={roomyField}
        label={loginCopy.login.password}
        name="password"
        problem={password.problem}
        hint={isRemembered && loginCopy.login.remembered}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            placeholder={loginCopy.login.passwordPlaceholder}
            showWords={identityCopy.password.show(loginCopy.login.password)}
            hideWords={identityCopy.password.hide(loginCopy.login.password)}
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
          {loginCopy.login.remember}
        </Checkbox>
        <button type="button" className={linkLook} onClick={() => actor.send({ type: 'reset.chosen' })}>
          {loginCopy.login.forgotten}
        </button>
      </div>
    </>
  );
}
