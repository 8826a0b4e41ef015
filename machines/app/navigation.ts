import type { ActorRefFrom } from 'xstate';
import { assign, raise, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { request, effect } from '#machines/effects.ts';

/** A path with query, and how the browser's history records it. */
export interface Destination {
  to: string;
  replace?: boolean | undefined;
  /** Whether the browser has already changed the address: its back or forward button was pressed. */
  traversed?: boolean | undefined;
}

export type NavigationRequests = {
  /** Resolves if the visitor may open the page; rejects otherwise. */
  permit: (destination: Destination) => Promise<unknown>;
  /** Loads what the page needs, including the user's information; rejects only if the page itself cannot be loaded. */
  prepare: (destination: Destination) => Promise<unknown>;
};

/**
 * A change of route with its progress bar: permission, loading, then the page; the last request wins and the bar always
 * ends.
 */
export const navigationMachine = setup({
  types: {} as {
    context: { destination: Destination };
    events:
      | ({ type: 'route.requested' } & Destination)
      /** The visitor stays rather than wait. */
      | { type: 'route.abandoned' }
      | { type: 'route.settled' };
    children: { permit: 'permit'; prepare: 'prepare' };
  },
  actors: { permit: request<NavigationRequests['permit']>(), prepare: request<NavigationRequests['prepare']>() },
  actions: {
    setDestination: assign({
      destination: (_, { to, replace, traversed }: Destination) => ({ to, replace, traversed }),
    }),
    leave: effect(),
    stay: effect(),
    settle: raise({ type: 'route.settled' }),
    show: effect<Destination>(),
    reportUnloadable: effect<{ error: unknown }>(),
    /** Says so if the page's host does not answer. */
    checkConnection: effect(),
  },
  delays: {
    throttle: limits.loadingThrottleMs,
    fill: limits.loadingDurationMs,
    fade: limits.loadingFadeMs,
    out: limits.pageOutMs,
    stalled: limits.loadingStalledMs,
  },
}).createMachine({
  id: 'navigation',
  type: 'parallel',
  context: { destination: { to: '/' } },
  states: {
    route: {
      initial: 'settled',
      on: {
        'route.requested': {
          target: '.permitting',
          actions: { type: 'setDestination', params: ({ event }) => event },
        },
      },
      states: {
        settled: {},
        permitting: {
          invoke: {
            id: 'permit',
            src: 'permit',
            input: ({ context }) => context.destination,
            onDone: 'preparing',
            onError: { target: 'settled', actions: 'settle' },
          },
        },
        preparing: {
          after: { stalled: { actions: 'checkConnection' } },
          on: { 'route.abandoned': { target: 'settled', actions: 'settle' } },
          invoke: {
            id: 'prepare',
            src: 'prepare',
            input: ({ context }) => context.destination,
            onDone: 'leaving',
            onError: {
              target: 'settled',
              actions: ['settle', { type: 'reportUnloadable', params: ({ event }) => event }],
            },
          },
        },
        /** The old page leaves before the new one enters (specification section 9: page transition out-in). */
        leaving: {
          entry: 'leave',
          exit: 'stay',
          after: {
            out: {
              target: 'settled',
              actions: ['settle', { type: 'show', params: ({ context }) => context.destination }],
            },
          },
        },
      },
    },
    bar: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'route.requested': 'throttled' } },
        throttled: { after: { throttle: 'filling' }, on: { 'route.settled': 'hidden' } },
        filling: { after: { fill: 'full' }, on: { 'route.settled': 'fading' } },
        full: { on: { 'route.settled': 'fading' } },
        fading: { after: { fade: 'hidden' }, on: { 'route.requested': 'throttled' } },
      },
    },
  },
});

export type NavigationActor = ActorRefFrom<typeof navigationMachine>;
