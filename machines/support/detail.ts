import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { apiErrorMessage, serverFailure } from '#contract/protocol/apiError.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type DetailRequests<Value> = { fetchDetail: (of: { id: string }) => Promise<Value> };

type ServerFailure = ReturnType<typeof serverFailure>;

/** A machine for one detail that is fetched when opened: at most one id is open, the last one wins. */
export const detailMachineOf = <Value>(id: string) =>
  setup({
    types: {} as {
      context: { id: string; value?: Value | undefined; errorMessage?: string | undefined; failure?: ServerFailure };
      /** The id to open at once; `initialData` is its value if it came with the document. */
      input: { id?: string | undefined; initialData?: Value | undefined };
      events: { type: 'detail.opened'; id: string } | { type: 'detail.closed' } | { type: 'retry.requested' };
      children: { fetchDetail: 'fetchDetail' };
    },
    actors: { fetchDetail: request<DetailRequests<Value>['fetchDetail']>() },
    guards: {
      isPreloaded: ({ context }) => context.value !== undefined,
      hasId: ({ context }) => context.id !== '',
    },
    actions: {
      setId: assign((_, params: { id: string }) => ({
        id: params.id,
        value: undefined,
        errorMessage: undefined,
        failure: undefined,
      })),
      setValue: assign((_, params: { output: Value }) => ({ value: params.output })),
      setErrorMessage: assign((_, params: { error: unknown }) => ({
        errorMessage: apiErrorMessage(params.error),
        failure: serverFailure(params.error),
      })),
      clear: assign({ id: '', value: undefined, errorMessage: undefined, failure: undefined }),
    },
  }).createMachine({
    id,
    description: '展开一条内容看详情，同一时间最多展开一条。',
    meta: {
      title: '详情',
      events: { 'detail.opened': '展开一条', 'detail.closed': '收起' },
      guards: { hasId: '地址已指定一条' },
      requests: { fetchDetail: '加载详情' },
    } satisfies MachineNames,
    context: ({ input }) => ({ id: input.id ?? '', value: input.initialData }),
    initial: 'beginning',
    on: {
      'detail.opened': {
        target: '.fetching',
        reenter: true,
        actions: { type: 'setId', params: ({ event }) => event },
      },
    },
    states: {
      beginning: {
        description: '是否已有数据',
        always: [
          { guard: 'isPreloaded', target: 'open' },
          { guard: 'hasId', target: 'fetching' },
          { target: 'closed' },
        ],
      },
      closed: { description: '已收起', entry: 'clear' },
      fetching: {
        description: '加载中',
        tags: 'busy',
        invoke: {
          id: 'fetchDetail',
          src: 'fetchDetail',
          input: ({ context }) => context,
          onDone: { target: 'open', actions: { type: 'setValue', params: ({ event }) => event } },
          onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
        },
        on: { 'detail.closed': 'closed' },
      },
      open: { description: '已展开', on: { 'detail.closed': 'closed' } },
      failed: { description: '加载失败', on: { 'retry.requested': 'fetching', 'detail.closed': 'closed' } },
    },
  });

export type DetailActor<Value> = ActorRefFrom<ReturnType<typeof detailMachineOf<Value>>>;
