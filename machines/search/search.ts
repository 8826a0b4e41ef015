import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Port } from '#contract/search/referenceData.ts';
import type { Lane } from '#contract/search/sailingQuotes.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { laneProblems } from '#contract/search/lane.ts';
import type { ChosenPort, SearchData, TypedGoods, TypedSearch } from './searchData.ts';
import * as search from './searchData.ts';
import { request, effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type SearchRequests = {
  /** The searches stored on this device, newest first. */
  recallSearches: () => Promise<SearchData[]>;
  fetchPorts: () => Promise<Port[]>;
};

/**
 * The search card: two ports, dangerous or not (default yes), a load; ports are fetched for a picker or for typed
 * names.
 */
export const searchMachine = setup({
  types: {} as {
    context: { data: SearchData; recent: SearchData[]; ports: Port[]; problems: Problems };
    /** `isSubmitted`: the plain form was submitted, so missing fields are marked at once. */
    input: { data?: Partial<SearchData> | undefined; isSubmitted?: boolean | undefined };
    events:
      | { type: 'picker.opened' }
      | { type: 'origin.chosen'; port: ChosenPort }
      | { type: 'destination.chosen'; port: ChosenPort }
      | { type: 'ports.swapped' }
      | { type: 'danger.chosen'; isDanger: Lane['isDanger'] }
      | { type: 'load.typed'; load: Partial<TypedGoods> }
      | { type: 'search.submitted' }
      /** The values of the plain form before hydration. */
      | ({ type: 'typing.recovered' } & TypedSearch);
    children: { recallSearches: 'recallSearches'; fetchPorts: 'fetchPorts'; fetchNamed: 'fetchPorts' };
  },
  actors: {
    recallSearches: request<SearchRequests['recallSearches']>(),
    fetchPorts: request<SearchRequests['fetchPorts']>(),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(search.searchProblems(context.data)).length === 0,
    hasLane: ({ context }) => Object.keys(laneProblems(context.data)).length === 0,
    isOnlyNamed: ({ context }) => search.isOnlyNamed(context.data),
    areKnown: ({ context }, params: { output: Port[] }) =>
      Object.keys(search.searchProblems(search.withNamed(context.data, params.output))).length === 0,
    isOnlyCoded: ({ context }) => search.isOnlyCoded(context.data),
    hasPorts: ({ context }) => search.hasPorts(context.data),
  },
  actions: {
    setRecent: assign({ recent: (_, params: { output: SearchData[] }) => params.output }),
    setPorts: assign({ ports: (_, params: { output: Port[] }) => params.output }),
    /** Resolves or marks names that were typed before the list arrived; without the list they wait. */
    resolveNamed: assign(({ context: { data, ports, problems } }) => {
      if (ports.length === 0) return {};
      const named = search.withNamed(data, ports);
      const isMarked = Object.keys(problems).length > 0;
      return {
        data: named,
        problems: isMarked ? search.searchProblems(named) : search.namingProblems(named, 'portUnknown'),
      };
    }),
    showUnloaded: assign({ problems: ({ context }) => search.namingProblems(context.data, 'portsMissing') }),
    setNamed: assign(({ context }, { output }: { output: Port[] }) => ({
      ports: output,
      data: search.withNamed(context.data, output),
    })),
    setOrigin: assign({
      data: ({ context }, params: { port: ChosenPort }) => search.withOrigin(context.data, params.port),
    }),
    setDestination: assign({
      data: ({ context }, params: { port: ChosenPort }) => search.withDestination(context.data, params.port),
    }),
    swapPorts: assign({ data: ({ context }) => search.withSwapped(context.data) }),
    setDanger: assign({
      data: ({ context }, { isDanger }: { isDanger: Lane['isDanger'] }) => ({ ...context.data, isDanger }),
    }),
    setLoad: assign({
      data: ({ context }, params: { load: Partial<TypedGoods> }) => ({ ...context.data, ...params.load }),
    }),
    setTyped: assign({ data: ({ context }, params: TypedSearch) => search.withTyped(context.data, params) }),
    clearProblems: assign({ problems: {} }),
    showProblems: assign({ problems: ({ context }) => search.searchProblems(context.data) }),
    focusProblem: effect<{ problems: Problems }>(),
    storeSearch: effect<{ data: SearchData; recent: SearchData[] }>(),
    openResults: effect<{ data: SearchData }>(),
  },
}).createMachine({
  id: 'search',
  description: '查询卡片：选起运港、目的港、是否危险品和货量，然后打开查询结果。',
  meta: {
    title: '查询航线',
    events: {
      'picker.opened': '打开港口选择',
      'origin.chosen': '选了起运港',
      'destination.chosen': '选了目的港',
      'ports.swapped': '互换起运港与目的港',
      'danger.chosen': '选是否危险品',
      'load.typed': '填了体积或重量',
      'search.submitted': '点了查询',
      'typing.recovered': '找回页面就绪前填的内容',
    },
    guards: {
      hasLane: '两港已定',
      isOnlyNamed: '两港都填了，但有只写名称的',
      isOnlyCoded: '两港已定，但有只写代码的',
      areKnown: '名称都对得上港口',
      hasPorts: '至少填了一个港口',
    },
    requests: { recallSearches: '读取最近查询', fetchPorts: '加载港口', fetchNamed: '按名称查找港口' },
    effects: { showUnloaded: '在该栏说明港口表未能取到', storeSearch: '记住这次查询', openResults: '打开查询结果' },
  } satisfies MachineNames,
  context: ({ input }) => {
    const data = { ...search.emptySearch, ...input.data };
    const isMarked = input.isSubmitted === true && !search.isOnlyNamed(data);
    const problems = isMarked ? search.searchProblems(data) : search.goodsProblems(data);
    return { data, recent: [], ports: [], problems };
  },
  initial: 'recalling',
  on: {
    'origin.chosen': {
      actions: [{ type: 'setOrigin', params: ({ event }) => event }, 'clearProblems', 'resolveNamed'],
    },
    'destination.chosen': {
      actions: [{ type: 'setDestination', params: ({ event }) => event }, 'clearProblems', 'resolveNamed'],
    },
    'ports.swapped': { guard: 'hasPorts', actions: ['swapPorts', 'clearProblems'] },
    'danger.chosen': { actions: { type: 'setDanger', params: ({ event }) => event } },
    'load.typed': { actions: [{ type: 'setLoad', params: ({ event }) => event }, 'clearProblems'] },
    'typing.recovered': { actions: { type: 'setTyped', params: ({ event }) => event } },
    'search.submitted': [
      { guard: 'isComplete', actions: { type: 'openResults', params: ({ context }) => context } },
      { guard: 'isOnlyNamed', target: '.naming' },
      { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
    ],
  },
  states: {
    recalling: {
      description: '回想最近查询',
      on: { 'picker.opened': 'fetchingPorts' },
      invoke: {
        id: 'recallSearches',
        src: 'recallSearches',
        onDone: { target: 'beginning', actions: { type: 'setRecent', params: ({ event }) => event } },
        onError: 'beginning',
      },
    },
    beginning: {
      description: '港口是否只有名称',
      always: [
        { guard: 'isOnlyNamed', target: 'naming' },
        // the list provides the name of a code
        { guard: 'isOnlyCoded', target: 'fetchingPorts' },
        // the results of this search are shown: it is stored as a recent search
        { guard: 'hasLane', target: 'idle', actions: { type: 'storeSearch', params: ({ context }) => context } },
        { target: 'idle' },
      ],
    },
    /** Resolves the names of an address or of the plain form to ports of the list. */
    naming: {
      description: '查找港口名称',
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
              { type: 'setNamed', params: ({ event }) => event },
              { type: 'openResults', params: ({ context }) => context },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'setNamed', params: ({ event }) => event },
              'showProblems',
              { type: 'focusProblem', params: ({ context }) => context },
            ],
          },
        ],
        onError: { target: 'failed', actions: 'showUnloaded' },
      },
    },
    idle: { description: '港口未加载', on: { 'picker.opened': 'fetchingPorts' } },
    fetchingPorts: {
      description: '加载港口',
      tags: 'busy',
      invoke: {
        id: 'fetchPorts',
        src: 'fetchPorts',
        onDone: { target: 'ready', actions: [{ type: 'setPorts', params: ({ event }) => event }, 'resolveNamed'] },
        onError: { target: 'failed', actions: 'showUnloaded' },
      },
    },
    ready: { description: '港口就绪' },
    failed: { description: '港口加载失败', on: { 'picker.opened': 'fetchingPorts' } },
  },
});

export type SearchActor = ActorRefFrom<typeof searchMachine>;
