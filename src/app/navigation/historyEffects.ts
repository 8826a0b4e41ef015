import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import { dialogHistoryMachine } from '#machines/app/dialogHistory.ts';
import { pageHistoryMachine } from '#machines/app/pageHistory.ts';
import { whenOnline } from '#src/platform/connection.ts';
import { newId } from '#src/platform/id.ts';
import type { OpenDialogs } from './historyCommands.ts';
import { addressNow, entry } from './historyEntry.ts';
import type { HeldPosition } from './scroll.ts';
import { createScrolling, holdPosition, preserveKeyboardFocus } from './scroll.ts';
import type { Site } from '#src/app/siteContext.ts';

/** The page history and the dialog history with their effects. */
export const historiesOf = (
  site: Pick<Site, 'dialogHistory' | 'navigation' | 'pageHistory'>,
  openDialogs: OpenDialogs = new Map(),
) => {
  const scrolling = createScrolling();

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
        for (const id of ids) openDialogs.get(id)?.();
      },
      traverse: (_, { by }) => history.go(by),
      reportTraversal: (_, { to }) => site.pageHistory.send({ type: 'history.traversed', to }),
      leave: (_, { href }) => {
        if (href !== undefined) location.replace(href);
        else whenOnline(() => location.reload());
      },
    },
  });

  return { pageHistory, dialogHistory };
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
