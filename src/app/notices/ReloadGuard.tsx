import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ReloadGuardActor } from '#machines/app/reloadGuard.ts';
import { reloadGuardMessages as messages } from '#src/app/messages/reloadGuard.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

const shown = {
  advising: { tone: 'critical', title: messages.title, text: messages.advice, action: messages.reload },
  confirming: { tone: 'critical', title: messages.title, text: messages.advice, action: messages.reload },
  offline: { tone: 'notice', title: messages.offlineTitle, text: messages.offline, action: messages.retry },
  reachingAgain: { tone: 'notice', title: messages.offlineTitle, text: messages.offline, action: messages.retry },
  resuming: { tone: 'notice', title: messages.resuming, text: messages.offline, action: messages.retry },
  reloading: { tone: 'info', title: messages.reloading, text: undefined, action: messages.reload },
} as const;

const busyStates: ReadonlySet<string> = new Set(['confirming', 'resuming', 'reloading']);

interface AdviceProps {
  actor: ReloadGuardActor;
  notice: (typeof shown)[keyof typeof shown];
  isBusy: boolean;
}

function Advice({ actor, notice, isBusy }: AdviceProps) {
  const canReload = useSelector(actor, (state) => state.can({ type: 'reload.requested' }));
  const box = useRef<HTMLDivElement>(null);
  useFocusReturn(box);
  return (
    <div ref={box} className="mx-auto max-w-3xl">
      <Alert
        tone={notice.tone}
        title={notice.title}
        className="flex-wrap shadow-pop"
        action={
          <Button
            size="sm"
            className="self-center"
            busy={isBusy}
            disabled={!isBusy && !canReload}
            onClick={() => actor.send({ type: 'reload.requested' })}
          >
            {notice.action}
          </Button>
        }
      >
        {notice.text}
      </Alert>
    </div>
  );
}

/** Advice if the page's own code cannot be loaded: after a failed reload, or without a connection. */
export function ReloadGuard({ actor }: { actor: ReloadGuardActor }) {
  const value = useSelector(actor, (state) => state.value);
  if (!globalThis.document) return null;
  const notice = value === 'watching' || value === 'judging' ? undefined : shown[value];
  // outside the page: an open dialog makes the page inert, but code may fail while one is open
  return createPortal(
    <section
      data-state={value}
      data-reload-guard=""
      aria-label={messages.title}
      className="fixed inset-x-0 bottom-0 z-[60] px-2 pb-2 empty:hidden sm:px-6 sm:pb-6"
    >
      {notice && <Advice actor={actor} notice={notice} isBusy={busyStates.has(value)} />}
    </section>,
    document.body,
  );
}
