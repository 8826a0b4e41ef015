import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { refusalMessage } from '#contract/refusal.ts';
import { ask } from './world.ts';

export interface Page<Row> {
  total: number;
  rows: Row[];
}

/** What a list asks: the rows of one page of a query; pages count from 1. */
export type ListAsks<Query, Row> = {
  fetchRows: (of: { query: Query; page: number }) => Promise<Page<Row>>;
};

/** A machine for any list that is fetched page by page: the last query wins, a failure keeps the rows it had. */
export const listMachineOf = <Query, Row>(id: string) =>
  setup({
    types: {} as {
      context: { query: Query; page: number; total: number; rows: Row[]; refusal?: string | undefined };
      /** `ahead`: the first page, where it came with the document. */
      input: { query: Query; ahead?: Page<Row> | undefined };
      events:
        | { type: 'query.changed'; query: Query }
        | { type: 'page.requested'; page: number }
        | { type: 'retry.requested' };
      children: { fetchRows: 'fetchRows' };
    },
    actors: { fetchRows: ask<ListAsks<Query, Row>['fetchRows']>() },
    guards: {
      isEmpty: (_, params: { output: Page<Row> }) => params.output.rows.length === 0,
      cameAhead: ({ context }) => context.rows.length > 0,
    },
    actions: {
      keepQuery: assign((_, params: { query: Query }) => ({ query: params.query, page: 1 })),
      keepPage: assign((_, params: { page: number }) => ({ page: params.page })),
      keepRows: assign((_, params: { output: Page<Row> }) => ({ ...params.output, refusal: undefined })),
      keepRefusal: assign((_, params: { error: unknown }) => ({
        refusal: refusalMessage(params.error),
      })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ query: input.query, page: 1, total: 0, rows: [], ...input.ahead }),
    initial: 'beginning',
    on: {
      'query.changed': {
        target: '.fetching',
        reenter: true,
        actions: { type: 'keepQuery', params: ({ event }) => event },
      },
    },
    states: {
      beginning: { always: [{ guard: 'cameAhead', target: 'filled' }, { target: 'fetching' }] },
      fetching: {
        tags: 'busy',
        invoke: {
          id: 'fetchRows',
          src: 'fetchRows',
          input: ({ context }) => ({ query: context.query, page: context.page }),
          onDone: [
            {
              guard: { type: 'isEmpty', params: ({ event }) => event },
              target: 'empty',
              actions: { type: 'keepRows', params: ({ event }) => event },
            },
            { target: 'filled', actions: { type: 'keepRows', params: ({ event }) => event } },
          ],
          onError: { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        },
      },
      empty: {},
      filled: {
        on: {
          'page.requested': { target: 'fetching', actions: { type: 'keepPage', params: ({ event }) => event } },
        },
      },
      failed: { on: { 'retry.requested': 'fetching' } },
    },
  });

export type ListActor<Query, Row> = ActorRefFrom<ReturnType<typeof listMachineOf<Query, Row>>>;
