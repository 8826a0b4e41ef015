import { useSelector } from '@xstate/react';
import type { SmsPurpose } from '#contract/auth/user.ts';
import type { CodeRequested, SmsCodeActor } from '#machines/auth/smsCode.ts';
import { problemWords } from '#src/ui/messages.ts';
import { loginCopy } from './loginMessages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Captcha } from './Captcha.tsx';

interface Props {
  actor: SmsCodeActor;
  phone: string;
  /** What the code is for; a code sent for one purpose opens no other. */
  purpose: SmsPurpose;
  /** Takes the request to the form around it, which passes it on; to the button's own flow where there is none. */
  onRequest?: (request: CodeRequested) => void;
  /** Whether the phone has a field of its own that shows what is wrong with it. */
  hasPhoneField?: boolean;
}

/** The "get code" button beside a code field, and the captcha that stands before the SMS. */
export function SmsCode({ actor, phone, purpose, onRequest = actor.send, hasPhoneField = false }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { problem, refusal, secondsLeft } = state.context;
  const captcha = state.children.captcha;
  const request = { type: 'code.requested', phone, purpose } as const;

  return (
    <div className="contents" data-state={state.value}>
      <Button
        tone="secondary"
        className="mt-6 min-w-28"
        disabled={!state.can(request)}
        onClick={() => onRequest(request)}
      >
        {state.hasTag('busy') && <Spinner />}
        {state.hasTag('busy')
          ? loginCopy.sms.sending
          : state.matches('coolingDown')
            ? loginCopy.sms.wait(secondsLeft)
            : loginCopy.sms.request}
      </Button>
      {problem && (
        <p
          role="alert"
          className={problem === 'phoneInvalid' && hasPhoneField ? 'sr-only' : 'basis-full text-xs text-critical'}
        >
          {problem === 'phoneInvalid' ? problemWords.phoneInvalid : (refusal ?? loginCopy.sms.failed)}
        </p>
      )}
      {captcha && <Captcha actor={captcha} onDismiss={() => actor.send({ type: 'captcha.dismissed' })} />}
    </div>
  );
}
