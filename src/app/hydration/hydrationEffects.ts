import { hydrationMachine } from '#machines/app/hydration.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { whenIdle } from '#src/platform/idle.ts';
import { patiently } from '#src/platform/lazy.ts';
import { storedPress } from '#src/platform/lastPress.ts';
import { layOutAll } from './layOutAll.ts';
import { loadStylesheet, markHydrated, removeLogin, replayClicks } from './preHydration.ts';
import type { Site } from '#src/app/siteContext.ts';

/** The hydration with its effects. */
export const hydrationWith = (site: Pick<Site, 'session'>) =>
  hydrationMachine.provide({
    actions: {
      markHydrated,
      loadStylesheet,
      removeLogin,
      layOutAll,
      replayClicks,
      openLogin: () => site.session.send({ type: 'login.requested' }),
      repeatPress: () => {
        if (storedPress() === null) return;
        patiently(() => import('#src/platform/repeatedPress.ts')).then(
          // a page that renders again with its query, or in parts, is hydrated only once it is idle
          ({ repeatPress }) => whenIdle(repeatPress),
          ignoreUnloadable,
        );
      },
    },
  });
