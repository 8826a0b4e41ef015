import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { msUntil } from '#machines/support/countdown.ts';
import { request, effect } from '#machines/effects.ts';

export type ReloadGuardRequests = {
  /** Resolves if the site's host answers; rejects otherwise. */
  reach: () => Promise<unknown>;
};

/** A pressed link or button, described so that the reloaded page can find it again. */
export interface Press {
  /** The path and query of the page. */
  address: string;
  /** Its role, target and text. */
  name: string;
  /** Its index among those with that name, from 0. */
  index: number;
  /** Epoch milliseconds. */
  at: number;
}

/** What follows once the host was probed. */
const onceAsked = { onDone: { target: 'watching', actions: 'resumeLoading' }, onError: 'offline' } as const;

/** Handles code that could not be loaded: one reload in sixty seconds, then advice; without a connection it waits. */
export const reloadGuardMachine = setup({
  types: {} as {
    context: { lastReloadAt: number; press?: Press | undefined };
    input: { lastReloadAt?: number | undefined };
    events:
      | { type: 'chunk.failed'; press?: Press | undefined }
      /** The host did not answer. */
      | { type: 'connection.lost' }
      | { type: 'reload.requested' }
      | { type: 'connection.restored' };
    children: { reachFirst: 'reach'; reachToReload: 'reach'; reachAgain: 'reach'; reachInSilence: 'reach' };
  },
  actors: { reach: request<ReloadGuardRequests['reach']>() },
  delays: { reachAgain: limits.reachAgainMs },
  guards: { isRested: ({ context }) => msUntil(context.lastReloadAt + limits.reloadRestMs) === 0 },
  actions: {
    setPress: assign({ press: (_, params: { press?: Press | undefined }) => params.press }),
    noteReload: effect<{ press?: Press | undefined }>(),
    reloadPage: effect(),
    resumeLoading: effect(),
  },
}).createMachine({
  id: 'reloadGuard',
  context: ({ input }) => ({ lastReloadAt: input.lastReloadAt ?? 0 }),
  initial: 'watching',
  states: {
    watching: {
      on: {
        'chunk.failed': { target: 'judging', actions: { type: 'setPress', params: ({ event }) => event } },
        'connection.lost': 'offline',
      },
    },
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
    offline: {
      after: { reachAgain: 'reachingAgain' },
      on: { 'reload.requested': 'resuming', 'connection.restored': 'resuming' },
    },
    /** The browser may not notice that the host is back: the page looks by itself, and its notice stays as it is. */
    reachingAgain: {
      invoke: { id: 'reachInSilence', src: 'reach', ...onceAsked },
      on: { 'reload.requested': 'resuming', 'connection.restored': 'resuming' },
    },
    resuming: { invoke: { id: 'reachAgain', src: 'reach', ...onceAsked } },
    reloading: { entry: [{ type: 'noteReload', params: ({ context }) => context }, 'reloadPage'] },
  },
});

export type ReloadGuardActor = ActorRefFrom<typeof reloadGuardMachine>;
