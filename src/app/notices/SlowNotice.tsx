import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { WaitsActor } from '#machines/app/waits.ts';
import { waitsMessages as messages } from '#src/app/messages/waits.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

function Slow({ actor }: { actor: WaitsActor }) {
  const shown = useRef<HTMLDivElement>(null);
  useFocusReturn(shown);
  return (
    <div ref={shown} className="mx-auto max-w-3xl">
      <Alert
        tone="notice"
        title={messages.title}
        className="shadow-pop"
        action={
          <div className="flex flex-wrap gap-2 self-center">
            <Button size="sm" onClick={() => actor.send({ type: 'repeat.requested' })}>
              {messages.retry}
            </Button>
            <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'waits.abandoned' })}>
              {messages.abandon}
            </Button>
          </div>
        }
      >
        {messages.text}
      </Alert>
    </div>
  );
}

/** Says that the user waits for something that lasts; the reload guard's notice, which knows more, takes its place. */
export function SlowNotice({ actor }: { actor: WaitsActor }) {
  const value = useSelector(actor, (state) => state.value);
  if (!globalThis.document) return null;
  // outside the page, because an open dialog makes the page inert; the region exists always, so that it is announced
  return createPortal(
    <section
      data-state={value}
      aria-label={messages.region}
      aria-live="polite"
      className="fixed inset-x-0 bottom-0 z-[60] px-2 pb-2 empty:hidden sm:px-6 sm:pb-6 [body:has([data-reload-guard]:not(:empty))_&]:hidden"
    >
      {value === 'slow' && <Slow actor={actor} />}
    </section>,
    document.body,
  );
}
