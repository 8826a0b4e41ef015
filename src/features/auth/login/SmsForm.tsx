import type { LoginActor } from '#machines/auth/login.ts';
import { AgreementTick } from './AgreementTick.tsx';
import { CodeField } from './CodeField.tsx';
import { PhoneField } from './PhoneField.tsx';

/** loginType 0: a phone and the code sent to it. */
export function SmsForm({ actor }: { actor: LoginActor }) {
  return (
    <>
      <PhoneField actor={actor} autoComplete="tel-national" />
      <CodeField actor={actor} purpose="user_login" />
      <AgreementTick actor={actor} />
    </>
  );
}
