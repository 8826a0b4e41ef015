import type { NavigationAsks } from '#machines/app/navigation.ts';
import { navigationMachine } from '#machines/app/navigation.ts';
import { answers } from '#machines/effects.ts';
import { markLeaving } from '#src/platform/browser.ts';
import { patiently } from '#src/platform/lazy.ts';
import { recentPress } from '#src/platform/presses.ts';
import { routeOf } from '#src/routes.ts';
import { show } from './history.ts';
import type { Site } from './siteContext.ts';

/** The change of route with its effects; `refreshUser` fetches the user's information anew and holds nobody up. */
export const navigationWith = (
  site: Pick<Site, 'signIn' | 'reloadGuard'>,
  { refreshUser }: { refreshUser: () => Promise<void> },
) =>
  navigationMachine.provide({
    actors: answers<NavigationAsks>({
      // a page that was open before stays open to its own question for a sign-in
      permit: async ({ to, traversed }) => (routeOf(to).signIn && !traversed ? site.signIn() : undefined),
      prepare: async ({ to }) => Promise.all([patiently(routeOf(to).prepare), refreshUser()]),
    }),
    actions: {
      leave: () => markLeaving(true),
      stay: () => markLeaving(false),
      show: (_, { to, replace, traversed }) => show(to, { replace, traversed }),
      reportUnloadable: () => site.reloadGuard.send({ type: 'chunk.failed', press: recentPress() }),
    },
  });
