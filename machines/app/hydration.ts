import type { ActorRefFrom } from 'xstate';
import { setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { effect } from '#machines/effects.ts';

/** Hydration of a prerendered page: replays the clicks from before, opens the login where its prerendered dialog is open, and loads what the first paint did not need. */
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
    loadStylesheet: effect(),
    removeLogin: effect(),
    openLogin: effect(),
    replayClicks: effect(),
    repeatPress: effect(),
    layOutAll: effect(),
  },
  delays: { resting: limits.restAfterMs },
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
            actions: ['markHydrated', 'replayClicks', 'repeatPress', 'openLogin', 'loadStylesheet'],
          },
          {
            target: 'hydrated',
            actions: ['markHydrated', 'removeLogin', 'replayClicks', 'repeatPress', 'loadStylesheet'],
          },
        ],
      },
    },
    hydrated: { after: { resting: 'rested' } },
    /** The first seconds are over: what was not needed at once follows. */
    rested: { entry: 'layOutAll' },
  },
});

export type HydrationActor = ActorRefFrom<typeof hydrationMachine>;
