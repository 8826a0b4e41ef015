import * as z from 'zod/mini';
import type { OrderFieldProblem, OrderProblems } from '#contract/protocol/fields.ts';
import { because, problemsOf } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { OrderProblem } from '#contract/protocol/problem.ts';
import { overLimit } from '#contract/protocol/problem.ts';
import { dayProblems } from '#contract/rules/dates/orderDays.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { emptyProblemOf, fieldsSchema, missingFields } from '#contract/services/definitions/serviceFields.ts';
import { goodsProblems } from './goodsChecks.ts';
import { findingProblems } from './orderFindings.ts';
import { amount, factsOf, pieces, sum, typedText } from './orderFacts.ts';
import type { Order, OrderForm } from './orderForm.ts';
import { anyOrder, cargoItem, consigneeAbroad, notifyPartyAbroad, partyAbroad } from './orderForm.ts';
import { smallPackageProblems } from './smallPackageProblems.ts';

const partyProblems = (service: ServiceDefinition, form: OrderForm): [string, OrderProblem][] => {
  const missing = service.parties.filter((name) => form[name] === null);
  const notify = form.notifyParty;
  const isUnnamed = service.parties.includes('notifyParty') && notify && !notify.sameAsConsignee && notify.name === '';
  return [
    ...missing.map((name): [string, OrderProblem] => [name, 'required']),
    ...(isUnnamed ? [['notifyParty.name', 'required'] satisfies [string, OrderProblem]] : []),
  ];
};

const cargoProblems = (service: ServiceDefinition, form: OrderForm): [string, OrderProblem][] => {
  if (service.hasCargo && form.cargo.length === 0) return [['cargo', 'cargoMissing']];
  const chosen = sum(form.items, (item) => pieces(item.quantity));
  return form.cargo.flatMap((one, index) => {
    const problems: [string, OrderProblem][] = missingFields(service.cargoFields, one.details).map((name) => [
      `cargo.${index}.details.${name}`,
      emptyProblemOf(service.cargoFields[name]!),
    ]);
    // assigning cargo to a container that is not ordered would segregate goods only on paper
    if (service.shares === 'container' && pieces(one.unit) > Math.max(1, chosen))
      problems.push([`cargo.${index}.unit`, overLimit(Math.max(1, chosen))]);
    if (service.crossesBorders && typedText(one.nameEn).trim() === '')
      problems.push([`cargo.${index}.nameEn`, 'required']);
    if (service.crossesBorders && one.hsCode === '') problems.push([`cargo.${index}.hsCode`, 'hsCodeInvalid']);
    if (one.dangerous && amount(one.grossKg) > 0 && amount(one.dangerous.netKg) > amount(one.grossKg))
      problems.push([`cargo.${index}.dangerous.netKg`, 'netOverGross']);
    return problems;
  });
};

const itemProblems = (service: ServiceDefinition, { items }: OrderForm): [string, OrderProblem][] => {
  if (service.items === null) return items.length === 0 ? [] : [['items', 'tooMany']];
  if (items.length === 0) return [['items', 'itemsMissing']];
  const { max, choose } = service.items;
  const isTooMany =
    (choose === 'one' && items.length > 1) || new Set(items.map(({ code }) => code)).size < items.length;
  if (isTooMany) return [['items', 'tooMany']];
  return items.flatMap(({ quantity: chosen }, index): [string, OrderProblem][] =>
    pieces(chosen) > max ? [[`items.${index}.quantity`, overLimit(max)]] : [],
  );
};

/** The service's own problems; a load that does not fit is one of a wrong number only. */
const serviceProblems = (service: ServiceDefinition, form: OrderForm): [string, OrderProblem][] => {
  const isCounted = itemProblems(service, form).length === 0;
  const own = Object.entries<OrderProblem>(service.problems?.(factsOf(service, form)) ?? {});
  return own.filter(([path]) => path !== 'items' || isCounted);
};

/** OrderProblems that concern several fields together, by dotted path. */
export const crossProblems = (service: ServiceDefinition, form: OrderForm): [string, OrderProblem][] => [
  ...itemProblems(service, form),
  ...partyProblems(service, form),
  ...cargoProblems(service, form),
  ...smallPackageProblems(service, form.cargo),
  ...missingFields(service.fields, form.details).map((name): [string, OrderProblem] => [
    `details.${name}`,
    emptyProblemOf(service.fields[name]!),
  ]),
  ...Object.entries(dayProblems(service.fields, form.details)),
  ...serviceProblems(service, form),
];

const schemas = new WeakMap<ServiceDefinition, z.ZodMiniType<Order, OrderForm>>();

const buildSchema = (service: ServiceDefinition): z.ZodMiniType<Order, OrderForm> => {
  const shape = z.extend(anyOrder, {
    line: z.literal(service.line),
    details: fieldsSchema(service.fields),
    ...(service.crossesBorders && {
      shipper: z.nullable(partyAbroad),
      consignee: z.nullable(consigneeAbroad),
      notifyParty: z.nullable(notifyPartyAbroad),
    }),
    cargo: z
      .array(z.extend(cargoItem, { details: fieldsSchema(service.cargoFields) }))
      .check(z.maxLength(limits.cargoItemsMax, because(overLimit(limits.cargoItemsMax)))),
  });
  return shape.check((payload) => {
    const order = payload.value as Order;
    for (const [path, message] of crossProblems(service, order))
      payload.issues.push({ code: 'custom', path: path.split('.'), message, input: order });
  }) as unknown as z.ZodMiniType<Order, OrderForm>;
};

/**
 * The order schema of a service. Numbers and dates may be typed text, parsing yields numbers. Messages are problem
 * codes, paths are field names.
 */
export const orderOf = (service: ServiceDefinition): z.ZodMiniType<Order, OrderForm> => {
  const schema = schemas.get(service) ?? buildSchema(service);
  schemas.set(service, schema);
  return schema;
};

const firstOfEach = (problems: readonly [string, OrderProblem][]): OrderProblems => {
  const first: Record<string, OrderProblem> = {};
  for (const [path, problem] of problems) first[path] ??= problem;
  return first;
};

/**
 * All problems of a form by dotted path: of single fields first, then of several together, then figures that disprove
 * each other.
 */
export const orderProblems = (
  service: ServiceDefinition,
  form: OrderForm,
): Readonly<Record<string, OrderFieldProblem>> => ({
  ...findingProblems(service, factsOf(service, form)),
  ...firstOfEach([...crossProblems(service, form), ...goodsProblems(service, form)]),
  ...problemsOf(orderOf(service), form),
});
