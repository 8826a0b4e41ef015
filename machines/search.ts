import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Port } from '#contract/basic.ts';
import type { Lane } from '#contract/commerce.ts';
import type { Problems } from '#contract/fields.ts';
import { laneProblems, portNamed } from '#contract/lane.ts';
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

type Typed = Pick<SearchData, 'orgPort' | 'dstPort' | 'isDanger'>;

export type SearchAsks = { fetchPorts: () => Promise<Port[]> };

const withNamed = (data: SearchData, ports: readonly Port[]): SearchData => {
  const origin = portNamed(
    ports.filter((port) => port.loading),
    data.orgPortCode || data.orgPort,
  );
  const destination = portNamed(
    ports.filter((port) => port.discharging),
    data.dstPortCode || data.dstPort,
  );
  return {
    ...data,
    ...(origin && { orgPort: origin.nameZh, orgPortCode: origin.code }),
    ...(destination && { dstPort: destination.nameZh, dstPortCode: destination.code }),
  };
};

const isComplete = (data: SearchData): boolean => Object.keys(laneProblems(data)).length === 0;

/** The search card: two ports, dangerous or not (default yes); ports are fetched for a picker or for typed names. */
export const searchMachine = setup({
  types: {} as {
    context: { data: SearchData; ports: Port[]; problems: Problems };
    input: { data?: Partial<SearchData> | undefined };
    events:
      | { type: 'picker.opened' }
      | { type: 'origin.chosen'; port: Pick<Port, 'code' | 'nameZh'> }
      | { type: 'destination.chosen'; port: Pick<Port, 'code' | 'nameZh'> }
      | { type: 'ports.swapped' }
      | { type: 'danger.chosen'; isDanger: Lane['isDanger'] }
      | { type: 'search.submitted' }
      /** What the plain form held before the page answered: names as they were typed. */
      | ({ type: 'typing.recovered' } & Typed);
    children: { fetchPorts: 'fetchPorts'; fetchNamed: 'fetchPorts' };
  },
  actors: { fetchPorts: ask<SearchAsks['fetchPorts']>() },
  guards: {
    isComplete: ({ context }) => isComplete(context.data),
    /** Both ports are named, but not each by its code. */
    isNamed: ({ context: { data } }) =>
      (data.orgPortCode === '' || data.dstPortCode === '') &&
      [data.orgPortCode || data.orgPort, data.dstPortCode || data.dstPort].every((name) => name !== ''),
    areKnown: ({ context }, params: { output: Port[] }) => isComplete(withNamed(context.data, params.output)),
    hasPort: ({ context: { data } }) => data.orgPort + data.orgPortCode + data.dstPort + data.dstPortCode !== '',
  },
  actions: {
    keepPorts: assign({ ports: (_, params: { output: Port[] }) => params.output }),
    keepNamed: assign({ data: ({ context }) => withNamed(context.data, context.ports) }),
    keepOrigin: assign(({ context }, { port }: { port: Pick<Port, 'code' | 'nameZh'> }) => ({
      data: { ...context.data, orgPort: port.nameZh, orgPortCode: port.code },
      problems: {},
    })),
    keepDestination: assign(({ context }, { port }: { port: Pick<Port, 'code' | 'nameZh'> }) => ({
      data: { ...context.data, dstPort: port.nameZh, dstPortCode: port.code },
      problems: {},
    })),
    swapPorts: assign(({ context: { data } }) => ({
      data: {
        ...data,
        orgPort: data.dstPort,
        orgPortCode: data.dstPortCode,
        dstPort: data.orgPort,
        dstPortCode: data.orgPortCode,
      },
      problems: {},
    })),
    keepDanger: assign(({ context }, { isDanger }: { isDanger: Lane['isDanger'] }) => ({
      data: { ...context.data, isDanger },
    })),
    keepTyped: assign(({ context: { data } }, { orgPort, dstPort, isDanger }: Typed) => ({
      data: {
        orgPort,
        orgPortCode: orgPort === data.orgPort ? data.orgPortCode : '',
        dstPort,
        dstPortCode: dstPort === data.dstPort ? data.dstPortCode : '',
        isDanger,
      },
    })),
    showProblems: assign({ problems: ({ context }) => laneProblems(context.data) }),
    focusProblem: tell<{ problems: Problems }>(),
    openResults: tell<{ data: SearchData }>(),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ data: { ...emptySearch, ...input.data }, ports: [], problems: {} }),
  initial: 'beginning',
  on: {
    'origin.chosen': { actions: { type: 'keepOrigin', params: ({ event }) => event } },
    'destination.chosen': { actions: { type: 'keepDestination', params: ({ event }) => event } },
    'ports.swapped': { guard: 'hasPort', actions: 'swapPorts' },
    'danger.chosen': { actions: { type: 'keepDanger', params: ({ event }) => event } },
    'typing.recovered': { actions: { type: 'keepTyped', params: ({ event }) => event } },
    'search.submitted': [
      { guard: 'isComplete', actions: { type: 'openResults', params: ({ context }) => context } },
      { guard: 'isNamed', target: '.naming' },
      { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
    ],
  },
  states: {
    beginning: { always: [{ guard: 'isNamed', target: 'naming' }, { target: 'idle' }] },
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
              { type: 'keepPorts', params: ({ event }) => event },
              'keepNamed',
              { type: 'openResults', params: ({ context }) => context },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'keepPorts', params: ({ event }) => event },
              'keepNamed',
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
