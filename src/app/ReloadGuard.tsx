import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import type { ReloadGuardActor } from '#machines/app/reloadGuard.ts';
import { reloadGuardWords as words } from './reloadGuardMessages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

const shown = {
  advising: { tone: 'critical', title: words.title, text: words.advice, action: words.reload },
  confirming: { tone: 'critical', title: words.title, text: words.advice, action: words.reload },
  offline: { tone: 'notice', title: words.offlineTitle, text: words.offline, action: words.retry },
  resuming: { tone: 'notice', title: words.resuming, text: words.offline, action: words.retry },
  reloading: { tone: 'info', title: words.reloading, text: undefined, action: words.reload },
} as const;

const busyStates: ReadonlySet<string> = new Set(['confirming', 'resuming', 'reloading']);

/** What to do when the page's own code can't be loaded: a reload has just been tried, or there is no connection. */
export function ReloadGuard({ actor }: { actor: ReloadGuardActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (!globalThis.document) return null;
  const { value } = state;
  const isBusy = busyStates.has(value);
  const notice = value === 'watching' || value === 'judging' ? undefined : shown[value];
  // beside the page, not in it: an open dialog makes the page inert, but code may fail while one is open
  return createPortal(
    <section
      data-state={value}
      data-reload-guard=""
      aria-label={words.title}
      className="fixed inset-x-0 bottom-0 z-[60] px-2 pb-2 empty:hidden sm:px-6 sm:pb-6"
    >
      {notice && (
        <Alert
          tone={notice.tone}
          title={notice.title}
          className="mx-auto max-w-3xl flex-wrap shadow-pop"
          action={
            <Button
              size="sm"
              className="self-center"
              busy={isBusy}
              disabled={!isBusy && !state.can({ type: 'reload.requested' })}
              onClick={() => actor.send({ type: 'reload.requested' })}
            >
              {notice.action}
            </Button>
          }
        >
          {notice.text}
        </Alert>
      )}
    </section>,
    document.body,
  );
}
