import type { ActorRefFrom } from 'xstate';
import { assign, raise, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { ask, tell } from '#machines/effects.ts';

/** Where to go: a path with query, and how the browser's history takes it. */
export interface Destination {
  to: string;
  replace?: boolean | undefined;
  /** The browser is there already: its back or forward button was pressed. */
  traversed?: boolean | undefined;
}

export type NavigationAsks = {
  /** Resolves where the visitor may open the page; rejects where he may not. */
  permit: (destination: Destination) => Promise<unknown>;
  /** Loads what the page needs, the user's information included; rejects only where the page itself cannot be loaded. */
  prepare: (destination: Destination) => Promise<unknown>;
};

/** A change of route with its page bar: permission, loading, then the page; the last click wins and the bar always ends. */
export const navigationMachine = setup({
  types: {} as {
    context: { destination: Destination };
    events: ({ type: 'route.requested' } & Destination) | { type: 'route.settled' };
    children: { permit: 'permit'; prepare: 'prepare' };
  },
  actors: { permit: ask<NavigationAsks['permit']>(), prepare: ask<NavigationAsks['prepare']>() },
  actions: {
    keepDestination: assign({
      destination: (_, { to, replace, traversed }: Destination) => ({ to, replace, traversed }),
    }),
    leave: tell(),
    stay: tell(),
    settle: raise({ type: 'route.settled' }),
    show: tell<Destination>(),
    reportUnloadable: tell<{ error: unknown }>(),
  },
  delays: {
    throttle: limits.loadingThrottleMs,
    fill: limits.loadingDurationMs,
    fade: limits.loadingFadeMs,
    out: limits.pageOutMs,
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
          actions: { type: 'keepDestination', params: ({ event }) => event },
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
        /** The old page goes out before the new one comes in (specification section 9: page transition out-in). */
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
