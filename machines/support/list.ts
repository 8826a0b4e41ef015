import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export interface Page<Row, More = undefined> {
  total: number;
  rows: Row[];
  /** Data that come with the rows but belong to the whole list, such as its filter options. */
  more?: More | undefined;
}

/** The request of a list: one page of a query; pages count from 1. */
export type ListRequests<Query, Row, More = undefined> = {
  fetchRows: (of: { query: Query; page: number }) => Promise<Page<Row, More>>;
};

/** A machine for a list that is fetched page by page: the last query wins, a failure leaves the rows. */
export const listMachineOf = <Query, Row, More = undefined>(id: string) =>
  setup({
    types: {} as {
      context: Page<Row, More> & { query: Query; page: number; errorMessage?: string | undefined };
      /** `page`: the first page to show, default 1; `initialData`: its rows if they came with the document. */
      input: { query: Query; page?: number | undefined; initialData?: Page<Row, More> | undefined };
      events:
        | { type: 'query.changed'; query: Query; page?: number | undefined }
        | { type: 'page.requested'; page: number }
        | { type: 'retry.requested' };
      children: { fetchRows: 'fetchRows' };
    },
    actors: { fetchRows: request<ListRequests<Query, Row, More>['fetchRows']>() },
    guards: {
      isEmpty: (_, params: { output: Page<Row, More> }) => params.output.rows.length === 0,
      isPreloaded: ({ context }) => context.rows.length > 0,
    },
    actions: {
      setQuery: assign((_, { query, page = 1 }: { query: Query; page?: number | undefined }) => ({ query, page })),
      setPage: assign((_, params: { page: number }) => ({ page: params.page })),
      setRows: assign((_, params: { output: Page<Row, More> }) => ({ ...params.output, errorMessage: undefined })),
      setErrorMessage: assign((_, params: { error: unknown }) => ({
        errorMessage: apiErrorMessage(params.error),
      })),
    },
  }).createMachine({
    id,
    description: '网站上各种列表的加载、翻页、没有结果与加载失败。',
    meta: {
      title: '列表',
      events: { 'query.changed': '改了查询条件', 'page.requested': '翻页' },
      guards: { isEmpty: '没有结果' },
      requests: { fetchRows: '加载一页' },
    } satisfies MachineNames,
    context: ({ input }) => ({ query: input.query, page: input.page ?? 1, total: 0, rows: [], ...input.initialData }),
    initial: 'beginning',
    on: {
      'query.changed': {
        target: '.fetching',
        reenter: true,
        actions: { type: 'setQuery', params: ({ event }) => event },
      },
    },
    states: {
      beginning: {
        description: '是否已有数据',
        always: [{ guard: 'isPreloaded', target: 'filled' }, { target: 'fetching' }],
      },
      fetching: {
        description: '加载中',
        tags: 'busy',
        invoke: {
          id: 'fetchRows',
          src: 'fetchRows',
          input: ({ context }) => ({ query: context.query, page: context.page }),
          onDone: [
            {
              guard: { type: 'isEmpty', params: ({ event }) => event },
              target: 'empty',
              actions: { type: 'setRows', params: ({ event }) => event },
            },
            { target: 'filled', actions: { type: 'setRows', params: ({ event }) => event } },
          ],
          onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
        },
      },
      empty: { description: '无结果' },
      filled: {
        description: '有结果',
        on: {
          'page.requested': { target: 'fetching', actions: { type: 'setPage', params: ({ event }) => event } },
        },
      },
      failed: { description: '加载失败', on: { 'retry.requested': 'fetching' } },
    },
  });

export type ListActor<Query, Row, More = undefined> = ActorRefFrom<ReturnType<typeof listMachineOf<Query, Row, More>>>;
