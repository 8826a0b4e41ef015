import { useSelector } from '@xstate/react';
import type { LoginActor } from '#machines/auth/login.ts';
import type { LoginForm } from '#machines/auth/loginForm.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import type { CodePurpose } from '#machines/auth/smsCode.ts';
import { SmsCode } from '#src/features/auth/SmsCode.tsx';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';
import { strengthOf, StrengthMeter } from '#src/features/auth/StrengthMeter.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';

/** Class names of a button that reads as a link within a form. */
export const linkClasses =
  'min-h-6 cursor-pointer rounded-sm text-brand-700 underline-offset-2 hover:underline focus-visible:underline';

/** Class names of a field with room for one line below it, so that a problem moves no button away from the pointer. */
export const roomyField = 'min-h-[5.75rem]';

/** One field of the login form: its value, its problem, and its change handler. */
export const useLoginField = <Name extends keyof LoginForm>(actor: LoginActor, field: Name) => ({
  value: useSelector(actor, (state) => state.context.form[field]),
  problem: useSelector(actor, (state) => state.context.problems[field]),
  change: (value: LoginForm[Name]) => actor.send({ type: 'field.changed', field, value }),
  leave: () => actor.send({ type: 'field.left', field }),
});

interface Props {
  actor: LoginActor;
  /** `username` next to a password, so that password managers store the two together. */
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

const messages = identityMessages.password;

const strengthHint = (typed: string) => {
  const level = strengthOf(typed);
  return <StrengthMeter level={level} text={messages.strength(level)} />;
};

/** A new password, entered twice; its strength is shown but not required. */
export function NewPasswordFields({ actor, label }: { actor: LoginActor; label: string }) {
  const password = useLoginField(actor, 'password');
  const again = useLoginField(actor, 'passwordAgain');
  const fields = [
    { ...password, name: 'password', label, placeholder: loginMessages.login.newPasswordPlaceholder },
    {
      ...again,
      name: 'passwordAgain',
      label: loginMessages.login.passwordAgain,
      placeholder: loginMessages.login.passwordAgainPlaceholder,
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
          showText={messages.show(title)}
          hideText={messages.hide(title)}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  ));
}

const { agree, and, texts } = loginMessages.login;

/** The agreement checkbox under a form, with links that open the texts. */
export function AgreementTick({ actor }: { actor: LoginActor }) {
  const { value, problem, change } = useLoginField(actor, 'isAgree');
  const title = (text: keyof typeof texts) => (
    <button
      type="button"
      value={text}
      className={linkClasses}
      onClick={() => actor.send({ type: 'text.opened', text })}
    >
      {texts[text]}
    </button>
  );
  return (
    <div className="flex min-h-12 flex-wrap content-start items-start pl-6 text-base leading-6 [&_label]:-ml-6 [&_p]:order-last [&_p]:basis-full">
      <Checkbox className="contents" name="isAgree" checked={value} onChange={change} problem={problem}>
        {agree}
        <span className="sr-only">
          {texts.userAgreement}
          {and}
          {texts.privacy}
        </span>
      </Checkbox>
      {title('userAgreement')}
      <span className="whitespace-pre">{and}</span>
      {title('privacy')}
    </div>
  );
}
