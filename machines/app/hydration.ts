import type { ActorRefFrom } from 'xstate';
import { setup } from 'xstate';
import { effect, request } from '#machines/effects.ts';

export type HydrationRequests = {
  /** Moves the input of the prerendered login dialog to the real one; resolves when that is done or impossible. */
  handOver: () => Promise<unknown>;
};

/** Hydration of a prerendered page: replays the clicks and moves the input from before. */
export const hydrationMachine = setup({
  types: {} as {
    events:
      /** `isLoginOpen`: the prerendered login dialog is open. */
      | { type: 'page.hydrated'; isLoginOpen: boolean }
      /** A lazy part of the page was hydrated. */
      | { type: 'part.hydrated' }
      /** The real login dialog is mounted. */
      | { type: 'login.shown' };
    children: { handOver: 'handOver' };
  },
  actors: { handOver: request<HydrationRequests['handOver']>() },
  guards: { isLoginOpen: (_, params: { isLoginOpen: boolean }) => params.isLoginOpen },
  actions: {
    markHydrated: effect(),
    removeLogin: effect(),
    openLogin: effect(),
    replayClicks: effect(),
    repeatPress: effect(),
  },
}).createMachine({
  id: 'hydration',
  initial: 'prerendered',
  on: { 'part.hydrated': { actions: 'replayClicks' } },
  states: {
    prerendered: {
      on: {
        'page.hydrated': [
          {
            guard: { type: 'isLoginOpen', params: ({ event }) => event },
            target: 'loginOpen',
            actions: ['markHydrated', 'replayClicks', 'repeatPress', 'openLogin'],
          },
          { target: 'hydrated', actions: ['markHydrated', 'removeLogin', 'replayClicks', 'repeatPress'] },
        ],
      },
    },
    loginOpen: { on: { 'login.shown': 'handingOver' } },
    handingOver: { invoke: { id: 'handOver', src: 'handOver', onDone: 'hydrated', onError: 'hydrated' } },
    hydrated: {},
  },
});

export type HydrationActor = ActorRefFrom<typeof hydrationMachine>;
