import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Place } from '#contract/desk/deskAddress.ts';
import type { FigureGroup, FigurePeriod, Figures, FiguresQuery } from '#contract/desk/figures/figures.ts';
import { figuresIn, figuresView, rangeProblems } from '#contract/desk/figures/figures.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { effect, request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type DeskFiguresRequests = { fetchFigures: (of: FiguresQuery) => Promise<Figures> };

type Days = Pick<FiguresQuery, 'from' | 'to'>;
type DayProblems = ReturnType<typeof rangeProblems>;

interface DeskFiguresContext {
  query: FiguresQuery;
  /** The typed days of a range. */
  days: Days;
  problems: DayProblems;
  figures?: Figures | undefined;
  errorMessage?: string | undefined;
}

/** The figures of a period: orders, revenue, rejections, and how soon orders were accepted, by group. */
export const deskFiguresMachine = setup({
  types: {} as {
    context: DeskFiguresContext;
    input: { view?: string | undefined };
    events:
      | { type: 'period.chosen'; period: FigurePeriod }
      | { type: 'group.chosen'; by: FigureGroup }
      | { type: 'day.changed'; name: keyof Days; value: string }
      | { type: 'range.submitted' }
      | { type: 'retry.requested' };
    children: { fetchFigures: 'fetchFigures' };
  },
  actors: { fetchFigures: request<DeskFiguresRequests['fetchFigures']>() },
  guards: {
    /** A range begins with the days that are shown. */
    isKnown: ({ context: { figures } }, { period }: { period: FigurePeriod }) =>
      period !== 'range' || figures !== undefined,
    isRange: ({ context: { query } }) => query.period === 'range',
    isFit: ({ context: { query, days } }) => query.period === 'range' && Object.keys(rangeProblems(days)).length === 0,
  },
  actions: {
    setPeriod: assign(({ context: { query, figures } }, { period }: { period: FigurePeriod }) => {
      const days = period === 'range' && figures ? { from: figures.from, to: figures.to } : { from: '', to: '' };
      return { query: { ...query, ...days, period }, days, problems: {} };
    }),
    setGroup: assign(({ context: { query } }, { by }: { by: FigureGroup }) => ({ query: { ...query, by } })),
    setDay: assign(({ context: { days } }, { name, value }: { name: keyof Days; value: string }) => ({
      days: { ...days, [name]: value },
      problems: {},
    })),
    setRange: assign(({ context: { query, days } }) => ({ query: { ...query, ...days }, problems: {} })),
    showProblems: assign({ problems: ({ context: { days } }) => rangeProblems(days) }),
    setFigures: assign((_, params: { output: Figures }) => ({ figures: params.output })),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    showAddress: effect<{ place: Place }>(),
    focusProblem: effect<{ problems: DayProblems }>(),
  },
}).createMachine({
  id: 'deskFigures',
  description: '经营数据：选一段时间与分组，看订单数、收入、成本与毛利，受理用时与拒绝原因，并可导出。',
  meta: {
    title: '经营数据',
    events: {
      'period.chosen': '选了时间段',
      'group.chosen': '选了分组',
      'day.changed': '改了起止日',
      'range.submitted': '点了查看',
    },
    guards: { isKnown: '起止日已知', isRange: '是自选起止日', isFit: '起止日有效' },
    requests: { fetchFigures: '统计' },
    effects: { showAddress: '更新地址栏' },
  } satisfies MachineNames,
  context: ({ input: { view = '' } }) => {
    const query = figuresIn(view);
    return { query, days: { from: query.from, to: query.to }, problems: {} };
  },
  initial: 'fetching',
  states: {
    fetching: {
      description: '统计中',
      tags: 'busy',
      entry: {
        type: 'showAddress',
        params: ({ context: { query } }) => ({ place: { section: 'figures', view: figuresView(query) } }),
      },
      invoke: {
        id: 'fetchFigures',
        src: 'fetchFigures',
        input: ({ context }) => context.query,
        onDone: { target: 'shown', actions: { type: 'setFigures', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
      // the latest choice wins, and its field keeps the focus
      on: {
        'period.chosen': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'fetching',
          reenter: true,
          actions: { type: 'setPeriod', params: ({ event }) => event },
        },
        'group.chosen': {
          target: 'fetching',
          reenter: true,
          actions: { type: 'setGroup', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: '没有取到数据',
      exit: 'clearErrorMessage',
      on: {
        'period.chosen': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'fetching',
          actions: { type: 'setPeriod', params: ({ event }) => event },
        },
        'group.chosen': { target: 'fetching', actions: { type: 'setGroup', params: ({ event }) => event } },
        'retry.requested': 'fetching',
      },
    },
    shown: {
      description: '数据',
      on: {
        'period.chosen': { target: 'fetching', actions: { type: 'setPeriod', params: ({ event }) => event } },
        'group.chosen': { target: 'fetching', actions: { type: 'setGroup', params: ({ event }) => event } },
        'day.changed': { guard: 'isRange', actions: { type: 'setDay', params: ({ event }) => event } },
        'range.submitted': [
          { guard: 'isFit', target: 'fetching', actions: 'setRange' },
          {
            guard: 'isRange',
            actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }],
          },
        ],
        'retry.requested': 'fetching',
      },
    },
  },
});

export type DeskFiguresActor = ActorRefFrom<typeof deskFiguresMachine>;
