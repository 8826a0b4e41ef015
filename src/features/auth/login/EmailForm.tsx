import { useSelector } from '@xstate/react';
import type { LoginActor } from '#machines/auth/login.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { CodeField } from './CodeField.tsx';
import { roomyField } from './fieldClasses.ts';
import { useLoginField } from './useLoginField.ts';

/** A verified e-mail address and the code mailed to it. */
export function EmailForm({ actor }: { actor: LoginActor }) {
  const { value, problem, change, leave } = useLoginField(actor, 'email');
  const smsCode = useSelector(actor, (state) => state.children.smsCode);
  const codeProblem = useSelector(smsCode, (state) => state?.context.problem);
  return (
    <>
      <Field
        className={roomyField}
        label={loginMessages.login.email}
        name="email"
        problem={codeProblem === 'emailInvalid' ? codeProblem : problem}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first field takes the focus, also when a mode replaces another
            autoFocus
            type="email"
            autoComplete="email"
            placeholder={loginMessages.login.emailPlaceholder}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={leave}
          />
        )}
      </Field>
      <CodeField actor={actor} purpose="email_login" />
    </>
  );
}
