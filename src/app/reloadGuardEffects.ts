import type { ReloadGuardAsks } from '#machines/app/reloadGuard.ts';
import { reloadGuardMachine } from '#machines/app/reloadGuard.ts';
import { answers } from '#machines/effects.ts';
import { noteReload } from '#src/platform/browser.ts';
import { isReachable, resumeLoading } from '#src/platform/connection.ts';
import { keepPress } from '#src/platform/presses.ts';
import { reload } from './history.ts';

/** The reload guard with its effects. */
export const reloadGuardWith = () =>
  reloadGuardMachine.provide({
    actors: answers<ReloadGuardAsks>({
      reach: async () => {
        if (!(await isReachable())) throw new Error('The host does not answer.');
      },
    }),
    actions: {
      noteReload: (_, { press }) => {
        noteReload();
        keepPress(press);
      },
      reloadPage: reload,
      resumeLoading,
    },
  });
