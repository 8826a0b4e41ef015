import { useSelector } from '@xstate/react';
import type { LoginActor } from '#machines/auth/login.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { roomyField } from './fieldClasses.ts';
import { useLoginField } from './useLoginField.ts';

interface Props {
  actor: LoginActor;
  /** `username` beside a password, so that password managers store the two together. */
  autoComplete: 'tel-national' | 'username';
}

/** The phone number, first field of every mode: it is focused when a mode is entered. */
export function PhoneField({ actor, autoComplete }: Props) {
  const { value, problem, change, leave } = useLoginField(actor, 'userName');
  const smsCode = useSelector(actor, (state) => state.children.smsCode);
  const codeProblem = useSelector(smsCode, (state) => state?.context.problem);
  // a rejected code request shows its own message, only here
  const shown = codeProblem === 'phoneInvalid' ? codeProblem : problem;
  return (
    <Field className={roomyField} label={loginMessages.login.phone} name="userName" problem={shown} required>
      {(control) => (
        <TextInput
          {...control}
          data-autofocus
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first field takes the focus, also when a mode replaces another
          autoFocus
          type="tel"
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={loginMessages.login.phonePlaceholder}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
