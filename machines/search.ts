import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Port } from '#contract/basic.ts';
import type { Lane } from '#contract/commerce.ts';
import { searchedLane } from '#contract/commerce.ts';
import type { Problems } from '#contract/fields.ts';
import { problemsOf } from '#contract/fields.ts';
import { ask, tell } from './world.ts';

/** The search data of specification section 3; codes are UN/LOCODE, empty until chosen. */
export interface SearchData {
  orgPort: string;
  orgPortCode: string;
  dstPort: string;
  dstPortCode: string;
  isDanger: Lane['isDanger'];
}

export const emptySearch: SearchData = { orgPort: '', orgPortCode: '', dstPort: '', dstPortCode: '', isDanger: 'Y' };

export type SearchAsks = { fetchPorts: () => Promise<Port[]> };

/** The search card: two ports and whether the goods are dangerous (default yes); ports are fetched when a picker is first opened. */
export const searchMachine = setup({
  types: {} as {
    context: { data: SearchData; ports: Port[]; problems: Problems };
    input: { data?: Partial<SearchData> | undefined };
    events:
      | { type: 'picker.opened' }
      | { type: 'origin.chosen'; port: Pick<Port, 'code' | 'nameZh'> }
      | { type: 'destination.chosen'; port: Pick<Port, 'code' | 'nameZh'> }
      | { type: 'danger.chosen'; isDanger: Lane['isDanger'] }
      | { type: 'search.submitted' };
    children: { fetchPorts: 'fetchPorts' };
  },
  actors: { fetchPorts: ask<SearchAsks['fetchPorts']>() },
  guards: { isComplete: ({ context }) => searchedLane.safeParse(context.data).success },
  actions: {
    keepPorts: assign({ ports: (_, params: { output: Port[] }) => params.output }),
    keepOrigin: assign(({ context }, { port }: { port: Pick<Port, 'code' | 'nameZh'> }) => ({
      data: { ...context.data, orgPort: port.nameZh, orgPortCode: port.code },
      problems: {},
    })),
    keepDestination: assign(({ context }, { port }: { port: Pick<Port, 'code' | 'nameZh'> }) => ({
      data: { ...context.data, dstPort: port.nameZh, dstPortCode: port.code },
      problems: {},
    })),
    keepDanger: assign(({ context }, { isDanger }: { isDanger: Lane['isDanger'] }) => ({
      data: { ...context.data, isDanger },
    })),
    showProblems: assign({ problems: ({ context }) => problemsOf(searchedLane, context.data) }),
    focusProblem: tell<{ problems: Problems }>(),
    openResults: tell<{ data: SearchData }>(),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ data: { ...emptySearch, ...input.data }, ports: [], problems: {} }),
  initial: 'idle',
  on: {
    'origin.chosen': { actions: { type: 'keepOrigin', params: ({ event }) => event } },
    'destination.chosen': { actions: { type: 'keepDestination', params: ({ event }) => event } },
    'danger.chosen': { actions: { type: 'keepDanger', params: ({ event }) => event } },
    'search.submitted': [
      { guard: 'isComplete', actions: { type: 'openResults', params: ({ context }) => context } },
      { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
    ],
  },
  states: {
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
