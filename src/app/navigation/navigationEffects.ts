import type { NavigationRequests } from '#machines/app/navigation.ts';
import { navigationMachine } from '#machines/app/navigation.ts';
import { requests } from '#machines/effects.ts';
import { markLeaving } from '#src/platform/browser.ts';
import { isReachable } from '#src/platform/connection.ts';
import { patiently } from '#src/platform/lazy.ts';
import { routeOf } from '#src/routes.ts';
import { stylesheetLoaded } from '#src/app/hydration/preHydration.ts';
import type { Site } from '#src/app/siteContext.ts';

const reportLost = ({ reloadGuard }: Pick<Site, 'reloadGuard'>): void => reloadGuard.send({ type: 'connection.lost' });

/** The change of route with its effects; `refreshUser` reloads the user's information without delaying it. */
export const navigationWith = (
  site: Pick<Site, 'navigation' | 'lastPress' | 'reloadGuard' | 'show' | 'showTraversed' | 'signIn' | 'waits'>,
  { refreshUser }: { refreshUser: () => Promise<void> },
) =>
  navigationMachine.provide({
    actors: requests<NavigationRequests>({
      // a page that is already open requests the sign-in itself
      permit: async ({ to, traversed }) => (routeOf(to).signIn && !traversed ? site.signIn() : undefined),
      prepare: async ({ to, traversed }, { signal }) => {
        const end = site.waits.begin({
          // code that is on its way is not requested again, but a new document requests all of it
          repeat: () => (traversed ? location.reload() : location.assign(to)),
          abandon: () => site.navigation.send({ type: 'route.abandoned' }),
        });
        signal.addEventListener('abort', end);
        const loaded = [patiently(routeOf(to).prepare, () => reportLost(site)), stylesheetLoaded(), refreshUser()];
        return Promise.all(loaded).finally(end);
      },
    }),
    actions: {
      leave: () => markLeaving(true),
      stay: () => markLeaving(false),
      show: (_, { to, replace, traversed }) => (traversed ? site.showTraversed(to) : site.show(to, { replace })),
      checkConnection: async () => {
        if (!(await isReachable())) reportLost(site);
      },
      reportUnloadable: () => site.reloadGuard.send({ type: 'chunk.failed', press: site.lastPress.recent() }),
    },
  });
