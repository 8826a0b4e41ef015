import { limits } from '#contract/limits.ts';
import type { LineDefinition } from '#contract/lines/line.ts';
import type { LineFields } from '#contract/lines/fields.ts';
import { blankFields, isAsked } from '#contract/lines/fields.ts';
import type { Offer } from '#contract/offer.ts';
import type { Order, OrderForm } from '#contract/order.ts';
import { orderOf } from '#contract/order.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import { notifyPartyBlanks } from '#contract/sentOrder.ts';
import { stockProblem } from '#contract/rules/stock.ts';
import { nameAt, parsed } from '../input.ts';
import { messages } from '../messages.ts';
import { chinaDayOf, daysLater } from './chinaTime.ts';
import { tradeMessages } from './messages.ts';

const badInput = (message: string) => new Refusal(codes.badInput, message);

/** The name of an order's field as its line calls it, with the cargo line that it stands in. */
const fieldNameOf =
  (line: LineDefinition) =>
  (path: readonly PropertyKey[]): string => {
    const [head, second, third, fourth] = path.map(String);
    if (head === 'items' && line.items) return line.items.labelZh;
    if (head === 'details') return line.fields[second ?? '']?.labelZh ?? nameAt(path);
    const own = head === 'cargo' && third === 'details' ? line.cargoFields[fourth ?? ''] : undefined;
    return own ? messages.inCargoLine(Number(second) + 1, own.labelZh) : nameAt(path);
  };

/** Parties that the line does not ask for are not kept. */
const withAskedParties = ({ parties }: LineDefinition, order: Order): Order => ({
  ...order,
  shipper: parties.includes('shipper') ? order.shipper : null,
  consignee: parties.includes('consignee') ? order.consignee : null,
  notifyParty: parties.includes('notifyParty') ? order.notifyParty : null,
});

/** The form with what its line lets a caller leave out: fields as the form begins with them, and who is notified. */
const withLineBlanks = (line: LineDefinition, form: OrderForm): OrderForm => ({
  ...form,
  details: { ...blankFields(line.fields), ...form.details },
  cargo: form.cargo.map((one) => ({ ...one, details: { ...blankFields(line.cargoFields), ...one.details } })),
  notifyParty: form.notifyParty ?? { ...notifyPartyBlanks, sameAsConsignee: true },
});

/** Parses an order by its line's schema; the first problem is told with the field's name in the line's own words. */
export const orderFrom = (line: LineDefinition, form: OrderForm): Order => {
  const order = parsed(orderOf(line), withLineBlanks(line, form), fieldNameOf(line)) as Order;
  if (!line.asksCargo && order.cargo.length > 0) throw badInput(tradeMessages.cargoNotAsked(line.nameZh));
  return withAskedParties(line, order);
};

const daysOf = (fields: LineFields, values: Order['details']): [string, string, string][] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'day' && isAsked(field, values) && values[name] !== ''
      ? [[name, field.labelZh, String(values[name])] satisfies [string, string, string]]
      : [],
  );

/** Refuses days that are over in China or years away; those that an amended order already had may stay. */
export const refuseUnlikelyDays = (line: LineDefinition, order: Order, now: Date, before?: Order): void => {
  const today = chinaDayOf(now);
  const last = chinaDayOf(daysLater(now, limits.orderDaysAheadMax));
  for (const [name, labelZh, day] of daysOf(line.fields, order.details)) {
    if (day === before?.details[name]) continue;
    if (day < today) throw badInput(tradeMessages.dayPast(labelZh, today));
    if (day > last) throw badInput(tradeMessages.dayTooFar(labelZh, last));
  }
};

const refuseUnoffered = (line: LineDefinition, order: Order, offer: Offer): void => {
  const item = order.items.find(({ code }) => offer.items.every((offered) => offered.code !== code));
  if (item) throw badInput(tradeMessages.itemUnknown(line.items?.labelZh ?? '', item.code));
  for (const [name, field] of Object.entries(line.fields)) {
    if (field.kind !== 'offered' || !isAsked(field, order.details)) continue;
    if (!(offer.choices[name] ?? []).some(({ value }) => value === order.details[name]))
      throw badInput(tradeMessages.choiceUnknown(field.labelZh));
  }
};

const refuseQuantity = (order: Order, { goods }: Offer): void => {
  if (goods === null) return;
  const tonnes = Number(order.details['tonnes']);
  const problem = stockProblem(tonnes, goods);
  if (problem === 'belowMinimum') throw badInput(tradeMessages.belowMinimum(goods.minimumOrderTons));
  if (problem === 'aboveStock') throw badInput(tradeMessages.aboveStock(goods.stockTons));
};

/** Refuses an order that does not fit what it is placed on: another line, items and choices it does not have, too little or too much. */
export const refuseUnfitting = (line: LineDefinition, order: Order, offer: Offer): void => {
  if (offer.line !== line.line) throw badInput(tradeMessages.offerOfAnother(line.nameZh));
  if (offer.refusedZh !== null) throw new Refusal(codes.goodsRefused, offer.refusedZh);
  refuseUnoffered(line, order, offer);
  refuseQuantity(order, offer);
};
