import * as z from 'zod/mini';
import type { DeskProblem } from '#contract/desk/deskProblems.ts';
import { figureDaysMax } from '#contract/desk/deskLimits.ts';
import { managers } from '#contract/desk/staffRoles.ts';
import { calendarDayTyped } from '#contract/protocol/calendarDay.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { daysAfter } from '#contract/rules/dates/orderDays.ts';

/** The periods of the figures, in calendar days of China; a range has its first and last day. */
export const figurePeriods = ['thisMonth', 'lastMonth', 'last90Days', 'range'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** What the orders are grouped by. */
export const figureGroups = ['service', 'lane', 'customer', 'colleague'] as const;
export type FigureGroup = (typeof figureGroups)[number];

const typedDay = z._default(z.pipe(z.string().check(z.maxLength(20)), z.transform(calendarDayTyped)), '');

const query = z.object({
  period: z._default(z.enum(figurePeriods), 'thisMonth'),
  from: typedDay,
  to: typedDay,
  by: z._default(z.enum(figureGroups), 'service'),
});
export type FiguresQuery = z.output<typeof query>;

/** The figures that an address describes; what it lacks, or what is not known in it, is as at first. */
export const figuresIn = (view: string): FiguresQuery => {
  const given = new URLSearchParams(view);
  const valueOf = <T>(name: keyof FiguresQuery, schema: z.ZodMiniType<T>): T => {
    const parsed = schema.safeParse(given.get(name) ?? undefined);
    return parsed.success ? parsed.data : schema.parse(undefined);
  };
  const { period, from, to, by } = query.shape;
  return {
    period: valueOf('period', period),
    from: valueOf('from', from),
    to: valueOf('to', to),
    by: valueOf('by', by),
  };
};

/** The query of figures, for an address: the days of a range only. */
export const figuresView = ({ period, from, to, by }: FiguresQuery): string =>
  new URLSearchParams({ period, by, ...(period === 'range' && { from, to }) }).toString();

type RangeProblems = Partial<Record<'from' | 'to', Problem | DeskProblem>>;

/** What is wrong with the days of a range, by field: its last day is not before the first, and it has at most two years. */
export const rangeProblems = ({ from, to }: Pick<FiguresQuery, 'from' | 'to'>): RangeProblems => {
  const problems: RangeProblems = {};
  for (const [name, day] of Object.entries({ from, to })) {
    if (day === '') problems[name as 'from' | 'to'] = 'notChosen';
    else if (!z.iso.date().safeParse(day).success) problems[name as 'from' | 'to'] = 'dateInvalid';
  }
  if (Object.keys(problems).length > 0) return problems;
  if (to < from) return { to: 'daysReversed' };
  return to > daysAfter(from, figureDaysMax - 1) ? { to: 'daysTooMany' } : {};
};

/** The first and the last calendar day of a period at an instant. */
export const daysOfPeriod = ({ period, from, to }: FiguresQuery, now: Date): { from: string; to: string } => {
  const today = chinaDayOf(now);
  const first = `${today.slice(0, 8)}01`;
  switch (period) {
    case 'thisMonth':
      return { from: first, to: today };
    case 'lastMonth': {
      const last = daysAfter(first, -1);
      return { from: `${last.slice(0, 8)}01`, to: last };
    }
    case 'last90Days':
      return { from: daysAfter(today, -89), to: today };
    default:
      return { from, to };
  }
};

/** The figures of a group of orders; amounts are fen. */
const figureRow = z.object({
  /** The code of a service, a lane, the id of a customer or a colleague; empty for orders that nobody has taken. */
  key: z.string(),
  nameZh: z.string(),
  /** All orders placed in the period. */
  orders: z.int(),
  /** Those of them that are carried out, or were: the ones with revenue. */
  carried: z.int(),
  /** Those carried out for which no cost is recorded. */
  uncosted: z.int(),
  /**
   * The price of those orders as ordered, and the price corrections that were approved and the waivers that were
   * issued in the period, whenever their orders were placed.
   */
  revenue: z.int(),
  /** The corrections and waivers in it. */
  adjusted: z.int(),
  /** The revenue of the orders with a recorded cost, from which the margin is computed. */
  costedRevenue: z.int(),
  cost: z.int(),
  /** How many were accepted, and how many of them by the promise. */
  accepted: z.int(),
  prompt: z.int(),
  /** Seconds from order to acceptance; null where none was accepted. */
  median: z.nullable(z.int()),
  ninetieth: z.nullable(z.int()),
});
export type FigureRow = z.output<typeof figureRow>;

/** The margin of the orders whose cost is recorded, in fen, and its share of their revenue; null where no cost is. */
export const marginOf = ({ carried, uncosted, costedRevenue, cost }: FigureRow) => {
  if (carried === uncosted && costedRevenue === 0) return null;
  const margin = costedRevenue - cost;
  return { margin, rate: costedRevenue === 0 ? null : margin / costedRevenue };
};

const figures = z.object({
  /** The calendar days in China, both included. */
  from: z.string(),
  to: z.string(),
  total: figureRow,
  /** The groups with the highest revenue, and how many others there are. */
  rows: z.array(figureRow),
  others: z.int(),
  /** Why orders of the period were rejected, the commonest first. */
  rejections: z.array(z.object({ reason: z.string(), orders: z.int() })),
  /** Orders whose figures are still being computed, which are in none of the sums. */
  uncounted: z.int(),
  /** What dollars were converted by; null if the company has no rate. */
  exchangeRate: z.nullable(z.object({ cnyPerUsd: z.number(), sourceZh: z.string(), publishedOn: z.string() })),
});
export type Figures = z.output<typeof figures>;

const checked = (payload: z.core.ParsePayload<FiguresQuery>): void => {
  if (payload.value.period !== 'range') return;
  for (const [name, message] of Object.entries(rangeProblems(payload.value)))
    payload.issues.push({ code: 'custom', path: [name], message, input: payload.value });
};

export const deskFigures = endpoint({
  method: 'post',
  path: '/api-platform/desk/figures',
  summary: '一段时间的经营数据：按服务、航线、客户或经办人的订单数、收入、成本与毛利，受理用时，拒绝原因',
  session: 'staff',
  roles: managers,
  payload: 'body',
  input: query.check(checked),
  output: figures,
});

export const deskFiguresFile = endpoint({
  method: 'get',
  path: '/api-platform/desk/figures/file',
  summary: '导出经营数据（CSV 或 XLSX），单元格均为文本，打开时不执行公式',
  session: 'staff',
  roles: managers,
  payload: 'query',
  returnsFile: true,
  input: z.extend(query, { format: z.enum(['csv', 'xlsx']) }).check(checked),
  output: file,
});
