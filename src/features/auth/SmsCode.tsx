import { useSelector } from '@xstate/react';
import type { CodePurpose, CodeRequested, SmsCodeActor } from '#machines/auth/smsCode.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Spinner } from '#src/ui/loading/Spinner.tsx';
import { Captcha } from './Captcha.tsx';

interface Props {
  actor: SmsCodeActor;
  /** The phone or e-mail address that the code goes to. */
  account: string;
  /** The purpose of the code; a code is valid for one purpose only. */
  purpose: CodePurpose;
  /** Receives the request and forwards it; defaults to the button's own machine. */
  onRequest?: (request: CodeRequested) => void;
  /** Whether the account has its own field that shows problems. */
  hasAccountField?: boolean;
}

/** The "get code" button next to a code field, with the captcha that precedes the SMS or mail. */
export function SmsCode({ actor, account, purpose, onRequest = actor.send, hasAccountField = false }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { problem, errorMessage, secondsLeft } = state.context;
  const captcha = state.children.captcha;
  const request = { type: 'code.requested', account, purpose } as const;

  return (
    <div className="contents" data-state={state.value}>
      <Button
        tone="secondary"
        value="code"
        className="mt-6 min-w-28"
        disabled={!state.can(request)}
        onClick={() => onRequest(request)}
      >
        {state.hasTag('busy') && <Spinner />}
        {state.hasTag('busy')
          ? loginMessages.sms.sending
          : state.matches('coolingDown')
            ? loginMessages.sms.wait(secondsLeft)
            : loginMessages.sms.request}
      </Button>
      {problem && (
        <p
          role="alert"
          className={problem !== 'sendFailed' && hasAccountField ? 'sr-only' : 'basis-full text-xs text-critical'}
        >
          {problem === 'sendFailed' ? (errorMessage ?? loginMessages.sms.failed) : problemMessages[problem]}
        </p>
      )}
      {captcha && <Captcha actor={captcha} onDismiss={() => actor.send({ type: 'captcha.dismissed' })} />}
    </div>
  );
}
