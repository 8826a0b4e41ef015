import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import type { CaptchaActor } from '#machines/auth/captcha.ts';
import { loginCopy } from './loginMessages.ts';
import { identityCopy } from './identityMessages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Stage } from '#src/ui/Stage.tsx';
import { SliderCaptcha } from './SliderCaptcha.tsx';
import { WordCaptcha } from './WordCaptcha.tsx';

interface Props {
  actor: CaptchaActor;
  onDismiss: () => void;
}

const dialogPadding = 40;
const words = identityCopy.captcha;
const linkLook = 'min-h-8 cursor-pointer rounded-sm text-brand-700 underline underline-offset-2 hover:no-underline';

/** The security check in its pop box: the slider, the clicked words, or the browser's own effort. */
export function Captcha({ actor, onDismiss }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { slider, words: clicked } = state.children;
  const way = state.matches('sliding') ? 'toSlider' : state.matches('clicking') ? 'toWords' : 'toEffort';
  const makeEffort = () => actor.send({ type: 'effort.chosen' });

  return (
    <Modal
      open={state.status === 'active'}
      title={loginCopy.captcha.title}
      width={limits.captchaShownWidth + dialogPadding}
      closeOnMask={false}
      onClose={onDismiss}
    >
      <div data-state={state.value} className="flex flex-col gap-3">
        <Stage name={state.value} label={words[way]}>
          {slider && <SliderCaptcha actor={slider} />}
          {clicked && <WordCaptcha actor={clicked} />}
          {state.matches('working') && <Effort percent={state.context.percent} />}
          {state.matches('exhausted') && (
            <Alert tone="critical" title={words.exhausted.title}>
              <p>{state.context.message ?? words.exhausted.text}</p>
              <Button data-autofocus tone="secondary" size="sm" className="mt-2" onClick={makeEffort}>
                {words.exhausted.again}
              </Button>
            </Alert>
          )}
        </Stage>
        <fieldset className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2 text-sm">
          <legend className="sr-only">{words.otherWays}</legend>
          {way !== 'toSlider' && (
            <button type="button" className={linkLook} onClick={() => actor.send({ type: 'slider.chosen' })}>
              {words.toSlider}
            </button>
          )}
          {way !== 'toWords' && (
            <button type="button" className={linkLook} onClick={() => actor.send({ type: 'words.chosen' })}>
              {words.toWords}
            </button>
          )}
          {way !== 'toEffort' && (
            <span className="text-ink-soft">
              {words.unableToSolve}
              <button type="button" className={linkLook} onClick={makeEffort}>
                {words.toEffort}
              </button>
            </span>
          )}
        </fieldset>
      </div>
    </Modal>
  );
}

/** A screen reader hears of each quarter, not of each percent. */
const quarterOf = (percent: number) => Math.floor(percent / 25) * 25;

function Effort({ percent }: { percent: number }) {
  return (
    <div className="flex min-h-36 flex-col justify-center gap-2">
      <h3 className="font-semibold">{words.effort.title}</h3>
      <p className="text-ink-soft">{words.effort.lead}</p>
      <div className="flex items-center gap-3">
        <ProgressBar label={words.effort.progress} percent={percent} />
        <span aria-hidden="true" className="w-12 shrink-0 text-right tabular-nums">
          {percent}%
        </span>
      </div>
      <output className="sr-only">{percent >= 25 && words.effort.done(quarterOf(percent))}</output>
      <p className="text-xs text-ink-faint">{words.effort.advice}</p>
    </div>
  );
}
