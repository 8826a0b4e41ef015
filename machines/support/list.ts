import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { refusalMessage } from '#contract/protocol/apiError.ts';
import { ask } from '#machines/effects.ts';

export interface Page<Row, More = undefined> {
  total: number;
  rows: Row[];
  /** What comes with the rows and is not of one of them, such as what they could be narrowed to. */
  more?: More | undefined;
}

/** What a list asks: the rows of one page of a query; pages count from 1. */
export type ListAsks<Query, Row, More = undefined> = {
  fetchRows: (of: { query: Query; page: number }) => Promise<Page<Row, More>>;
};

/** A machine for any list that is fetched page by page: the last query wins, a failure keeps the rows it had. */
export const listMachineOf = <Query, Row, More = undefined>(id: string) =>
  setup({
    types: {} as {
      context: Page<Row, More> & { query: Query; page: number; refusal?: string | undefined };
      /** `page`: the one to begin with, the first unless told; `ahead`: its rows, where they came with the document. */
      input: { query: Query; page?: number | undefined; ahead?: Page<Row, More> | undefined };
      events:
        | { type: 'query.changed'; query: Query; page?: number | undefined }
        | { type: 'page.requested'; page: number }
        | { type: 'retry.requested' };
      children: { fetchRows: 'fetchRows' };
    },
    actors: { fetchRows: ask<ListAsks<Query, Row, More>['fetchRows']>() },
    guards: {
      isEmpty: (_, params: { output: Page<Row, More> }) => params.output.rows.length === 0,
      cameAhead: ({ context }) => context.rows.length > 0,
    },
    actions: {
      keepQuery: assign((_, { query, page = 1 }: { query: Query; page?: number | undefined }) => ({ query, page })),
      keepPage: assign((_, params: { page: number }) => ({ page: params.page })),
      keepRows: assign((_, params: { output: Page<Row, More> }) => ({ ...params.output, refusal: undefined })),
      keepRefusal: assign((_, params: { error: unknown }) => ({
        refusal: refusalMessage(params.error),
      })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ query: input.query, page: input.page ?? 1, total: 0, rows: [], ...input.ahead }),
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

export type ListActor<Query, Row, More = undefined> = ActorRefFrom<ReturnType<typeof listMachineOf<Query, Row, More>>>;
