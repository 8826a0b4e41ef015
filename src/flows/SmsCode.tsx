import { useSelector } from '@xstate/react';
import type { SmsCodeActor } from '#machines/smsCode.ts';
import { copy, problemWords } from '#src/copy.ts';
import { Button } from '#src/parts/Button.tsx';
import { Modal } from '#src/parts/Modal.tsx';
import { Spinner } from '#src/parts/Spinner.tsx';
import { SliderCaptcha } from './SliderCaptcha.tsx';

/** The "get code" button beside a code field, and the captcha that stands before the SMS. */
export function SmsCode({ actor, phone }: { actor: SmsCodeActor; phone: string }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { problem, refusal, secondsLeft } = state.context;
  const captcha = state.children.captcha;

  return (
    <div className="contents" data-state={state.value}>
      <Button
        tone="secondary"
        className="mt-6 min-w-28"
        disabled={!state.can({ type: 'code.requested', phone })}
        onClick={() => actor.send({ type: 'code.requested', phone })}
      >
        {state.hasTag('busy') && <Spinner />}
        {state.hasTag('busy')
          ? copy.sms.sending
          : state.matches('coolingDown')
            ? copy.sms.wait(secondsLeft)
            : copy.sms.request}
      </Button>
      {problem && (
        <p role="alert" className="basis-full text-xs text-critical">
          {problem === 'phoneInvalid' ? problemWords.phoneInvalid : (refusal ?? copy.sms.failed)}
        </p>
      )}
      {captcha && (
        <Modal
          open
          title={copy.captcha.title}
          width={340}
          closeOnMask={false}
          onClose={() => actor.send({ type: 'captcha.dismissed' })}
        >
          <SliderCaptcha actor={captcha} />
        </Modal>
      )}
    </div>
  );
}
