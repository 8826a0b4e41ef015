import type { Problems } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { day } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { LineField, LineFields } from '#contract/services/definitions/serviceFields.ts';
import { isAsked } from '#contract/services/definitions/serviceFields.ts';

type Values = Readonly<Record<string, unknown>>;

/** What bounds the days of an order from outside its form, each a calendar day `YYYY-MM-DD` in China. */
export interface OrderCalendar {
  today?: string | undefined;
  /** When the sailing that is booked leaves; undefined where the order is for no single departure. */
  departure?: string | undefined;
}

interface Bound {
  day: string;
  problem: Problem;
}

const read = (typed: unknown): string | undefined => {
  const parsed = day.safeParse(typed);
  return parsed.success ? parsed.data : undefined;
};

const dayMs = 86_400_000;
const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const bound = (at: string | undefined, problem: Problem): Bound[] => (at ? [{ day: at, problem }] : []);

const boundsOf = (
  field: Extract<LineField, { kind: 'day' }>,
  values: Values,
  { today, departure }: OrderCalendar,
): { from: Bound[]; to: Bound[] } => {
  const { since, until } = field;
  const last = until?.day === 'departure' ? departure : until && read(values[until.day]);
  return {
    from: [...(since ? bound(read(values[since]), 'dateTooEarly') : []), ...bound(today, 'datePast')],
    to: [
      ...(until ? bound(last, until.problem) : []),
      ...(today ? bound(daysAfter(today, limits.orderDaysAheadMax), 'dateTooFar') : []),
    ],
  };
};

const dayFieldsOf = (fields: LineFields, values: Values) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'day' && isAsked(field, values) ? [[name, field] as const] : [],
  );

/** The first and the last day that a field can be; undefined where nothing bounds it. */
export const dayRangeOf = (
  field: Extract<LineField, { kind: 'day' }>,
  values: Values,
  calendar: OrderCalendar,
): { min: string | undefined; max: string | undefined } => {
  const { from, to } = boundsOf(field, values, calendar);
  return {
    min: from
      .map((one) => one.day)
      .toSorted()
      .at(-1),
    max: to.map((one) => one.day).toSorted()[0],
  };
};

/** The days of an order that are outside what bounds them, by dotted path; without a calendar only by each other. */
export const dayProblems = (fields: LineFields, values: Values, calendar: OrderCalendar = {}): Problems =>
  Object.fromEntries(
    dayFieldsOf(fields, values).flatMap(([name, field]) => {
      const at = read(values[name]);
      if (at === undefined) return [];
      const { from, to } = boundsOf(field, values, calendar);
      const broken = from.find((one) => at < one.day) ?? to.find((one) => at > one.day);
      return broken ? [[`details.${name}`, broken.problem]] : [];
    }),
  );
