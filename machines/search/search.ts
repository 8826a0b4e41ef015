import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Port } from '#contract/search/referenceData.ts';
import type { Lane } from '#contract/search/sailingOffers.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { laneProblems } from '#contract/search/lane.ts';
import type { TypedLoad } from '#contract/search/load.ts';
import { loadProblems } from '#contract/search/load.ts';
import type { ChosenPort, SearchData, TypedSearch } from './searchData.ts';
import * as search from './searchData.ts';
import { ask, tell } from '#machines/effects.ts';

export type SearchAsks = {
  /** The searches that this device keeps, the latest first. */
  recallSearches: () => Promise<SearchData[]>;
  fetchPorts: () => Promise<Port[]>;
};

/** The search card: two ports, dangerous or not (default yes), a load; ports are fetched for a picker or for typed names. */
export const searchMachine = setup({
  types: {} as {
    context: { data: SearchData; recent: SearchData[]; ports: Port[]; problems: Problems };
    input: { data?: Partial<SearchData> | undefined };
    events:
      | { type: 'picker.opened' }
      | { type: 'origin.chosen'; port: ChosenPort }
      | { type: 'destination.chosen'; port: ChosenPort }
      | { type: 'ports.swapped' }
      | { type: 'danger.chosen'; isDanger: Lane['isDanger'] }
      | { type: 'load.typed'; load: Partial<TypedLoad> }
      | { type: 'search.submitted' }
      /** What the plain form held before the page answered. */
      | ({ type: 'typing.recovered' } & TypedSearch);
    children: { recallSearches: 'recallSearches'; fetchPorts: 'fetchPorts'; fetchNamed: 'fetchPorts' };
  },
  actors: {
    recallSearches: ask<SearchAsks['recallSearches']>(),
    fetchPorts: ask<SearchAsks['fetchPorts']>(),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(search.searchProblems(context.data)).length === 0,
    hasLane: ({ context }) => Object.keys(laneProblems(context.data)).length === 0,
    isOnlyNamed: ({ context }) => search.isOnlyNamed(context.data),
    areKnown: ({ context }, params: { output: Port[] }) =>
      Object.keys(search.searchProblems(search.withNamed(context.data, params.output))).length === 0,
    hasPorts: ({ context }) => search.hasPorts(context.data),
  },
  actions: {
    keepRecent: assign({ recent: (_, params: { output: SearchData[] }) => params.output }),
    keepPorts: assign({ ports: (_, params: { output: Port[] }) => params.output }),
    keepNamed: assign(({ context }, { output }: { output: Port[] }) => ({
      ports: output,
      data: search.withNamed(context.data, output),
    })),
    keepOrigin: assign({
      data: ({ context }, params: { port: ChosenPort }) => search.withOrigin(context.data, params.port),
    }),
    keepDestination: assign({
      data: ({ context }, params: { port: ChosenPort }) => search.withDestination(context.data, params.port),
    }),
    swapPorts: assign({ data: ({ context }) => search.withSwapped(context.data) }),
    keepDanger: assign({
      data: ({ context }, { isDanger }: { isDanger: Lane['isDanger'] }) => ({ ...context.data, isDanger }),
    }),
    keepLoad: assign({
      data: ({ context }, params: { load: Partial<TypedLoad> }) => ({ ...context.data, ...params.load }),
    }),
    keepTyped: assign({ data: ({ context }, params: TypedSearch) => search.withTyped(context.data, params) }),
    forgetProblems: assign({ problems: {} }),
    showProblems: assign({ problems: ({ context }) => search.searchProblems(context.data) }),
    focusProblem: tell<{ problems: Problems }>(),
    keepSearch: tell<{ data: SearchData; recent: SearchData[] }>(),
    openResults: tell<{ data: SearchData }>(),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => {
    const data = { ...search.emptySearch, ...input.data };
    return { data, recent: [], ports: [], problems: loadProblems(data) };
  },
  initial: 'recalling',
  on: {
    'origin.chosen': { actions: [{ type: 'keepOrigin', params: ({ event }) => event }, 'forgetProblems'] },
    'destination.chosen': { actions: [{ type: 'keepDestination', params: ({ event }) => event }, 'forgetProblems'] },
    'ports.swapped': { guard: 'hasPorts', actions: ['swapPorts', 'forgetProblems'] },
    'danger.chosen': { actions: { type: 'keepDanger', params: ({ event }) => event } },
    'load.typed': { actions: [{ type: 'keepLoad', params: ({ event }) => event }, 'forgetProblems'] },
    'typing.recovered': { actions: { type: 'keepTyped', params: ({ event }) => event } },
    'search.submitted': [
      { guard: 'isComplete', actions: { type: 'openResults', params: ({ context }) => context } },
      { guard: 'isOnlyNamed', target: '.naming' },
      { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
    ],
  },
  states: {
    recalling: {
      on: { 'picker.opened': 'fetchingPorts' },
      invoke: {
        id: 'recallSearches',
        src: 'recallSearches',
        onDone: { target: 'beginning', actions: { type: 'keepRecent', params: ({ event }) => event } },
        onError: 'beginning',
      },
    },
    beginning: {
      always: [
        { guard: 'isOnlyNamed', target: 'naming' },
        // the results of this search are open: it is one to come back to
        { guard: 'hasLane', target: 'idle', actions: { type: 'keepSearch', params: ({ context }) => context } },
        { target: 'idle' },
      ],
    },
    /** The names of an address or of the plain form become ports of the list. */
    naming: {
      tags: 'busy',
      on: { 'search.submitted': {} },
      invoke: {
        id: 'fetchNamed',
        src: 'fetchPorts',
        onDone: [
          {
            guard: { type: 'areKnown', params: ({ event }) => event },
            target: 'ready',
            actions: [
              { type: 'keepNamed', params: ({ event }) => event },
              { type: 'openResults', params: ({ context }) => context },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'keepNamed', params: ({ event }) => event },
              'showProblems',
              { type: 'focusProblem', params: ({ context }) => context },
            ],
          },
        ],
        onError: 'failed',
      },
    },
    idle: { on: { 'picker.opened': 'fetchingPorts' } },
    fetchingPorts: {
      tags: 'busy',
      invoke: {
        id: 'fetchPorts',
        src: 'fetchPorts',
        onDone: { target: 'ready', actions: { type: 'keepPorts', params: ({ event }) => event } },
        onError: 'failed',
      },
    },
    ready: {},
    failed: { on: { 'picker.opened': 'fetchingPorts' } },
  },
});

export type SearchActor = ActorRefFrom<typeof searchMachine>;
