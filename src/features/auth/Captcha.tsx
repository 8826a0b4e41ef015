import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import type { CaptchaActor } from '#machines/auth/captcha.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import { ProgressBar } from '#src/ui/loading/ProgressBar.tsx';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';
import { SliderCaptcha } from './SliderCaptcha.tsx';
import { WordCaptcha } from './WordCaptcha.tsx';

interface Props {
  actor: CaptchaActor;
  onDismiss: () => void;
}

const dialogPadding = 40;
const messages = identityMessages.captcha;
const linkClasses = 'min-h-8 cursor-pointer rounded-sm text-brand-700 underline underline-offset-2 hover:no-underline';

/** The security check in its dialog: the slider, the clicked words, or the proof of work. */
export function Captcha({ actor, onDismiss }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { slider, words: clicked } = state.children;
  const way = state.matches('sliding') ? 'toSlider' : state.matches('clicking') ? 'toWords' : 'toProofOfWork';
  const proveWork = () => actor.send({ type: 'proofOfWork.chosen' });

  return (
    <Modal
      open={state.status === 'active'}
      title={loginMessages.captcha.title}
      width={limits.captchaShownWidth + dialogPadding}
      closeOnMask={false}
      onClose={onDismiss}
    >
      <div data-state={state.value} className="flex flex-col gap-3">
        <DialogStep name={state.value} label={messages[way]}>
          {slider && <SliderCaptcha actor={slider} />}
          {clicked && <WordCaptcha actor={clicked} />}
          {state.matches('working') && <ProofOfWork percent={state.context.percent} />}
          {state.matches('exhausted') && (
            <Alert tone="critical" title={messages.exhausted.title}>
              <p>{state.context.message ?? messages.exhausted.text}</p>
              <Button data-autofocus tone="secondary" size="sm" className="mt-2" onClick={proveWork}>
                {messages.exhausted.again}
              </Button>
            </Alert>
          )}
        </DialogStep>
        <fieldset className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2 text-sm">
          <legend className="sr-only">{messages.otherWays}</legend>
          {way !== 'toSlider' && (
            <button type="button" className={linkClasses} onClick={() => actor.send({ type: 'slider.chosen' })}>
              {messages.toSlider}
            </button>
          )}
          {way !== 'toWords' && (
            <button type="button" className={linkClasses} onClick={() => actor.send({ type: 'words.chosen' })}>
              {messages.toWords}
            </button>
          )}
          {way !== 'toProofOfWork' && (
            <span className="text-ink-soft">
              {messages.unableToSolve}
              <button type="button" className={linkClasses} onClick={proveWork}>
                {messages.toProofOfWork}
              </button>
            </span>
          )}
        </fieldset>
      </div>
    </Modal>
  );
}

/** Announces each quarter, not each percent, to screen readers. */
const quarterOf = (percent: number) => Math.floor(percent / 25) * 25;

function ProofOfWork({ percent }: { percent: number }) {
  return (
    <div className="flex min-h-36 flex-col justify-center gap-2">
      <h3 className="font-semibold">{messages.proofOfWork.title}</h3>
      <p className="text-ink-soft">{messages.proofOfWork.lead}</p>
      <div className="flex items-center gap-3">
        <ProgressBar label={messages.proofOfWork.progress} percent={percent} />
        <span aria-hidden="true" className="w-12 shrink-0 text-right tabular-nums">
          {percent}%
        </span>
      </div>
      <output className="sr-only">{percent >= 25 && messages.proofOfWork.done(quarterOf(percent))}</output>
      <p className="text-xs text-ink-faint">{messages.proofOfWork.advice}</p>
    </div>
  );
}
