import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { packagings } from '#contract/booking/packagings.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { dayOf, dayTime, money, upTo } from '#src/ui/format.ts';
import { partiesOf } from './partiesOf.ts';
import { cargoFacts, groupFacts, quoteFacts } from './quoteFacts.ts';
import { statusName } from './statusNames.ts';

const { pages: messages, content } = orderMessages;

type Fact = readonly [name: string, value: string];
interface Part {
  title: string;
  facts: readonly Fact[];
}

const summaryOf = (order: OrderDetail): Fact[] => [
  [messages.service, allServices[order.line].nameZh],
  [messages.route, order.routeZh],
  [messages.carriage, order.carriageZh],
  [messages.departs, order.departsAt === null ? '' : dayOf(order.departsAt)],
  [messages.status, statusName(order.line, order.status)],
  [messages.placed, dayTime(order.placedAt)],
  [messages.totals, order.totals.map(({ currency, amount }) => money(currency, amount)).join('，')],
];

const packagingOf = (code: string): string => packagings.find((one) => one.code === code)?.nameZh ?? code;

const cargoOf = (detail: OrderDetail): Fact[] =>
  detail.order.cargo.map((one, index) => [
    messages.cargoItem(index + 1),
    [
      one.dangerous
        ? `${one.nameZh} UN ${one.dangerous.unNumber} ${one.dangerous.hazardClass} ${one.dangerous.packingGroup ?? ''}`.trim()
        : one.nameZh,
      `${upTo(one.packages)} × ${packagingOf(one.packagingCode)}`,
      messages.amount(upTo(one.grossKg), upTo(one.volumeM3)),
      ...cargoFacts(detail, index).map(([name, value]) => `${name} ${value}`),
    ].join('，'),
  ]);

const feesOf = ({ fees }: OrderDetail): Fact[] =>
  fees.map(({ nameZh, item, currency, amount }) => [
    item === null ? nameZh : `${nameZh} ${item}`,
    money(currency, amount),
  ]);

/** What is compared of an order, part by part. */
const partsOf = (order: OrderDetail): Part[] => [
  { title: messages.summary, facts: summaryOf(order) },
  { title: order.offer.sailing ? content.sailing : content.quote, facts: quoteFacts(order) },
  ...groupFacts(order).map(({ titleZh, facts }) => ({ title: titleZh, facts })),
  { title: content.cargo, facts: cargoOf(order) },
  { title: content.parties, facts: partiesOf(order.order).map(({ role, lines }) => [role, lines.join('，')]) },
  { title: content.fees, facts: feesOf(order) },
];

export interface ComparedRow {
  name: string;
  values: readonly [one: string, other: string];
  differs: boolean;
}

const namesIn = (...facts: readonly (readonly Fact[])[]): string[] => [
  ...new Set(facts.flatMap((all) => all.map(([name]) => name))),
];

const valueIn = (facts: readonly Fact[], name: string): string => facts.find(([other]) => other === name)?.[1] ?? '';

const factsIn = (parts: readonly Part[], title: string): readonly Fact[] =>
  parts.find((part) => part.title === title)?.facts ?? [];

/** Two orders row by row: what both or one of them states; rows without a value are left out. */
export const comparedParts = (one: OrderDetail, other: OrderDetail): { title: string; rows: ComparedRow[] }[] => {
  const [first, second] = [partsOf(one), partsOf(other)];
  const titles = [...new Set([...first, ...second].map(({ title }) => title))];
  return titles
    .map((title) => {
      const [left, right] = [factsIn(first, title), factsIn(second, title)];
      const rows = namesIn(left, right).map((name): ComparedRow => {
        const values = [valueIn(left, name), valueIn(right, name)] as const;
        return { name, values, differs: values[0] !== values[1] };
      });
      return { title, rows: rows.filter(({ values }) => values.some((value) => value !== '')) };
    })
    .filter(({ rows }) => rows.length > 0);
};
