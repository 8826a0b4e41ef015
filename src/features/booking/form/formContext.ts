import type { FieldProblem } from '#contract/protocol/fields.ts';
import type { LineDefinition, OrderFacts, PartyName } from '#contract/services/definitions/serviceDefinition.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { OrderCalendar } from '#contract/rules/dates/orderDays.ts';
import type { FieldPattern } from '#src/features/booking/messages.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';

type Numbered<Pattern extends string> = Pattern extends `${infer Head}#${infer Tail}`
  ? `${Head}${number}${Tail}`
  : Pattern;

/** Where a line's own fields stand in the form: those of the order, or those of one line of cargo. */
export type FieldsPath = 'details' | `cargo.${number}.details`;

/** The dotted path of a labelled field: `cargo.0.grossKg`, `details.flightDay`. */
export type FieldPath = Numbered<FieldPattern> | `${FieldsPath}.${string}`;

/** What is wrong with the form, by dotted path. */
export type FormProblems = Readonly<Record<string, FieldProblem>>;

/** What every section of the order page is given: the form as it stands, what is wrong with it, and how to change it. */
export interface Filling {
  line: LineDefinition;
  offer: Offer;
  form: OrderForm;
  /** What the form says, unreadable numbers counting as none. */
  facts: OrderFacts;
  problems: FormProblems;
  /** Against which days are in the past. */
  now: Date;
  change: (path: FieldPath, value: unknown) => void;
}

/** What a line calls its parties: on a bill of lading, on a waybill, or in an order for a service. */
export const partyName = (line: LineDefinition, party: PartyName): string => {
  const { abroad, inland, service } = bookingCopy.parties.names;
  return (line.crossesBorders ? abroad : line.moves ? inland : service)[party];
};

const parties: readonly string[] = ['shipper', 'consignee', 'notifyParty'] satisfies PartyName[];

/** The label of a field; a line's own fields are called as its definition says. */
export const labelOf = (line: LineDefinition, path: FieldPath): string => {
  const own = /^(details|cargo\.\d+\.details)\.(\w+)$/.exec(path);
  if (own) return (own[1] === 'details' ? line.fields : line.cargoFields)[own[2]!]?.labelZh ?? own[2]!;
  if (path === 'items') return line.items?.labelZh ?? '';
  const [head = '', rest = ''] = path.split('.');
  const { fields } = bookingCopy.parties;
  if (parties.includes(head) && rest in fields)
    return `${partyName(line, head as PartyName)}${fields[rest as keyof typeof fields]}`;
  if (/^cargo\.\d+\.unit$/.test(path)) return bookingCopy.cargo.unit(line.items?.unitZh ?? '');
  return bookingCopy.labels[path.replace(/\.\d+(?=\.|$)/, '.#') as FieldPattern] ?? path;
};

/** The label of a field named outside its section: with the line of cargo it belongs to. */
export const fullLabelOf = (line: LineDefinition, path: FieldPath): string => {
  const index = /^cargo\.(\d+)/.exec(path)?.[1];
  const label = labelOf(line, path);
  return index === undefined ? label : bookingCopy.labelOfLine(bookingCopy.line(Number(index)), label);
};

/** What bounds the days of the form from outside it. */
export const calendarOf = ({ now, offer: { sailing } }: Pick<Filling, 'now' | 'offer'>): OrderCalendar => ({
  today: chinaDayOf(now),
  departure: sailing ? chinaDayOf(new Date(sailing.estimatedTimeOfDeparture)) : undefined,
});
