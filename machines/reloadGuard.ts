import type { ActorRefFrom } from 'xstate';
import { setup } from 'xstate';
import { limits } from '#contract/limits.ts';
import { msUntil } from './countdown.ts';
import { ask, tell } from './world.ts';

export type ReloadGuardAsks = {
  /** Resolves where the site's host answers; rejects where it does not. */
  reach: () => Promise<unknown>;
};

/** Code that could not be loaded: one reload in sixty seconds, else advice; without a connection none, it is loaded later. */
export const reloadGuardMachine = setup({
  types: {} as {
    context: { lastReloadAt: number };
    input: { lastReloadAt?: number | undefined };
    events: { type: 'chunk.failed' } | { type: 'reload.requested' } | { type: 'connection.restored' };
    children: { reachFirst: 'reach'; reachToReload: 'reach'; reachAgain: 'reach' };
  },
  actors: { reach: ask<ReloadGuardAsks['reach']>() },
  guards: { isRested: ({ context }) => msUntil(context.lastReloadAt + limits.reloadRestMs) === 0 },
  actions: { noteReload: tell(), reloadPage: tell(), resumeLoading: tell() },
}).createMachine({
  id: 'reloadGuard',
  context: ({ input }) => ({ lastReloadAt: input.lastReloadAt ?? 0 }),
  initial: 'watching',
  states: {
    watching: { on: { 'chunk.failed': 'judging' } },
    judging: {
      invoke: {
        id: 'reachFirst',
        src: 'reach',
        onDone: [{ guard: 'isRested', target: 'reloading' }, { target: 'advising' }],
        onError: 'offline',
      },
    },
    advising: { on: { 'reload.requested': 'confirming' } },
    /** A reload without a connection would end on the browser's own error page. */
    confirming: { invoke: { id: 'reachToReload', src: 'reach', onDone: 'reloading', onError: 'offline' } },
    offline: { on: { 'reload.requested': 'resuming', 'connection.restored': 'resuming' } },
    resuming: {
      invoke: {
        id: 'reachAgain',
        src: 'reach',
        onDone: { target: 'watching', actions: 'resumeLoading' },
        onError: 'offline',
      },
    },
    reloading: { entry: ['noteReload', 'reloadPage'] },
  },
});

export type ReloadGuardActor = ActorRefFrom<typeof reloadGuardMachine>;
