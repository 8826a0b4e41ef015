import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Place } from '#contract/desk/deskAddress.ts';
import type { GivenThing } from '#contract/desk/lists/giveMany.ts';
import type { ListFilter, ListKind } from '#contract/desk/lists/lists.ts';
import { listSubjects, viewIn, viewQuery } from '#contract/desk/lists/lists.ts';
import type { ListStart, SavedView } from '#contract/desk/lists/savedViews.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { effect, request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';
import type { DeskListContext, DeskListRequests, Direction, ListPage, ViewAct } from './deskListRules.ts';
import {
  afterGiving,
  givingOf,
  nameProblemOf,
  noneSelected,
  sentOf,
  startedWith,
  viewedAs,
  viewProblemOf,
  withViews,
} from './deskListRules.ts';

/** A list of the desk: searched, filtered, sorted, page by page; its views are saved under names. */
export const deskListMachine = setup({
  types: {} as {
    context: DeskListContext;
    input: { list: ListKind; view?: string | undefined };
    events:
      | { type: 'filter.changed'; filter: ListFilter }
      | { type: 'columns.changed'; columns: readonly string[] }
      | { type: 'view.chosen'; id: string }
      | { type: 'view.edited'; act: ViewAct }
      | { type: 'rows.selected'; keys: readonly string[]; isSelected: boolean }
      | { type: 'rows.given'; to: string | null }
      | { type: 'page.turned'; to: Direction }
      | { type: 'retry.requested' };
    children: { fetchStart: 'fetchStart'; fetchRows: 'fetchRows'; sendView: 'sendView'; sendGiven: 'sendGiven' };
  },
  actors: {
    fetchStart: request<DeskListRequests['fetchStart']>(),
    fetchRows: request<DeskListRequests['fetchRows']>(),
    sendView: request<DeskListRequests['sendView']>(),
    sendGiven: request<DeskListRequests['sendGiven']>(),
  },
  guards: {
    isStarted: ({ context }) => context.views !== undefined,
    hasPage: ({ context: { next, cursors } }, { to }: { to: Direction }) =>
      to === 'next' ? next !== null : cursors.length > 0,
    isGivable: ({ context: { list, selected } }) => listSubjects[list] !== null && selected.length > 0,
    isNamed: (_, { act }: { act: ViewAct }) => act.do === 'remove' || nameProblemOf(act.name) === undefined,
  },
  actions: {
    setStart: assign(({ context }, { output }: { output: ListStart }) => startedWith(context, output)),
    setPage: assign((_, { output: { rows, next } }: { output: ListPage }) => ({ rows, next, errorMessage: undefined })),
    setSelected: assign(
      ({ context: { selected } }, { keys, isSelected }: { keys: readonly string[]; isSelected: boolean }) => ({
        selected: [...selected.filter((key) => !keys.includes(key)), ...(isSelected ? keys : [])],
        given: undefined,
      }),
    ),
    setGivenTo: assign((_, { to }: { to: string | null }) => ({
      givenTo: to,
      given: undefined,
      errorMessage: undefined,
    })),
    setGiven: assign((_, { output }: { output: GivenThing[] }) => afterGiving(output)),
    setFilter: assign((_, { filter }: { filter: ListFilter }) => ({ filter, cursors: [], ...noneSelected })),
    setColumns: assign((_, { columns }: { columns: readonly string[] }) => ({ columns })),
    setView: assign(({ context }, { id }: { id: string }) => viewedAs(context, id)),
    setAct: assign((_, { act }: { act: ViewAct }) => ({ act, nameProblem: undefined, errorMessage: undefined })),
    setViews: assign(({ context }, { output }: { output: SavedView[] }) => withViews(context, output)),
    setNameProblem: assign({
      nameProblem: (_, { act }: { act: ViewAct }) => (act.do === 'save' ? nameProblemOf(act.name) : undefined),
    }),
    setViewError: assign((_, params: { error: unknown }) => viewProblemOf(params.error)),
    turnPage: assign(({ context: { next, cursors } }, { to }: { to: Direction }) => ({
      cursors: to === 'next' ? [...cursors, next!] : cursors.slice(0, -1),
      ...noneSelected,
    })),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    showAddress: effect<{ place: Place }>(),
  },
}).createMachine({
  id: 'deskList',
  description:
    '工作台的列表：搜索，筛选，排序，选列，逐页查看，导出，为选中的多项指定经办人；视图可以保存、更名、设为默认与删除。',
  meta: {
    title: '工作台列表',
    events: {
      'filter.changed': '改了搜索、筛选或排序',
      'columns.changed': '改了显示的列',
      'view.chosen': '选了视图',
      'view.edited': '保存、更名或删除视图',
      'rows.selected': '选中或取消一些行',
      'rows.given': '认领、转交或放回选中的',
      'page.turned': '翻页',
    },
    guards: { isStarted: '已有视图', hasPage: '还有一页', isNamed: '名称有效', isGivable: '选中了有经办人的行' },
    requests: { fetchStart: '加载视图与同事', fetchRows: '加载一页', sendView: '提交视图', sendGiven: '提交经办人' },
    effects: { showAddress: '更新地址栏' },
  } satisfies MachineNames,
  context: ({ input: { list, view = '' } }) => ({
    list,
    ...viewIn(list, view),
    addressed: view,
    viewId: '',
    selected: [],
    givenTo: null,
    cursors: [],
    rows: [],
    next: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: '加载视图',
      tags: 'busy',
      invoke: {
        id: 'fetchStart',
        src: 'fetchStart',
        input: ({ context: { list } }) => ({ list }),
        onDone: { target: 'fetching', actions: { type: 'setStart', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    fetching: {
      description: '加载一页',
      tags: 'busy',
      entry: {
        type: 'showAddress',
        params: ({ context: { list, ...view } }) => ({ place: { section: list, view: viewQuery(list, view) } }),
      },
      invoke: {
        id: 'fetchRows',
        src: 'fetchRows',
        input: ({ context: { list, filter, cursors } }) => ({ list, filter, after: cursors.at(-1) }),
        onDone: { target: 'shown', actions: { type: 'setPage', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
      on: {
        'filter.changed': {
          target: 'fetching',
          reenter: true,
          actions: { type: 'setFilter', params: ({ event }) => event },
        },
        'view.chosen': {
          target: 'fetching',
          reenter: true,
          actions: { type: 'setView', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: '加载失败',
      exit: 'clearErrorMessage',
      on: {
        'filter.changed': {
          guard: 'isStarted',
          target: 'fetching',
          actions: { type: 'setFilter', params: ({ event }) => event },
        },
        'retry.requested': [{ guard: 'isStarted', target: 'fetching' }, { target: 'opening' }],
      },
    },
    shown: {
      description: '列表',
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          on: {
            'filter.changed': {
              target: '#deskList.fetching',
              actions: { type: 'setFilter', params: ({ event }) => event },
            },
            'columns.changed': {
              actions: [
                { type: 'setColumns', params: ({ event }) => event },
                {
                  type: 'showAddress',
                  params: ({ context: { list, filter }, event: { columns } }) => ({
                    place: { section: list, view: viewQuery(list, { filter, columns }) },
                  }),
                },
              ],
            },
            'view.chosen': {
              target: '#deskList.fetching',
              actions: { type: 'setView', params: ({ event }) => event },
            },
            'view.edited': [
              {
                guard: { type: 'isNamed', params: ({ event }) => event },
                target: 'savingView',
                actions: { type: 'setAct', params: ({ event }) => event },
              },
              { actions: { type: 'setNameProblem', params: ({ event }) => event } },
            ],
            'rows.selected': { actions: { type: 'setSelected', params: ({ event }) => event } },
            'rows.given': {
              guard: 'isGivable',
              target: 'giving',
              actions: { type: 'setGivenTo', params: ({ event }) => event },
            },
            'page.turned': {
              guard: { type: 'hasPage', params: ({ event }) => event },
              target: '#deskList.fetching',
              actions: { type: 'turnPage', params: ({ event }) => event },
            },
            'retry.requested': '#deskList.fetching',
          },
        },
        giving: {
          description: '提交经办人',
          tags: 'busy',
          invoke: {
            id: 'sendGiven',
            src: 'sendGiven',
            input: ({ context }) => givingOf(context),
            // the current rows are shown with the result of each
            onDone: { target: '#deskList.fetching', actions: { type: 'setGiven', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        savingView: {
          description: '提交视图',
          tags: 'busy',
          invoke: {
            id: 'sendView',
            src: 'sendView',
            input: ({ context }) => sentOf(context),
            onDone: { target: 'resting', actions: { type: 'setViews', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'setViewError', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type DeskListActor = ActorRefFrom<typeof deskListMachine>;
