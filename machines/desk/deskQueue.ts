import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { QueueItem, QueueKind, SubjectKind } from '#contract/desk/queue.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request } from '#machines/effects.ts';

export type DeskQueueRequests = {
  fetchQueue: () => Promise<QueueItem[]>;
  claimItem: (of: { about: SubjectKind; subject: string; mine: boolean }) => Promise<unknown>;
};

/** Which items of the queue are shown. */
export interface QueueFilter {
  kind: QueueKind | 'all';
  owner: 'all' | 'mine' | 'free';
}

interface Claim {
  about: SubjectKind;
  subject: string;
  mine: boolean;
}

/** New items appear by themselves after this time. */
const pollMs = 20_000;

/** The items that a filter shows to a person. */
export const shownItems = (items: readonly QueueItem[], { kind, owner }: QueueFilter, login: string): QueueItem[] =>
  items.filter(
    (item) =>
      (kind === 'all' || item.kind === kind) &&
      (owner === 'all' || (owner === 'free' ? item.owner === null : item.owner?.login === login)),
  );

/** What waits at the desk: fetched again by itself, filtered, and claimed; a failed refresh leaves what is shown. */
export const deskQueueMachine = setup({
  types: {} as {
    context: {
      items: readonly QueueItem[];
      filter: QueueFilter;
      claim?: Claim | undefined;
      errorMessage?: string | undefined;
    };
    input: { filter?: QueueFilter | undefined };
    events:
      | { type: 'filter.changed'; filter: QueueFilter }
      | ({ type: 'item.claimed' } & Claim)
      | { type: 'retry.requested' };
    children: { fetchQueue: 'fetchQueue'; refetchQueue: 'fetchQueue'; claimItem: 'claimItem' };
  },
  actors: {
    fetchQueue: request<DeskQueueRequests['fetchQueue']>(),
    claimItem: request<DeskQueueRequests['claimItem']>(),
  },
  actions: {
    setItems: assign((_, params: { output: QueueItem[] }) => ({ items: params.output, errorMessage: undefined })),
    setFilter: assign((_, params: { filter: QueueFilter }) => ({ filter: params.filter })),
    setClaim: assign((_, { about, subject, mine }: Claim) => ({ claim: { about, subject, mine } })),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
  },
  delays: { nextLook: pollMs },
}).createMachine({
  id: 'deskQueue',
  context: ({ input }) => ({ items: [], filter: input.filter ?? { kind: 'all', owner: 'all' } }),
  initial: 'fetching',
  on: { 'filter.changed': { actions: { type: 'setFilter', params: ({ event }) => event } } },
  states: {
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchQueue',
        src: 'fetchQueue',
        onDone: { target: 'shown', actions: { type: 'setItems', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { on: { 'retry.requested': 'fetching' } },
    shown: {
      initial: 'resting',
      states: {
        resting: {
          after: { nextLook: 'refreshing' },
          on: {
            'item.claimed': { target: 'claiming', actions: { type: 'setClaim', params: ({ event }) => event } },
            'retry.requested': 'refreshing',
          },
        },
        claiming: {
          tags: 'busy',
          invoke: {
            id: 'claimItem',
            src: 'claimItem',
            input: ({ context }) => context.claim!,
            onDone: 'refreshing',
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        refreshing: {
          invoke: {
            id: 'refetchQueue',
            src: 'fetchQueue',
            onDone: { target: 'resting', actions: { type: 'setItems', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type DeskQueueActor = ActorRefFrom<typeof deskQueueMachine>;
