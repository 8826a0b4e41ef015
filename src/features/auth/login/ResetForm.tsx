import type { LoginActor } from '#machines/auth/login.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { CodeField } from './CodeField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneField } from './PhoneField.tsx';

/** The password reset: an SMS code proves ownership of the phone, then a new password is set. */
export function ResetForm({ actor }: { actor: LoginActor }) {
  return (
    <>
      <PhoneField actor={actor} autoComplete="username" />
      <CodeField actor={actor} purpose="user_login" />
      <NewPasswordFields actor={actor} label={loginMessages.login.newPassword} />
    </>
  );
}
