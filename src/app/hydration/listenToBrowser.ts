import { fromCallback } from 'xstate';
import { onUnloadable, readToken, takeFlash } from '#src/platform/browser.ts';
import { onOnline } from '#src/platform/connection.ts';
import { onOtherTab } from '#src/platform/tabs.ts';
import { isOutdated } from './preHydration.ts';
import type { Site } from '#src/app/siteContext.ts';

/** Shows the message stored before the reload; returns whether the session had ended. */
export const showFlash = (site: Site): boolean => {
  const flash = takeFlash();
  if (flash?.tone === 'success') site.notify('success', flash.text);
  if (flash?.tone !== 'expired') return false;
  queueMicrotask(() => site.notices.send({ type: 'notice.raised', tone: 'info', text: flash.text, stays: true }));
  return true;
};

/** Listens to the page's surroundings: other tabs, code that cannot be loaded, the connection. */
export const listenToBrowser = (site: Site): void => {
  const { session, lastPress, focusTrail } = site;
  site.spawned('browser', () =>
    fromCallback(() => {
      const ended = new AbortController();
      const { signal } = ended;
      lastPress.follow(signal);
      focusTrail.follow(signal);
      onOtherTab(() => session.send({ type: 'token.observed', token: readToken() ?? '' }), signal);
      onUnloadable(() => {
        if (!isOutdated()) site.reloadGuard.send({ type: 'chunk.failed', press: lastPress.recent() });
      }, signal);
      onOnline(() => site.reloadGuard.send({ type: 'connection.restored' }), signal);
      return () => ended.abort();
    }),
  );
};
