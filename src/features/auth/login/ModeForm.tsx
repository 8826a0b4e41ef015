import { useSelector } from '@xstate/react';
import type { LoginActor } from '#machines/auth/login.ts';
import type { LoginMode } from '#machines/auth/loginForm.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormActions } from '#src/ui/fields/FormActions.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import {
  linkClasses,
  CodeField,
  roomyField,
  useLoginField,
  PhoneField,
  AgreementTick,
  NewPasswordFields,
} from './LoginFields.tsx';
import { rememberedPassword } from '#contract/auth/password.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';

/** loginType 0: a phone and the code sent to it. */
function SmsForm({ actor }: { actor: LoginActor }) {
  return (
    <>
      <PhoneField actor={actor} autoComplete="tel-national" />
      <CodeField actor={actor} purpose="user_login" />
      <AgreementTick actor={actor} />
    </>
  );
}

/** The password reset: an SMS code proves ownership of the phone, then a new password is set. */
function ResetForm({ actor }: { actor: LoginActor }) {
  return (
    <>
      <PhoneField actor={actor} autoComplete="username" />
      <CodeField actor={actor} purpose="user_login" />
      <NewPasswordFields actor={actor} label={loginMessages.login.newPassword} />
    </>
  );
}

const { accountType: label, accountTypes, providers, share } = loginMessages.login;

/** loginType 2: a new account, with the agreement and a separate consent to share data, which is never preselected. */
function RegisterForm({ actor }: { actor: LoginActor }) {
  const accountType = useLoginField(actor, 'accountType');
  const shareConsent = useLoginField(actor, 'shareConsent');
  return (
    <>
      <PhoneField actor={actor} autoComplete="username" />
      <CodeField actor={actor} purpose="user_sign" />
      <NewPasswordFields actor={actor} label={loginMessages.login.password} />
      <RadioGroup
        className="mb-3"
        label={label}
        name="accountType"
        value={accountType.value}
        options={accountTypes}
        onChange={accountType.change}
      />
      <AgreementTick actor={actor} />
      <Checkbox
        className="mb-3 [&_label]:text-sm [&_label]:text-ink-soft"
        name="shareConsent"
        checked={shareConsent.value}
        onChange={shareConsent.change}
      >
        {share(providers.signing, providers.lookup)}
      </Checkbox>
    </>
  );
}

const dot = '•';
/** Shown for a remembered password; it does not reveal its length. */
const sentinel = dot.repeat(8);

/** loginType 1: a phone and its password, which this browser may remember. */
function PasswordForm({ actor }: { actor: LoginActor }) {
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

/** A verified e-mail address and the code mailed to it. */
function EmailForm({ actor }: { actor: LoginActor }) {
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

const forms = {
  sms: SmsForm,
  password: PasswordForm,
  register: RegisterForm,
  reset: ResetForm,
  email: EmailForm,
} as const;

/** One mode's form: the service's error, the fields, the submit button. */
export function ModeForm({ actor, mode }: { actor: LoginActor; mode: LoginMode }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const busy = state.hasTag('busy');
  const lead = loginMessages.login.leads[mode];
  const Form = forms[mode];
  return (
    <form
      noValidate
      data-state={
        typeof state.value === 'string' ? state.value : Object.entries(state.value.open.form).flat().join('.')
      }
      className="flex flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'login.submitted' });
      }}
    >
      {lead && <p className="mb-3 text-sm text-ink-soft">{lead}</p>}
      <Form actor={actor} />
      <FormActions className="-mt-1 -mb-3 bg-surface" failure={state.context.errorMessage}>
        <Button
          className="flex-1"
          type="submit"
          value="submit"
          size="lg"
          busy={busy}
          disabled={!busy && !state.can({ type: 'login.submitted' })}
        >
          {loginMessages.login.submit[mode]}
        </Button>
      </FormActions>
      {mode === 'sms' && (
        <button
          type="button"
          value="email"
          className={`mt-4 self-start text-sm ${linkClasses}`}
          onClick={() => actor.send({ type: 'email.chosen' })}
        >
          {loginMessages.login.byEmail}
        </button>
      )}
    </form>
  );
}
