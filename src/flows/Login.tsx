import { useSelector } from '@xstate/react';
import { limits } from '#contract/limits.ts';
import type { LoginActor } from '#machines/login.ts';
import { copy } from '#src/copy.ts';
import { Alert } from '#src/parts/Alert.tsx';
import { Button } from '#src/parts/Button.tsx';
import { Field } from '#src/parts/Field.tsx';
import { Modal } from '#src/parts/Modal.tsx';
import { TextInput } from '#src/parts/TextInput.tsx';
import { SmsCode } from './SmsCode.tsx';

/** The login dialog: phone, the code sent to it, and what the service said. */
export function Login({ actor }: { actor: LoginActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { form, problems, refusal } = state.context;
  const smsCode = state.children.smsCode;
  const busy = state.hasTag('busy');

  return (
    <Modal
      open={state.status === 'active'}
      title={copy.login.title}
      width={400}
      closeOnMask={false}
      onClose={() => actor.send({ type: 'login.dismissed' })}
    >
      <form
        noValidate
        data-state={state.value}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'login.submitted' });
        }}
      >
        <p className="text-sm text-ink-soft">{copy.login.lead}</p>
        {refusal && <Alert tone="critical">{refusal}</Alert>}
        <Field label={copy.login.phone} name="userName" problem={problems.userName} required>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              placeholder={copy.login.phonePlaceholder}
              maxLength={limits.phoneDigits}
              value={form.userName}
              onChange={(event) =>
                actor.send({ type: 'field.changed', field: 'userName', value: event.currentTarget.value })
              }
              onBlur={() => actor.send({ type: 'field.left', field: 'userName' })}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
          <Field className="flex-1" label={copy.login.code} name="captcha" problem={problems.captcha} required>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                placeholder={copy.login.codePlaceholder}
                maxLength={limits.smsCodeMax}
                value={form.captcha}
                onChange={(event) =>
                  actor.send({ type: 'field.changed', field: 'captcha', value: event.currentTarget.value })
                }
                onBlur={() => actor.send({ type: 'field.left', field: 'captcha' })}
              />
            )}
          </Field>
          {smsCode && <SmsCode actor={smsCode} phone={form.userName} />}
        </div>
        <Button type="submit" size="lg" busy={busy} disabled={!busy && !state.can({ type: 'login.submitted' })}>
          {copy.login.submit}
        </Button>
        <p className="text-xs text-ink-faint">{copy.login.agreement}</p>
      </form>
    </Modal>
  );
}
