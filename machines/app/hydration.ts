import type { ActorRefFrom } from 'xstate';
import { setup } from 'xstate';
import { effect } from '#machines/effects.ts';

/** Hydration of a prerendered page: replays the clicks from before, and opens the login where its prerendered dialog is open. */
export const hydrationMachine = setup({
  types: {} as {
    events:
      /** `isLoginOpen`: the prerendered login dialog is open. */
      | { type: 'page.hydrated'; isLoginOpen: boolean }
      /** A lazy part of the page was hydrated. */
      | { type: 'part.hydrated' };
  },
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
            target: 'hydrated',
            actions: ['markHydrated', 'replayClicks', 'repeatPress', 'openLogin'],
          },
          { target: 'hydrated', actions: ['markHydrated', 'removeLogin', 'replayClicks', 'repeatPress'] },
        ],
      },
    },
    hydrated: {},
  },
});

export type HydrationActor = ActorRefFrom<typeof hydrationMachine>;
