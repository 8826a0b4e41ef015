import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import type { ReloadGuardActor } from '#machines/reloadGuard.ts';
import { reloadGuardWords } from '#src/reloadGuardWords.ts';
import { Alert } from '#src/parts/Alert.tsx';
import { Button } from '#src/parts/Button.tsx';

/** What to do when the page's own code can't be loaded and a reload has just been tried. */
export function ReloadGuard({ actor }: { actor: ReloadGuardActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const words = reloadGuardWords;
  const reloading = state.matches('reloading');
  if (!globalThis.document) return null;
  // beside the page, not in it: an open dialog makes the page inert, but code may fail while one is open
  return createPortal(
    <section
      data-state={state.value}
      aria-label={words.title}
      className="fixed inset-x-0 bottom-0 z-[60] px-2 pb-2 empty:hidden sm:px-6 sm:pb-6"
    >
      {!state.matches('watching') && (
        <Alert
          tone={reloading ? 'info' : 'critical'}
          title={reloading ? words.reloading : words.title}
          className="mx-auto max-w-3xl flex-wrap shadow-pop"
          action={
            <Button
              size="sm"
              className="self-center"
              busy={reloading}
              disabled={!reloading && !state.can({ type: 'reload.requested' })}
              onClick={() => actor.send({ type: 'reload.requested' })}
            >
              {words.reload}
            </Button>
          }
        >
          {!reloading && words.advice}
        </Alert>
      )}
    </section>,
    document.body,
  );
}
