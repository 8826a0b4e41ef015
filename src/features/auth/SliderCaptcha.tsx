import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import type { SliderCaptchaActor } from '#machines/auth/sliderCaptcha.ts';
import { loginCopy } from './loginMessages.ts';
import { CaptchaFrame } from '#src/features/auth/captcha/CaptchaFrame.tsx';
import { CaptchaPicture } from '#src/features/auth/captcha/CaptchaPicture.tsx';
import type { SliderTone } from '#src/features/auth/captcha/SliderTrack.tsx';
import { SliderTrack } from '#src/features/auth/captcha/SliderTrack.tsx';
import { CaptchaRefresh } from './CaptchaRefresh.tsx';

/** The jigsaw slider, for mouse, touch, pen and keyboard. */
export function SliderCaptcha({ actor }: { actor: SliderCaptchaActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { challenge, x, seconds, message } = state.context;
  const passed = state.matches('passed') || state.matches('closing') || state.matches('closed');
  const failed = state.matches('failed');
  const moving = state.matches('sliding') || state.matches('checking');
  const tone: SliderTone = passed ? 'passed' : failed ? 'failed' : moving ? 'active' : 'idle';
  const result = passed ? loginCopy.captcha.passed(seconds) : failed ? loginCopy.captcha.failed(message) : undefined;
  const refresh = () => actor.send({ type: 'challenge.refreshed' });

  return (
    <div
      data-state={state.value}
      className="mx-auto flex w-full flex-col gap-3"
      style={{ maxWidth: limits.captchaShownWidth }}
    >
      <CaptchaFrame
        loading={state.matches('loading') || state.matches('referred')}
        problem={state.matches('unavailable') ? (message ?? loginCopy.captcha.unavailable) : undefined}
        verdict={result === undefined ? undefined : { passed, words: result }}
        onRetry={refresh}
      >
        {challenge && <CaptchaPicture challenge={challenge} x={x} gliding={!moving} />}
      </CaptchaFrame>
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
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 text-xs text-ink-faint">{loginCopy.captcha.keys}</p>
        <CaptchaRefresh enabled={state.can({ type: 'challenge.refreshed' })} onPress={refresh} />
      </div>
      <output className="sr-only">
        {result}
        {state.matches('loading') && loginCopy.captcha.loading}
        {state.matches('checking') && loginCopy.captcha.checking}
      </output>
    </div>
  );
}
