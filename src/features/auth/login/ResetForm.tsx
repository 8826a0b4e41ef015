import type { LoginActor } from '#machines/auth/login.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { CodeField } from './CodeField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneField } from './PhoneField.tsx';

/** A forgotten password: the phone proves whose account it is, then a new password is set. */
export function ResetForm({ actor }: { actor: LoginActor }) {
  return (
    <>
      <PhoneField actor={actor} autoComplete="username" />
      <CodeField actor={actor} purpose="user_login" />
      <NewPasswordFields actor={actor} label={loginCopy.login.newPassword} />
    </>
  );
}
