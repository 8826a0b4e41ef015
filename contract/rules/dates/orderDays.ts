import type { Problems } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { day } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ServiceField, ServiceFields } from '#contract/services/definitions/serviceFields.ts';
import { isVisible } from '#contract/services/definitions/serviceFields.ts';

type Values = Readonly<Record<string, unknown>>;
type DayField = Extract<ServiceField, { kind: 'day' }>;

/** External limits on the days of an order, each a calendar day `YYYY-MM-DD` in China. */
export interface OrderCalendar {
  today?: string | undefined;
  /** Departure of the booked sailing; undefined if the order has no single departure. */
  departure?: string | undefined;
  /** The first deadline of that sailing by which goods must be ready; undefined without a sailing. */
  cutOff?: { nameZh: string; day: string } | undefined;
}

/** A limit on a day and the problem of a day beyond it; a deadline has a name. */
export interface Bound {
  day: string;
  problem: Problem;
  nameZh?: string | undefined;
}

const read = (typed: unknown): string | undefined => {
  const parsed = day.safeParse(typed);
  return parsed.success ? parsed.data : undefined;
};

const dayMs = 86_400_000;
/** The day a number of days after another. */
export const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const bound = (at: string | undefined, problem: Problem): Bound[] => (at ? [{ day: at, problem }] : []);

/** The upper limits of a field's day: the day it must not follow, and the deadline before that. */
const lastDaysOf = (until: DayField['until'], values: Values, { departure, cutOff }: OrderCalendar): Bound[] => {
  if (!until) return [];
  if (until.day === 'departure')
    return [
      ...bound(departure, until.problem),
      ...(cutOff ? [{ ...cutOff, problem: 'dateAfterCutOff' as const }] : []),
    ];
  const last = read(values[until.day]);
  const { closesDaysBefore } = until;
  const closing = last && closesDaysBefore ? daysAfter(last, -closesDaysBefore) : undefined;
  return [...bound(last, until.problem), ...bound(closing, 'dateAfterCutOff')];
};

const boundsOf = (field: DayField, values: Values, calendar: OrderCalendar): { from: Bound[]; to: Bound[] } => {
  const { since, until } = field;
  const { today } = calendar;
  return {
    from: [...(since ? bound(read(values[since]), 'dateTooEarly') : []), ...bound(today, 'datePast')],
    to: [
      ...lastDaysOf(until, values, calendar),
      ...(today ? bound(daysAfter(today, limits.orderDaysAheadMax), 'dateTooFar') : []),
    ],
  };
};

const dayFieldsOf = (fields: ServiceFields, values: Values) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'day' && isVisible(field, values) ? [[name, field] as const] : [],
  );

/** The first and the last allowed day of a field; undefined if unlimited. */
export const dayRangeOf = (
  field: DayField,
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

/** The first limit that the day in a field breaks; undefined for a day within its limits or an unreadable one. */
export const brokenBoundOf = (
  field: DayField,
  name: string,
  values: Values,
  calendar: OrderCalendar,
): Bound | undefined => {
  const at = read(values[name]);
  if (at === undefined) return undefined;
  const { from, to } = boundsOf(field, values, calendar);
  return from.find((one) => at < one.day) ?? to.find((one) => at > one.day);
};

/** Days of an order outside their limits, by dotted path; without a calendar they are compared only with each other. */
export const dayProblems = (fields: ServiceFields, values: Values, calendar: OrderCalendar = {}): Problems =>
  Object.fromEntries(
    dayFieldsOf(fields, values).flatMap(([name, field]) => {
      const broken = brokenBoundOf(field, name, values, calendar);
      return broken ? [[`details.${name}`, broken.problem]] : [];
    }),
  );
