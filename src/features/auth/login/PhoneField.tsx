import { useSelector } from '@xstate/react';
import type { LoginActor } from '#machines/auth/login.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { roomyField } from './fieldLook.ts';
import { useLoginField } from './useLoginField.ts';

interface Props {
  actor: LoginActor;
  /** `username` where a password stands beside it, so that password managers keep the two together. */
  autoComplete: 'tel-national' | 'username';
}

// what was pressed for another mode is gone with the one before
const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

/** The phone number, the account's name and the first field in every mode: it takes the focus when a mode is entered. */
export function PhoneField({ actor, autoComplete }: Props) {
  const { value, problem, change, leave } = useLoginField(actor, 'userName');
  const smsCode = useSelector(actor, (state) => state.children.smsCode);
  const codeProblem = useSelector(smsCode, (state) => state?.context.problem);
  // a code that was asked for says it in its own words, here and nowhere else
  const shown = codeProblem === 'phoneInvalid' ? codeProblem : problem;
  return (
    <Field className={roomyField} label={loginCopy.login.phone} name="userName" problem={shown} required>
      {(control) => (
        <TextInput
          {...control}
          data-autofocus
          ref={takeFocus}
          type="tel"
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={loginCopy.login.phonePlaceholder}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
