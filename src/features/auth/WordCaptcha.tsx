import { useSelector } from '@xstate/react';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import type { WordCaptchaActor } from '#machines/auth/wordCaptcha.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { identityMessages } from '#src/features/auth/messages/identity.ts';
import { CaptchaFrame } from '#src/features/auth/captcha/CaptchaFrame.tsx';
import { captchaSource } from '#src/features/auth/captcha/captchaSource.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PointPicker } from '#src/features/auth/captcha/PointPicker.tsx';
import { CaptchaRefresh } from './CaptchaRefresh.tsx';

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
