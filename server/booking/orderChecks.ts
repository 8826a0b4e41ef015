import type { OrderProblem } from '#contract/protocol/problem.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { isVisible } from '#contract/services/definitions/serviceFields.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { goodsProblems, markAgeProblems } from '#contract/booking/goodsChecks.ts';
import { crossProblems, orderOf } from '#contract/booking/orderProblems.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { findingText } from '#contract/rules/loading/loadFinding.ts';
import { quantityProblem } from '#contract/booking/orderFacts.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { completeOrder } from '#contract/booking/orderDefaults.ts';
import type { OrderCalendar } from '#contract/rules/dates/orderDays.ts';
import { brokenBoundOf } from '#contract/rules/dates/orderDays.ts';
import { nameAt, parsed, rejectField } from '#server/http/requests/input.ts';
import { messages } from '#server/http/errors/messages.ts';
import { problemText } from '#server/http/errors/problemMessages.ts';
import { tradeMessages } from '#server/orders/messages.ts';

const badInput = (message: string) => new ApiError(codes.badInput, message);
const badField = (path: string, message: string) => apiErrorAt(`order.${path}`, codes.badInput, message);

/** The label of an order's field in its service, with its cargo item. */
export const fieldNameOf =
  (service: ServiceDefinition) =>
  (path: readonly PropertyKey[]): string => {
    const [head, second, third, fourth] = path.map(String);
    if (head === 'items' && second === undefined && service.items) return service.items.labelZh;
    if (head === 'details') return service.fields[second ?? '']?.labelZh ?? nameAt(path);
    const own = head === 'cargo' && third === 'details' ? service.cargoFields[fourth ?? ''] : undefined;
    return own ? messages.inCargoItem(Number(second) + 1, own.labelZh) : nameAt(path);
  };

/** Drops parties that the service does not use. */
const withOwnParties = ({ parties }: ServiceDefinition, order: Order): Order => ({
  ...order,
  shipper: parties.includes('shipper') ? order.shipper : null,
  consignee: parties.includes('consignee') ? order.consignee : null,
  notifyParty: parties.includes('notifyParty') ? order.notifyParty : null,
});

/** Parses an order by its service's schema; the first problem names the field by its label in the service. */
export const orderFrom = (service: ServiceDefinition, form: OrderForm): Order => {
  const order = parsed(orderOf(service), completeOrder(service, form), {
    named: fieldNameOf(service),
    at: ['order'],
  }) as Order;
  if (!service.hasCargo && order.cargo.length > 0) throw badInput(tradeMessages.cargoNotTaken(service.nameZh));
  return withOwnParties(service, order);
};

const rejectFirst = (service: ServiceDefinition, [first]: readonly [string, OrderProblem][]): void => {
  if (!first) return;
  const path = first[0].split('.');
  rejectField(['order', ...path], problemText(first[1]), fieldNameOf(service)(path));
};

/** Rejects an order whose listed goods contradict its other fields. */
export const rejectContradictory = (service: ServiceDefinition, order: Order): void =>
  rejectFirst(service, crossProblems(service, order));

/** Rejects dangerous goods whose classification, names, packaging or mark contradict each other or the list. */
export const rejectMisclassified = (service: ServiceDefinition, order: Order): void =>
  rejectFirst(service, goodsProblems(service, order));

/** Rejects UN marks made after `today` or too old for it; marks that an amended order already had may stay. */
export const rejectMarkAges = (service: ServiceDefinition, order: Order, today: string, before?: Order): void => {
  const former = new Set(before?.cargo.map(({ dangerous }) => dangerous?.packagingMark));
  const isFormer = (at: string): boolean => former.has(order.cargo[Number(at.split('.')[1])]?.dangerous?.packagingMark);
  rejectFirst(
    service,
    Object.entries(markAgeProblems(order, today)).filter(([at]) => !isFormer(at)),
  );
};

/** Rejects an order whose weights, volumes or densities contradict each other or exceed the capacity for the goods. */
export const rejectDisproved = (service: ServiceDefinition, findings: readonly LoadFinding[]): void => {
  const finding = findings.find(({ verdict }) => verdict === 'rejected');
  if (!finding) return;
  const path = finding.path.split('.');
  rejectField(['order', ...path], `：${findingText(finding)}`, fieldNameOf(service)(path));
};

const dayMessages: Readonly<Partial<Record<OrderProblem, (field: string, bound: string, nameZh?: string) => string>>> =
  {
    datePast: tradeMessages.dayPast,
    dateTooFar: tradeMessages.dayTooFar,
    dateAfterDeparture: tradeMessages.dayAfterDeparture,
    dateAfterCutOff: tradeMessages.dayAfterCutOff,
  };

/**
 * Rejects days that are past in China, years ahead, or after the booked departure or a deadline before it; days that an
 * amended order already had may stay.
 */
export const rejectUnlikelyDays = (
  service: ServiceDefinition,
  order: Order,
  calendar: OrderCalendar,
  before?: Order,
): void => {
  for (const [name, field] of Object.entries(service.fields)) {
    if (field.kind !== 'day' || order.details[name] === before?.details[name]) continue;
    const broken = isVisible(field, order.details) && brokenBoundOf(field, name, order.details, calendar);
    const text = broken && dayMessages[broken.problem];
    if (text) throw badField(`details.${name}`, text(field.labelZh, broken.day, broken.nameZh));
  }
};

const rejectUnquoted = (service: ServiceDefinition, order: Order, quote: Quote): void => {
  const item = order.items.find(({ code }) => quote.items.every((quoted) => quoted.code !== code));
  if (item) throw badField('items', tradeMessages.itemUnknown(service.items?.labelZh ?? '', item.code));
  for (const [name, field] of Object.entries(service.fields)) {
    if (field.kind !== 'quoted' || !isVisible(field, order.details)) continue;
    if (!(quote.choices[name] ?? []).some(({ value }) => value === order.details[name]))
      throw badField(`details.${name}`, tradeMessages.choiceUnknown(field.labelZh));
  }
};

const rejectQuantity = (order: Order, { goods }: Quote): void => {
  if (goods === null) return;
  const problem = quantityProblem(order.details, { goods });
  if (problem === 'belowMinimum') throw badField('details.tonnes', tradeMessages.belowMinimum(goods.minimumOrderTons));
  if (problem === 'aboveStock') throw badField('details.tonnes', tradeMessages.aboveStock(goods.stockTons));
};

/**
 * Rejects an order that does not match its quote: another service, missing items or choices, a quantity that is too
 * small or too large.
 */
export const rejectUnfitting = (service: ServiceDefinition, order: Order, quote: Quote): void => {
  if (quote.line !== service.line) throw badInput(tradeMessages.quoteOfAnother(service.nameZh));
  if (quote.refusedZh !== null) throw new ApiError(codes.goodsRejected, quote.refusedZh);
  rejectUnquoted(service, order, quote);
  rejectQuantity(order, quote);
};
