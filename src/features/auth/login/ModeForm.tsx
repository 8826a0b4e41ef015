import { useSelector } from '@xstate/react';
import type { LoginActor } from '#machines/auth/login.ts';
import type { LoginMode } from '#machines/auth/loginForm.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/FormActions.tsx';
import { EmailForm } from './EmailForm.tsx';
import { linkClasses } from './linkClasses.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SmsForm } from './SmsForm.tsx';

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
