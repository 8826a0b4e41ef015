import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import type { SliderCaptchaActor } from '#machines/auth/sliderCaptcha.ts';
import { loginMessages } from './messages.ts';
import { CaptchaFrame, CaptchaRefresh, captchaSource } from './CaptchaFrame.tsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import type { CaptchaChallenge } from '#contract/auth/auth.ts';

interface CaptchaPictureProps {
  challenge: CaptchaChallenge;
  /** Left edge of the piece in the wire's frame, 310 wide. */
  x: number;
  /** Whether the piece moves with a transition, as when it is reset. */
  gliding: boolean;
}

const captchaPicturePercent = (part: number) => `${(part / limits.captchaWidth) * 100}%`;

/** The picture with its gap and the piece over it, as wide as its container. */
export function CaptchaPicture({ challenge, x, gliding }: CaptchaPictureProps) {
  return (
    <>
      <img
        src={captchaSource(challenge.originalImageBase64)}
        alt={loginMessages.captcha.picture}
        draggable={false}
        className="size-full select-none"
      />
      {challenge.jigsawImageBase64 && (
        <img
          src={captchaSource(challenge.jigsawImageBase64)}
          alt=""
          draggable={false}
          style={{ left: captchaPicturePercent(x), width: captchaPicturePercent(limits.captchaPieceWidth) }}
          className={`absolute inset-y-0 h-full select-none ${gliding ? 'transition-[left] duration-300' : ''}`}
        />
      )}
    </>
  );
}

const leap = 10;

/** The new position of a slider after a key press, from `x` up to `rightmost`; undefined for other keys. */
const keyedPosition = (event: KeyboardEvent, x: number, rightmost: number): number | undefined => {
  const step = event.shiftKey ? leap : 1;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return x + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return x - step;
    case 'PageUp':
      return x + leap;
    case 'PageDown':
      return x - leap;
    case 'Home':
      return 0;
    case 'End':
      return rightmost;
    default:
      return undefined;
  }
};

const tones = {
  idle: { fill: 'bg-brand-100', handle: 'bg-surface text-ink-soft', Icon: ArrowRight },
  active: { fill: 'bg-captcha-active/40', handle: 'bg-captcha-active text-white', Icon: ArrowRight },
  passed: { fill: 'bg-captcha-passed/40', handle: 'bg-captcha-passed text-black', Icon: Check },
  failed: { fill: 'bg-captcha-failed/40', handle: 'bg-captcha-failed text-black', Icon: X },
} as const;

type SliderTone = keyof typeof tones;

interface Props {
  /** Left edge of the handle in the wire's frame, 310 wide. */
  x: number;
  tone: SliderTone;
  ready: boolean;
  grabbed: boolean;
  onGrab: () => void;
  onMove: (x: number) => void;
  onRelease: () => void;
  onLose: () => void;
}

const rightmost = limits.captchaWidth - limits.captchaPieceWidth;
const percent = (part: number) => `${(part / limits.captchaWidth) * 100}%`;

/** A handle on a track as wide as the captcha's picture; it reports moves and renders the given position. */
function SliderTrack({ x, tone, ready, grabbed, onGrab, onMove, onRelease, onLose }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const grip = useRef({ clientX: 0, x: 0 });
  const { fill, handle, Icon } = tones[tone];
  const gliding = grabbed ? '' : 'transition-[left,width] duration-300';

  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (!ready || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { clientX: event.clientX, x };
    onGrab();
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!track.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = track.current.clientWidth;
    onMove(grip.current.x + ((event.clientX - grip.current.clientX) * limits.captchaWidth) / shown);
  };
  const press = (event: KeyboardEvent) => {
    const next = keyedPosition(event, x, rightmost);
    if (next !== undefined && ready) {
      if (!grabbed) onGrab();
      onMove(next);
    } else if (event.key === 'Enter' || event.key === ' ') onRelease();
    else if (event.key === 'Escape' && grabbed) onLose();
    else return;
    // the key is handled here: the page must not scroll, nor the dialog close
    event.preventDefault();
  };

  return (
    <div
      ref={track}
      className="relative h-11 overflow-hidden rounded-sm border border-line-strong bg-sunken select-none"
    >
      <p aria-hidden="true" className="absolute inset-0 grid place-items-center pl-12 text-sm text-ink-soft">
        {x === 0 && loginMessages.captcha.prompt}
      </p>
      <div className={`absolute inset-y-0 left-0 ${fill} ${gliding}`} style={{ width: percent(x) }} />
      <div
        // a native range has no grab and release, and no handle as wide as the piece
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        data-autofocus
        aria-label={loginMessages.captcha.handle}
        aria-valuemin={0}
        aria-valuemax={rightmost}
        aria-valuenow={Math.round(x)}
        aria-valuetext={loginMessages.captcha.position(Math.round(x), rightmost)}
        aria-disabled={!ready || undefined}
        style={{ left: percent(x), width: percent(limits.captchaPieceWidth) }}
        className={`absolute inset-y-0 grid cursor-grab touch-none place-items-center rounded-sm shadow-card focus-visible:-outline-offset-2 active:cursor-grabbing ${handle} ${gliding}`}
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={onRelease}
        onPointerCancel={onLose}
        onKeyDown={press}
      >
        <Icon className="size-5" />
      </div>
    </div>
  );
}

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
