import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import type { SliderCaptchaActor } from '#machines/auth/sliderCaptcha.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
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
  const isDragged = state.matches('sliding') || state.matches('checking');
  const tone: SliderTone = passed ? 'passed' : failed ? 'failed' : isDragged ? 'active' : 'idle';
  const result = passed
    ? loginMessages.captcha.passed(seconds)
    : failed
      ? loginMessages.captcha.failed(message)
      : undefined;
  const refresh = () => actor.send({ type: 'challenge.refreshed' });

  return (
    <div
      data-state={state.value}
      className="mx-auto flex w-full flex-col gap-3"
      style={{ maxWidth: limits.captchaShownWidth }}
    >
      <CaptchaFrame
        loading={state.matches('loading') || state.matches('referred')}
        problem={state.matches('unavailable') ? (message ?? loginMessages.captcha.unavailable) : undefined}
        verdict={result === undefined ? undefined : { passed, text: result }}
        onRetry={refresh}
      >
        {challenge && <CaptchaPicture challenge={challenge} x={x} gliding={!isDragged} />}
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
        <p className="min-w-0 flex-1 text-xs text-ink-faint">{loginMessages.captcha.keys}</p>
        <CaptchaRefresh enabled={state.can({ type: 'challenge.refreshed' })} onPress={refresh} />
      </div>
      <output className="sr-only">
        {result}
        {state.matches('loading') && loginMessages.captcha.loading}
        {state.matches('checking') && loginMessages.captcha.checking}
      </output>
    </div>
  );
}
