import { useSelector } from '@xstate/react';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId, useState } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import type { WordCaptchaActor, Point } from '#machines/auth/wordCaptcha.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { CaptchaFrame, captchaSource, CaptchaRefresh } from '#src/features/auth/CaptchaFrame.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import type { KeyboardEvent, MouseEvent } from 'react';

interface Props {
  /** The points chosen so far, in the wire's 310 x 155 frame. */
  points: readonly Point[];
  ready: boolean;
  /** The id of the keyboard instructions. */
  describedBy: string;
  onChoose: (point: Point) => void;
  onRetract: () => void;
}

const { captchaWidth: width, captchaHeight: height } = limits;
const leap = 10;
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number, end: number) => Math.min(end, Math.max(0, value));
const placeOf = ({ x, y }: Point) => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` });

/** A picture on which points are placed, by pointer at its position, by keyboard at the crosshair. */
function PointPicker({ points, ready, describedBy, onChoose, onRetract }: Props) {
  const [crosshair, setCrosshair] = useState<Point>({ x: Math.round(width / 2), y: Math.round(height / 2) });

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // a click without a pointer comes from the keyboard
    if (event.detail === 0) return onChoose(crosshair);
    // the second click of a double click means the same point
    if (event.detail > 1) return undefined;
    const shown = event.currentTarget.getBoundingClientRect();
    return onChoose({
      x: Math.round(within(((event.clientX - shown.x) * width) / shown.width, width)),
      y: Math.round(within(((event.clientY - shown.y) * height) / shown.height, height)),
    });
  };
  const walk = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const step = event.shiftKey ? 1 : leap;
    if (event.key === 'Backspace') onRetract();
    else if (direction) {
      setCrosshair({
        x: within(crosshair.x + direction.x * step, width),
        y: within(crosshair.y + direction.y * step, height),
      });
    } else return;
    event.preventDefault();
  };

  return (
    // arrows move the crosshair, not a screen reader's own cursor
    <div role="application" aria-label={identityMessages.words.area}>
      {points.map((point, index) => (
        <span
          // a point is identified by its order: the same place may be clicked twice
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          aria-hidden="true"
          style={placeOf(point)}
          className="absolute grid size-5 -translate-1/2 place-items-center rounded-full bg-captcha-marker text-xs font-semibold text-black ring-1 ring-white"
        >
          {index + 1}
        </span>
      ))}
      <button
        type="button"
        data-autofocus
        aria-disabled={!ready || undefined}
        aria-describedby={describedBy}
        onClick={press}
        onKeyDown={walk}
        className="peer absolute inset-0 cursor-crosshair touch-manipulation rounded-sm focus-visible:-outline-offset-2 aria-disabled:cursor-default"
      >
        <span className="sr-only">{identityMessages.words.crosshair}</span>
      </button>
      <span
        aria-hidden="true"
        style={placeOf(crosshair)}
        className="pointer-events-none absolute hidden size-7 -translate-1/2 rounded-full border-2 border-white bg-black/10 outline-2 outline-brand-800 peer-focus-visible:block before:absolute before:top-1/2 before:left-1/2 before:size-1 before:-translate-1/2 before:rounded-full before:bg-white before:outline-1 before:outline-brand-800"
      />
      <output className="sr-only">{identityMessages.words.at(crosshair.x, crosshair.y)}</output>
    </div>
  );
}

const messages = identityMessages.words;

/** A picture whose words are clicked in the requested order, with mouse, touch, pen or keyboard. */
export function WordCaptcha({ actor }: { actor: WordCaptchaActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const keysId = useId();
  const { challenge, points, message } = state.context;
  const clickWords = challenge?.wordList ?? [];
  const passed = state.matches('passed') || state.matches('closing') || state.matches('closed');
  const failed = state.matches('failed');
  const result = passed ? messages.passed : failed ? loginMessages.captcha.failed(message) : undefined;
  const classes = passed
    ? 'border-captcha-passed bg-captcha-passed/30'
    : failed
      ? 'border-captcha-failed bg-captcha-failed/30'
      : 'border-line-strong bg-sunken';
  const refresh = () => actor.send({ type: 'challenge.refreshed' });

  return (
    <div
      data-state={state.value}
      className="mx-auto flex w-full flex-col gap-3"
      style={{ maxWidth: limits.captchaShownWidth }}
    >
      <CaptchaFrame
        loading={state.matches('loading')}
        problem={state.matches('unavailable') ? (message ?? loginMessages.captcha.unavailable) : undefined}
        verdict={result === undefined ? undefined : { passed, text: result }}
        onRetry={refresh}
      >
        {challenge && (
          <>
            <img
              src={captchaSource(challenge.originalImageBase64)}
              alt={messages.picture}
              draggable={false}
              className="size-full select-none"
            />
            <PointPicker
              points={points}
              ready={state.matches('ready')}
              describedBy={keysId}
              onChoose={(point) => actor.send({ type: 'point.chosen', point })}
              onRetract={() => actor.send({ type: 'point.retracted' })}
            />
          </>
        )}
      </CaptchaFrame>
      <div className={`flex min-h-11 items-center gap-1 rounded-sm border py-1 pr-1.5 pl-3 ${classes}`}>
        <p className="min-w-0 flex-1">{clickWords.length > 0 ? messages.prompt(clickWords) : messages.preparing}</p>
        <IconButton
          label={messages.retract}
          enabled={state.can({ type: 'point.retracted' })}
          onPress={() => actor.send({ type: 'point.retracted' })}
        >
          <Undo2 className="size-4" />
        </IconButton>
        <CaptchaRefresh enabled={state.can({ type: 'challenge.refreshed' })} onPress={refresh} />
      </div>
      <p id={keysId} className="text-xs text-ink-faint">
        {messages.keys}
      </p>
      <output className="sr-only">
        {result}
        {state.matches('ready') && messages.next(points.length + 1, clickWords[points.length])}
        {state.matches('loading') && loginMessages.captcha.loading}
        {state.matches('checking') && loginMessages.captcha.checking}
      </output>
    </div>
  );
}
