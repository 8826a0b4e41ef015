import { useSelector } from '@xstate/react';
import type { LoginActor } from '#machines/auth/login.ts';
import type { CodePurpose } from '#machines/auth/smsCode.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { SmsCode } from '#src/features/auth/SmsCode.tsx';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { roomyField } from './fieldClasses.ts';
import { useLoginField } from './useLoginField.ts';

/** The code and the button that sends one to the phone or the e-mail address of the form. */
export function CodeField({ actor, purpose }: { actor: LoginActor; purpose: CodePurpose }) {
  const { value, problem, change, leave } = useLoginField(actor, 'captcha');
  const isMailed = purpose === 'email_login';
  const account = useSelector(actor, (state) => state.context.form[isMailed ? 'email' : 'userName']);
  const smsCode = useSelector(actor, (state) => state.children.smsCode);
  return (
    <div className={`flex flex-wrap content-start items-start gap-x-2 gap-y-1 ${roomyField}`}>
      <Field className="flex-1" label={loginMessages.login.code} name="captcha" problem={problem} required>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={isMailed ? loginMessages.login.mailedCodePlaceholder : loginMessages.login.codePlaceholder}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={leave}
          />
        )}
      </Field>
      {smsCode && (
        <SmsCode actor={smsCode} account={account} purpose={purpose} onRequest={actor.send} hasAccountField />
      )}
    </div>
  );
}
