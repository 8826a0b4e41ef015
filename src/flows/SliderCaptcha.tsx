import { useSelector } from '@xstate/react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { limits } from '#contract/limits.ts';
import type { SliderCaptchaActor } from '#machines/sliderCaptcha.ts';
import { copy } from '#src/copy.ts';
import { Button } from '#src/parts/Button.tsx';
import { CaptchaPicture } from '#src/parts/CaptchaPicture.tsx';
import { Modal } from '#src/parts/Modal.tsx';
import { Skeleton } from '#src/parts/Skeleton.tsx';
import type { SliderTone } from '#src/parts/SliderTrack.tsx';
import { SliderTrack } from '#src/parts/SliderTrack.tsx';

interface Props {
  actor: SliderCaptchaActor;
  onDismiss: () => void;
}

const dialogPadding = 40;

/** The jigsaw slider in its pop box, for mouse, touch, pen and keyboard. */
export function SliderCaptcha({ actor, onDismiss }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { challenge, x, seconds, message } = state.context;
  const passed = state.matches('passed') || state.matches('closing') || state.matches('closed');
  const failed = state.matches('failed');
  const moving = state.matches('sliding') || state.matches('checking');
  const tone: SliderTone = passed ? 'passed' : failed ? 'failed' : moving ? 'active' : 'idle';
  const refresh = () => actor.send({ type: 'challenge.refreshed' });

  return (
    <Modal
      open
      title={copy.captcha.title}
      width={limits.captchaShownWidth + dialogPadding}
      closeOnMask={false}
      onClose={onDismiss}
    >
      <div data-state={state.value} className="flex flex-col gap-3">
        <div className="relative aspect-[310/155] overflow-hidden rounded-sm bg-sunken">
          {challenge && <CaptchaPicture challenge={challenge} x={x} gliding={!moving} />}
          {state.matches('loading') && <Skeleton className="h-full" />}
          {state.matches('unavailable') && (
            <div className="flex h-full flex-col items-center justify-center gap-3 p-4 text-center">
              <p className="text-sm text-critical">{message ?? copy.captcha.unavailable}</p>
              <Button tone="secondary" size="sm" onClick={refresh}>
                {copy.retry}
              </Button>
            </div>
          )}
          {challenge && (
            <button
              type="button"
              disabled={!state.can({ type: 'challenge.refreshed' })}
              onClick={refresh}
              className="absolute top-1.5 right-1.5 grid size-8 cursor-pointer place-items-center rounded-md bg-surface/85 text-ink-soft hover:text-brand-700 disabled:cursor-default disabled:opacity-60"
            >
              <RefreshCw className="size-4" />
              <span className="sr-only">{copy.captcha.refresh}</span>
            </button>
          )}
          {(passed || failed) && (
            <p
              className={`absolute inset-x-0 bottom-0 border-t-4 bg-surface/95 px-2 py-1 text-sm font-medium ${passed ? 'border-captcha-passed text-success' : 'border-captcha-failed text-critical'}`}
            >
              {passed ? copy.captcha.passed(seconds) : copy.captcha.failed(message)}
            </p>
          )}
        </div>
        <SliderTrack
          x={x}
          tone={tone}
          ready={state.matches('ready') || state.matches('sliding')}
          grabbed={state.matches('sliding')}
          onGrab={() => actor.send({ type: 'piece.grabbed' })}
          onMove={(next) => actor.send({ type: 'piece.moved', x: next })}
          onRelease={() => actor.send({ type: 'piece.released' })}
          onLose={() => actor.send({ type: 'piece.lost' })}
        />
        <p className="text-xs text-ink-faint">{copy.captcha.keys}</p>
        <output className="sr-only">
          {passed && copy.captcha.passed(seconds)}
          {failed && copy.captcha.failed(message)}
          {state.matches('loading') && copy.captcha.loading}
          {state.matches('checking') && copy.captcha.checking}
        </output>
      </div>
    </Modal>
  );
}
