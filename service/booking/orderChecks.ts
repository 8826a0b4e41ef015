import type { Problem } from '#contract/protocol/problem.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { blankFields, isAsked } from '#contract/services/definitions/serviceFields.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { orderOf, quantityProblem } from '#contract/booking/orderForm.ts';
import { codes, Refusal, refusalAt } from '#contract/protocol/apiError.ts';
import { notifyPartyBlanks } from '#contract/booking/orderDefaults.ts';
import type { OrderCalendar } from '#contract/rules/dates/orderDays.ts';
import { dayProblems, dayRangeOf } from '#contract/rules/dates/orderDays.ts';
import { nameAt, parsed } from '#service/http/input.ts';
import { messages } from '#service/http/messages.ts';
import { tradeMessages } from '#service/orders/messages.ts';

const badInput = (message: string) => new Refusal(codes.badInput, message);
const badField = (path: string, message: string) => refusalAt(`order.${path}`, codes.badInput, message);

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
  const order = parsed(orderOf(line), withLineBlanks(line, form), {
    named: fieldNameOf(line),
    at: ['order'],
  }) as Order;
  if (!line.asksCargo && order.cargo.length > 0) throw badInput(tradeMessages.cargoNotAsked(line.nameZh));
  return withAskedParties(line, order);
};

const dayWords: Readonly<Partial<Record<Problem, (field: string, bound: string) => string>>> = {
  datePast: tradeMessages.dayPast,
  dateTooFar: tradeMessages.dayTooFar,
  dateAfterDeparture: tradeMessages.dayAfterDeparture,
};

/** Refuses days that are over in China, years away or after the departure that is booked; those that an amended order already had may stay. */
export const refuseUnlikelyDays = (
  line: LineDefinition,
  order: Order,
  calendar: OrderCalendar,
  before?: Order,
): void => {
  for (const [name, field] of Object.entries(line.fields)) {
    if (field.kind !== 'day' || order.details[name] === before?.details[name]) continue;
    const problem = dayProblems({ [name]: field }, order.details, calendar)[`details.${name}`];
    const words = problem && dayWords[problem];
    if (!words) continue;
    const { min, max } = dayRangeOf(field, order.details, calendar);
    throw badField(`details.${name}`, words(field.labelZh, (problem === 'datePast' ? min : max) ?? ''));
  }
};

const refuseUnoffered = (line: LineDefinition, order: Order, offer: Offer): void => {
  const item = order.items.find(({ code }) => offer.items.every((offered) => offered.code !== code));
  if (item) throw badField('items', tradeMessages.itemUnknown(line.items?.labelZh ?? '', item.code));
  for (const [name, field] of Object.entries(line.fields)) {
    if (field.kind !== 'offered' || !isAsked(field, order.details)) continue;
    if (!(offer.choices[name] ?? []).some(({ value }) => value === order.details[name]))
      throw badField(`details.${name}`, tradeMessages.choiceUnknown(field.labelZh));
  }
};

const refuseQuantity = (order: Order, { goods }: Offer): void => {
  if (goods === null) return;
  const problem = quantityProblem(order.details, { goods });
  if (problem === 'belowMinimum') throw badField('details.tonnes', tradeMessages.belowMinimum(goods.minimumOrderTons));
  if (problem === 'aboveStock') throw badField('details.tonnes', tradeMessages.aboveStock(goods.stockTons));
};

/** Refuses an order that does not fit what it is placed on: another line, items and choices it does not have, too little or too much. */
export const refuseUnfitting = (line: LineDefinition, order: Order, offer: Offer): void => {
  if (offer.line !== line.line) throw badInput(tradeMessages.offerOfAnother(line.nameZh));
  if (offer.refusedZh !== null) throw new Refusal(codes.goodsRefused, offer.refusedZh);
  refuseUnoffered(line, order, offer);
  refuseQuantity(order, offer);
};
