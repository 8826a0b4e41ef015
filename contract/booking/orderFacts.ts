import { count, quantity } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { dangerousUnitsOf, unitsOf } from '#contract/rules/loading/units.ts';
import type { PricedBooking } from '#contract/rules/pricing/price.ts';
import type { Stock } from '#contract/rules/pricing/stock.ts';
import { stockProblem } from '#contract/rules/pricing/stock.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import type { OrderFacts, ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { conditionsOf, readFields } from '#contract/services/definitions/serviceFields.ts';
import type { OrderForm } from './orderForm.ts';

/** Makes a schema once for each largest value: making one costs more than reading many numbers. */
const madeOnce = <Schema>(make: (max: number) => Schema): ((max: number) => Schema) => {
  const made = new Map<number, Schema>();
  return (max) => {
    const schema = made.get(max) ?? make(max);
    made.set(max, schema);
    return schema;
  };
};
const [countTo, quantityTo] = [madeOnce(count), madeOnce(quantity)];

const read = (schema: ReturnType<typeof quantity>, typed: number | string): number => {
  const parsed = schema.safeParse(typed);
  return parsed.success ? parsed.data : 0;
};
/** A typed whole number; 0 if it is unreadable or above `max`. */
export const pieces = (typed: number | string, max = Infinity) => read(countTo(max), typed);
/** A text field, which may hold a typed number. */
export const typedText = (typed: unknown): string => {
  if (typeof typed === 'number') return typed.toString();
  return typeof typed === 'string' ? typed : '';
};
/** A typed quantity; 0 if it is unreadable or above `max`. */
export const amount = (typed: number | string, max = Infinity) => read(quantityTo(max), typed);
export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);

/** What a quote contributes to the facts of an order: purchased goods are dangerous if the quote says so. */
export interface QuoteFacts {
  isDangerous?: boolean | null | undefined;
  /** Limits on the quantity that can be bought. */
  goods?: Stock | null | undefined;
  /** Quantities by charge that an offer states. */
  offered?: { measures: Readonly<Record<string, number>> } | undefined;
}

/** Checks the purchased quantity against the quote's stock limits. */
export const quantityProblem = (details: OrderForm['details'], { goods }: QuoteFacts): Problem | undefined => {
  const tonnes = quantityTo(Infinity).safeParse(details.tonnes);
  return goods && tonnes.success ? stockProblem(tonnes.data, goods) : undefined;
};

const boughtDetails = (form: OrderForm, quote: QuoteFacts): OrderForm['details'] =>
  quantityProblem(form.details, quote) ? { ...form.details, tonnes: '' } : form.details;

/** The facts of a form that may be incomplete; unreadable numbers and numbers beyond their limits count as missing. */
export const factsOf = (service: ServiceDefinition, form: OrderForm, quote: QuoteFacts = {}): OrderFacts => {
  const cargo = form.cargo.map((one) => ({
    packages: pieces(one.packages, limits.packagesMax),
    grossKg: amount(one.grossKg, limits.grossKgMax),
    volumeM3: amount(one.volumeM3, limits.volumeM3Max),
    unit: pieces(one.unit),
    dangerous: one.dangerous && {
      ...one.dangerous,
      tankInstruction: one.dangerous.listed?.tankInstruction,
      tankSpecial: one.dangerous.listed?.packingProvisions,
    },
    details: readFields(service.cargoFields, one.details),
  }));
  return {
    items: Object.fromEntries(form.items.map(({ code, quantity: typed }) => [code, pieces(typed, service.items?.max)])),
    details: readFields(service.fields, boughtDetails(form, quote)),
    cargo,
    packages: sum(cargo, (one) => one.packages),
    grossKg: sumOf(cargo.map((one) => one.grossKg)),
    volumeM3: sumOf(cargo.map((one) => one.volumeM3)),
    isDangerous: quote.isDangerous ?? cargo.some(({ dangerous }) => dangerous !== null),
  };
};

const unitsIn = ({ items, cargo }: OrderFacts): NonNullable<PricedBooking['units']> =>
  dangerousUnitsOf(unitsOf(Object.entries(items).map(([code, chosen]) => ({ code, quantity: chosen }))), cargo);

/** Whether the goods are dangerous; both where some containers hold dangerous goods and others do not. */
const dangerOf = ({ isDangerous }: OrderFacts, units: PricedBooking['units']): string[] => {
  if (!isDangerous) return ['notDangerous'];
  const hasOthers = units !== undefined && Object.keys(units.notDangerous).length > 0;
  return hasOthers ? ['dangerous', 'notDangerous'] : ['dangerous'];
};

/** The facts with goods that are carried as ordinary ones not dangerous, as the price counts them. */
const asPriced = (service: ServiceDefinition, facts: OrderFacts): OrderFacts => {
  const ordinary = service.asOrdinary?.(facts) ?? [];
  if (!ordinary.includes(true)) return facts;
  const cargo = facts.cargo.map((one, index) => (ordinary[index] === true ? { ...one, dangerous: null } : one));
  return { ...facts, cargo, isDangerous: cargo.some(({ dangerous }) => dangerous !== null) };
};

/** What the price of an order depends on, read from a form that may still be incomplete, with the goods as it counts them. */
export const pricedFactsOf = (
  service: ServiceDefinition,
  form: OrderForm,
  quote: QuoteFacts = {},
): { booking: PricedBooking; facts: OrderFacts } => {
  const stated = factsOf(service, form, quote);
  const facts = asPriced(service, stated);
  const units = service.shares === 'container' && service.items ? unitsIn(facts) : undefined;
  const booking = {
    items: facts.items,
    measures: { ...service.measures(facts), ...quote.offered?.measures },
    perItem: service.perItem?.(facts),
    conditions: new Set([...dangerOf(facts, units), ...conditionsOf(service.fields, form.details)]),
    units,
    raisedZh: service.raisedZh?.(stated),
  };
  return { booking, facts };
};

/** What the price of an order depends on, read from a form that may still be incomplete. */
export const pricedBookingOf = (service: ServiceDefinition, form: OrderForm, quote: QuoteFacts = {}): PricedBooking =>
  pricedFactsOf(service, form, quote).booking;
