import { onUnloadable, readToken, takeFlash } from '#src/platform/browser.ts';
import { onOnline } from '#src/platform/connection.ts';
import { followPresses, recentPress } from '#src/platform/presses.ts';
import { onOtherTab } from '#src/platform/tabs.ts';
import { isOutdated } from './earlyPage.ts';
import { followHistory } from './history.ts';
import type { Site } from './siteContext.ts';

/** Shows the message that the page before the reload left; answers whether that page was left because the session had ended. */
export const showFlash = ({ notify, notices }: Site): boolean => {
  const flash = takeFlash();
  if (flash?.tone === 'success') notify('success', flash.text);
  if (flash?.tone !== 'expired') return false;
  queueMicrotask(() => notices.send({ type: 'notice.raised', tone: 'info', text: flash.text, stays: true }));
  return true;
};

/** Listens from now on to what happens around the page: other tabs, the browser's buttons, code that cannot be fetched. */
export const listenToBrowser = ({ session, navigation, reloadGuard }: Site): void => {
  followPresses();
  onOtherTab(() => {
    session.send({ type: 'token.observed', token: readToken() ?? '' });
  });
  onUnloadable(() => {
    if (!isOutdated()) reloadGuard.send({ type: 'chunk.failed', press: recentPress() });
  });
  onOnline(() => reloadGuard.send({ type: 'connection.restored' }));
  followHistory((to) => navigation.send({ type: 'route.requested', to, traversed: true }));
};
