import { fromCallback } from 'xstate';
import { onUnloadable, readToken, takeFlash } from '#src/platform/browser.ts';
import { onOnline } from '#src/platform/connection.ts';
import { onOtherTab } from '#src/platform/tabs.ts';
import { isOutdated } from './preHydration.ts';
import { followHistory } from './historyEffects.ts';
import type { Site } from './siteContext.ts';

/** Shows the message stored before the reload; returns whether the session had ended. */
export const showFlash = ({ notify, notices }: Site): boolean => {
  const flash = takeFlash();
  if (flash?.tone === 'success') notify('success', flash.text);
  if (flash?.tone !== 'expired') return false;
  queueMicrotask(() => notices.send({ type: 'notice.raised', tone: 'info', text: flash.text, stays: true }));
  return true;
};

/** Listens to the page's surroundings: other tabs, the browser's buttons, code that cannot be loaded. */
export const listenToBrowser = ({ session, pageHistory, presses, reloadGuard, spawned }: Site): void => {
  spawned('browser', () =>
    fromCallback(() => {
      const ended = new AbortController();
      const { signal } = ended;
      presses.follow(signal);
      onOtherTab(() => session.send({ type: 'token.observed', token: readToken() ?? '' }), signal);
      onUnloadable(() => {
        if (!isOutdated()) reloadGuard.send({ type: 'chunk.failed', press: presses.recent() });
      }, signal);
      onOnline(() => reloadGuard.send({ type: 'connection.restored' }), signal);
      return () => ended.abort();
    }),
  );
  followHistory({ pageHistory });
};
