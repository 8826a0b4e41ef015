import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { refusalMessage, serverFailure } from '#contract/protocol/apiError.ts';
import { ask } from '#machines/effects.ts';

export type DetailAsks<Value> = { fetchDetail: (of: { id: string }) => Promise<Value> };

type ServerFailure = ReturnType<typeof serverFailure>;

/** A machine for one detail that is fetched when it is opened: of many ids at most one is open, the last one wins. */
export const detailMachineOf = <Value>(id: string) =>
  setup({
    types: {} as {
      context: { id: string; value?: Value | undefined; refusal?: string | undefined; failure?: ServerFailure };
      /** An id is opened at once; `ahead` is its value, where it came with the document. */
      input: { id?: string | undefined; ahead?: Value | undefined };
      events: { type: 'detail.opened'; id: string } | { type: 'detail.closed' } | { type: 'retry.requested' };
      children: { fetchDetail: 'fetchDetail' };
    },
    actors: { fetchDetail: ask<DetailAsks<Value>['fetchDetail']>() },
    guards: {
      cameAhead: ({ context }) => context.value !== undefined,
      isAskedFor: ({ context }) => context.id !== '',
    },
    actions: {
      keepId: assign((_, params: { id: string }) => ({
        id: params.id,
        value: undefined,
        refusal: undefined,
        failure: undefined,
      })),
      keepValue: assign((_, params: { output: Value }) => ({ value: params.output })),
      keepRefusal: assign((_, params: { error: unknown }) => ({
        refusal: refusalMessage(params.error),
        failure: serverFailure(params.error),
      })),
      forget: assign({ id: '', value: undefined, refusal: undefined, failure: undefined }),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ id: input.id ?? '', value: input.ahead }),
    initial: 'beginning',
    on: {
      'detail.opened': {
        target: '.fetching',
        reenter: true,
        actions: { type: 'keepId', params: ({ event }) => event },
      },
    },
    states: {
      beginning: {
        always: [
          { guard: 'cameAhead', target: 'open' },
          { guard: 'isAskedFor', target: 'fetching' },
          { target: 'closed' },
        ],
      },
      closed: { entry: 'forget' },
      fetching: {
        tags: 'busy',
        invoke: {
          id: 'fetchDetail',
          src: 'fetchDetail',
          input: ({ context }) => context,
          onDone: { target: 'open', actions: { type: 'keepValue', params: ({ event }) => event } },
          onError: { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        },
        on: { 'detail.closed': 'closed' },
      },
      open: { on: { 'detail.closed': 'closed' } },
      failed: { on: { 'retry.requested': 'fetching', 'detail.closed': 'closed' } },
    },
  });

export type DetailActor<Value> = ActorRefFrom<ReturnType<typeof detailMachineOf<Value>>>;
