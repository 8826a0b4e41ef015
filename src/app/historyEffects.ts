import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import { dialogHistoryMachine } from '#machines/app/dialogHistory.ts';
import { pageHistoryMachine } from '#machines/app/pageHistory.ts';
import { whenOnline } from '#src/platform/connection.ts';
import { newId } from '#src/platform/id.ts';
import { addressNow, entry } from './historyEntry.ts';
import type { HeldPosition } from './scroll.ts';
import { createScrolling, holdPosition, preserveKeyboardFocus } from './scroll.ts';
import type { Site } from './siteContext.ts';

/** The page history and the dialog history with their effects, and the site's functions for both. */
export const historiesOf = (site: Pick<Site, 'dialogHistory' | 'focusTrail' | 'navigation' | 'pageHistory'>) => {
  const scrolling = createScrolling();
  const closes = new Map<string, () => void>();

  const pageHistory = pageHistoryMachine.provide({
    actors: {
      browser: fromCallback(({ sendBack }) => {
        const ended = new AbortController();
        const { signal } = ended;
        history.scrollRestoration = 'manual';
        scrolling.follow(signal);
        window.addEventListener('pagehide', () => sendBack({ type: 'page.hidden' }), { signal });
        window.addEventListener(
          'pageshow',
          ({ persisted }) => persisted && site.dialogHistory.send({ type: 'page.returned' }),
          { signal },
        );
        window.addEventListener(
          'popstate',
          () => {
            const entries = entry().dialogs ?? 0;
            site.dialogHistory.send({ type: 'history.traversed', to: addressNow(), entries });
          },
          { signal },
        );
        return () => ended.abort();
      }),
      holdPosition: fromCallback<EventObject, HeldPosition>(({ input, sendBack }) =>
        holdPosition(input, () => sendBack({ type: 'position.released' })),
      ),
    },
    actions: {
      changeEntry: (_, change) => site.dialogHistory.send({ type: 'entry.changed', ...change }),
      openTraversed: (_, { to }) => site.navigation.send({ type: 'route.requested', to, traversed: true }),
      storePosition: (_, { key }) => scrolling.store(key),
      startAtTop: (_, { to }) => scrolling.startAtTop(to),
      preserveKeyboard: preserveKeyboardFocus,
    },
  });

  const dialogHistory = dialogHistoryMachine.provide({
    actions: {
      pushEntry: (_, { to, key }) => history.pushState({ key }, '', to),
      replaceEntry: (_, { how, to, key }) =>
        history.replaceState(how === 'renames' ? { ...entry(), key } : { key }, '', to),
      pushDialogs: (_, { from, to }) => {
        for (let dialogs = from + 1; dialogs <= to; dialogs += 1) history.pushState({ ...entry(), dialogs }, '');
      },
      dismissDialogs: (_, { ids }) => {
        for (const id of ids) closes.get(id)?.();
      },
      traverse: (_, { by }) => history.go(by),
      reportTraversal: (_, { to }) => site.pageHistory.send({ type: 'history.traversed', to }),
      leave: (_, { href }) => {
        if (href !== undefined) location.replace(href);
        else whenOnline(() => location.reload());
      },
    },
  });

  const commands: Pick<Site, 'show' | 'showTraversed' | 'rename' | 'leaveFor' | 'reload' | 'holdBack'> = {
    show: (to, { replace, still } = {}) =>
      site.pageHistory.send({ type: 'page.shown', to, key: newId(), replace, still }),
    showTraversed: (to) => site.pageHistory.send({ type: 'page.traversed', to, key: entry().key }),
    rename: (to) => site.pageHistory.send({ type: 'page.renamed', to, key: newId() }),
    leaveFor: (href) => site.dialogHistory.send({ type: 'leave.requested', href }),
    reload: () => site.dialogHistory.send({ type: 'leave.requested' }),
    holdBack: (close) => {
      const id = newId();
      const giveBackFocus = site.focusTrail.remember();
      closes.set(id, close);
      site.dialogHistory.send({ type: 'dialog.opened', id });
      return () => {
        closes.delete(id);
        site.dialogHistory.send({ type: 'dialog.closed', id });
        giveBackFocus();
      };
    },
  };

  return { pageHistory, dialogHistory, commands };
};

const isReload = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
};

/** Follows the browser's own buttons from now on. */
export const followHistory = ({ pageHistory }: Pick<Site, 'pageHistory'>): void => {
  const { key } = entry();
  pageHistory.send({ type: 'page.loaded', key: key ?? newId(), isKnown: key !== undefined, focuses: !isReload() });
};
