import { limits } from '#contract/protocol/limits.ts';
import { ignoreUnloadable, lastReloadAt, noteReload } from '#src/platform/browser.ts';
import { patiently } from '#src/platform/lazy.ts';
import type { OpenDialogs } from '#src/app/navigation/historyCommands.ts';
import { showUnloaded } from './preHydration.ts';
import type { Late, LateActors, LateSite, Site } from '#src/app/siteContext.ts';

/** Loads what no first view needs, once: when the page is hydrated, or when something is sent to one of its actors before. */
export const lateSite = (
  site: Site,
  given: { openDialogs: OpenDialogs; refreshUser: () => Promise<void> },
): { late: LateSite; mailbox: <Name extends keyof LateActors>(name: Name) => Pick<LateActors[Name], 'send'> } => {
  let loaded: Late | undefined;
  let loading: Promise<Late> | undefined;
  const waiting = new Set<() => void>();

  const fetchCode = async () => {
    try {
      return await patiently(
        () => import('./late.tsx'),
        () => showUnloaded(true),
      );
    } catch (error) {
      loading = undefined;
      // the reload guard cannot handle that its own code is missing
      if (Date.now() - (lastReloadAt() ?? 0) > limits.reloadRestMs) {
        noteReload();
        location.reload();
      }
      throw error;
    }
  };
  const create = async (): Promise<Late> => {
    const { createLate } = await fetchCode();
    loaded = createLate(site, given);
    showUnloaded(false);
    waiting.forEach((changed) => changed());
    return loaded;
  };

  const late: LateSite = {
    load: async () => (loading ??= create()),
    loaded: () => loaded,
    subscribe: (changed) => {
      waiting.add(changed);
      return () => void waiting.delete(changed);
    },
    use: (act) => {
      if (loaded) act(loaded);
      else late.load().then(act, ignoreUnloadable);
    },
  };
  return {
    late,
    mailbox: (name) => ({ send: (event: never) => late.use((actors) => actors[name].send(event)) }) as never,
  };
};
