import type { ReloadGuardRequests } from '#machines/app/reloadGuard.ts';
import { reloadGuardMachine } from '#machines/app/reloadGuard.ts';
import { requests } from '#machines/effects.ts';
import { noteReload } from '#src/platform/browser.ts';
import { isReachable, resumeLoading } from '#src/platform/connection.ts';
import { storePress } from '#src/platform/lastPress.ts';
import type { Site } from '#src/app/siteContext.ts';

/** The reload guard with its effects. */
export const reloadGuardWith = (site: Pick<Site, 'reload'>) =>
  reloadGuardMachine.provide({
    actors: requests<ReloadGuardRequests>({
      reach: async () => {
        if (!(await isReachable())) throw new Error('The host does not answer.');
      },
    }),
    actions: {
      noteReload: (_, { press }) => {
        noteReload();
        storePress(press);
      },
      reloadPage: () => site.reload(),
      resumeLoading,
    },
  });
