import * as z from 'zod/mini';
import type { Problems } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import {
  because,
  choice,
  count,
  email,
  hsCode,
  latinText,
  optionalLatinText,
  phone,
  optionalText,
  problemsOf,
  quantity,
  telephone,
  text,
  unNumber,
} from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import { serviceLine } from '#contract/services/serviceLine.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import {
  blankFields,
  conditionsOf,
  emptyProblemOf,
  fieldsSchema,
  missingFields,
  readFields,
} from '#contract/services/definitions/serviceFields.ts';
import type { LineDefinition, OrderFacts, PartyName } from '#contract/services/definitions/serviceDefinition.ts';
import { placedStatus } from '#contract/orders/orderStatus.ts';
import { dayProblems } from '#contract/rules/dates/orderDays.ts';
import { needsTechnicalName } from '#contract/rules/acceptance/dangerousGoods.ts';
import type { PricedBooking } from '#contract/rules/pricing/price.ts';
import { total } from '#contract/rules/pricing/price.ts';
import type { Stock } from '#contract/rules/pricing/stock.ts';
import { stockProblem } from '#contract/rules/pricing/stock.ts';

/** What an entry of the dangerous-goods list says, as it was chosen; the service reads its own list again. */
const listedEntry = z.object({
  edition: z.string().check(z.maxLength(40)),
  confidence: z.enum(['high', 'medium']),
  ems: z.nullable(z.string()),
  segregationCodes: z.array(z.string()),
  segregationGroups: z.array(z.string()),
  /** Columns 7a and 7b. */
  limitedQuantityLimit: z.nullable(z.string()),
  exceptedQuantityCode: z.nullable(z.string()),
  tankInstruction: z.nullable(z.string()),
});

/** The dangerous-goods part of a cargo line, as DCSA Booking 2.0 `DangerousGoods` has it. */
export const dangerousDetails = z
  .object({
    unNumber,
    packingGroup: z.nullable(z.enum(['I', 'II', 'III'])),
    properShippingName: text(300),
    /** Required where the proper shipping name is generic (IMDG special provision 274). */
    technicalName: optionalLatinText(200),
    hazardClass: text(10),
    subsidiaryHazards: z.array(z.string()),
    flashPoint: optionalText(40),
    marinePollutant: z.boolean(),
    limitedQuantity: z.boolean(),
    exceptedQuantity: z.boolean(),
    /** Packages of at most 30 L or 30 kg, declared by IMDG 5.4.1.5.11.3 for the relief of 7.2.6.5. */
    acidAlkaliStatement: z.boolean(),
    emptyUncleaned: z.boolean(),
    isWaste: z.boolean(),
    isHot: z.boolean(),
    /** For self-reactive substances of 4.1 and for 5.2, in ℃; empty elsewhere. */
    controlTemperature: optionalText(20),
    emergencyTemperature: optionalText(20),
    /** The UN mark on the packaging: `4G/Y25/S/26/CN/320001`. */
    packagingMark: optionalText(60),
    innerPackaging: optionalText(100),
    competentAuthorityApproval: optionalText(100),
    netKg: quantity(1_000_000),
    /** Reachable around the clock; required on the declaration. */
    emergencyContact: text(60),
    emergencyPhone: telephone,
    /** Left out until an entry of the list is chosen. */
    listed: z.optional(listedEntry),
  })
  .check((payload) => {
    const { properShippingName, technicalName } = payload.value;
    if (needsTechnicalName(properShippingName) && technicalName === '') {
      payload.issues.push({
        code: 'custom',
        path: ['technicalName'],
        message: 'required' satisfies Problem,
        input: technicalName,
      });
    }
  });

const fieldValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const cargoLine = z.object({
  nameZh: text(100),
  nameEn: optionalLatinText(200),
  hsCode: z.union([z.literal(''), hsCode]),
  packagingCode: choice(10),
  packages: count(limits.packagesMax),
  grossKg: quantity(limits.grossKgMax),
  volumeM3: quantity(limits.volumeM3Max),
  /** Which of the order's containers or trucks it is loaded into, from 1. */
  unit: count(limits.containersMax),
  details: fieldValues,
  dangerous: z.nullable(dangerousDetails),
});

const party = z.object({ name: text(120), address: text(300), telephone, email });
const notifyParty = z.object({
  sameAsConsignee: z.boolean(),
  name: optionalText(120),
  address: optionalText(300),
  telephone: optionalText(40),
});
// a bill of lading names them in English
const partyAbroad = z.object({ ...party.shape, name: latinText(120), address: latinText(300) });
const notifyPartyAbroad = z.object({
  ...notifyParty.shape,
  name: optionalLatinText(120),
  address: optionalLatinText(300),
});
const contact = z.object({ name: text(60), phone, email });

/** An order of any line as its form fills it and as the service takes it; the line says what else must be true. */
export const anyOrder = z.object({
  line: serviceLine,
  offerId: z.string().check(z.minLength(1), z.maxLength(80)),
  items: z.array(z.object({ code: z.string().check(z.maxLength(40)), quantity: count(5_000) })).check(z.maxLength(40)),
  details: fieldValues,
  cargo: z.array(cargoLine).check(z.maxLength(limits.cargoLinesMax, because('tooMany'))),
  shipper: z.nullable(party),
  consignee: z.nullable(party),
  notifyParty: z.nullable(notifyParty),
  bookingContact: contact,
  /** Codes of the papers the shipper already holds. */
  papersHeld: z.array(z.string().check(z.maxLength(10))).check(z.maxLength(30)),
  remark: optionalText(500),
  protocolVersion: z.string().check(z.minLength(1, because('protocolMissing')), z.maxLength(20)),
});
export type Order = z.output<typeof anyOrder>;
/** The form's values, as typed. */
export type OrderForm = z.input<typeof anyOrder>;
export type CargoForm = OrderForm['cargo'][number];
export type DangerousForm = NonNullable<CargoForm['dangerous']>;

const read = (schema: ReturnType<typeof quantity>, typed: number | string): number => {
  const parsed = schema.safeParse(typed);
  return parsed.success ? parsed.data : 0;
};
const pieces = (typed: number | string, max = Infinity) => read(count(max), typed);
const amount = (typed: number | string, max = Infinity) => read(quantity(max), typed);
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);

/** What of an offer bears on an order's facts: goods that are bought are dangerous by their offer. */
export interface OfferFacts {
  isDangerous?: boolean | null | undefined;
  /** What bounds how much can be bought. */
  goods?: Stock | null | undefined;
}

/** What an offer of goods says against the quantity that is bought. */
export const quantityProblem = (details: OrderForm['details'], { goods }: OfferFacts): Problem | undefined => {
  const tonnes = quantity(Infinity).safeParse(details.tonnes);
  return goods && tonnes.success ? stockProblem(tonnes.data, goods) : undefined;
};

const boughtDetails = (form: OrderForm, offer: OfferFacts): OrderForm['details'] =>
  quantityProblem(form.details, offer) ? { ...form.details, tonnes: '' } : form.details;

/** The facts of a form that may be incomplete; unreadable numbers, and those beyond their limits, count as none. */
export const factsOf = (line: LineDefinition, form: OrderForm, offer: OfferFacts = {}): OrderFacts => {
  const cargo = form.cargo.map((one) => ({
    packages: pieces(one.packages, limits.packagesMax),
    grossKg: amount(one.grossKg, limits.grossKgMax),
    volumeM3: amount(one.volumeM3, limits.volumeM3Max),
    dangerous: one.dangerous && { ...one.dangerous, tankInstruction: one.dangerous.listed?.tankInstruction },
    details: readFields(line.cargoFields, one.details),
  }));
  return {
    items: Object.fromEntries(form.items.map(({ code, quantity: typed }) => [code, pieces(typed, line.items?.max)])),
    details: readFields(line.fields, boughtDetails(form, offer)),
    cargo,
    packages: sum(cargo, (one) => one.packages),
    grossKg: sum(cargo, (one) => one.grossKg),
    volumeM3: sum(cargo, (one) => one.volumeM3),
    isDangerous: offer.isDangerous ?? cargo.some(({ dangerous }) => dangerous !== null),
  };
};

/** What the price of an order depends on, read from a form that may still be incomplete. */
export const pricedBookingOf = (line: LineDefinition, form: OrderForm, offer: OfferFacts = {}): PricedBooking => {
  const facts = factsOf(line, form, offer);
  return {
    items: facts.items,
    measures: line.measures(facts),
    perItem: line.perItem?.(facts),
    conditions: new Set([facts.isDangerous ? 'dangerous' : 'notDangerous', ...conditionsOf(line.fields, form.details)]),
  };
};

const partyProblems = (line: LineDefinition, form: OrderForm): [string, Problem][] => {
  const missing = line.parties.filter((name) => form[name] === null);
  const notify = form.notifyParty;
  const isUnnamed = line.parties.includes('notifyParty') && notify && !notify.sameAsConsignee && notify.name === '';
  return [
    ...missing.map((name): [string, Problem] => [name, 'required']),
    ...(isUnnamed ? [['notifyParty.name', 'required'] satisfies [string, Problem]] : []),
  ];
};

const cargoProblems = (line: LineDefinition, form: OrderForm): [string, Problem][] => {
  if (line.asksCargo && form.cargo.length === 0) return [['cargo', 'cargoMissing']];
  const chosen = sum(form.items, (item) => pieces(item.quantity));
  return form.cargo.flatMap((one, index) => {
    const problems: [string, Problem][] = missingFields(line.cargoFields, one.details).map((name) => [
      `cargo.${index}.details.${name}`,
      emptyProblemOf(line.cargoFields[name]!),
    ]);
    // a container that is not ordered would keep goods apart only on paper
    if (line.shares === 'container' && pieces(one.unit) > Math.max(1, chosen))
      problems.push([`cargo.${index}.unit`, 'tooMany']);
    if (line.crossesBorders && one.nameEn.trim() === '') problems.push([`cargo.${index}.nameEn`, 'required']);
    if (line.crossesBorders && one.hsCode === '') problems.push([`cargo.${index}.hsCode`, 'hsCodeInvalid']);
    if (one.dangerous && amount(one.grossKg) > 0 && amount(one.dangerous.netKg) > amount(one.grossKg))
      problems.push([`cargo.${index}.dangerous.netKg`, 'netOverGross']);
    return problems;
  });
};

const itemProblems = (line: LineDefinition, { items }: OrderForm): [string, Problem][] => {
  if (line.items === null) return items.length === 0 ? [] : [['items', 'tooMany']];
  if (items.length === 0) return [['items', 'itemsMissing']];
  const { max, choose } = line.items;
  const isTooMany =
    items.some(({ quantity: chosen }) => pieces(chosen) > max) ||
    (choose === 'one' && items.length > 1) ||
    new Set(items.map(({ code }) => code)).size < items.length;
  return isTooMany ? [['items', 'tooMany']] : [];
};

/** What is wrong with fields of a form that may each be right by itself, by dotted path. */
const crossProblems = (line: LineDefinition, form: OrderForm): [string, Problem][] => [
  ...itemProblems(line, form),
  ...partyProblems(line, form),
  ...cargoProblems(line, form),
  ...missingFields(line.fields, form.details).map((name): [string, Problem] => [
    `details.${name}`,
    emptyProblemOf(line.fields[name]!),
  ]),
  ...Object.entries(dayProblems(line.fields, form.details)),
  ...Object.entries(line.problems?.(factsOf(line, form)) ?? {}),
];

const schemas = new WeakMap<LineDefinition, z.ZodMiniType<Order, OrderForm>>();

const buildSchema = (line: LineDefinition): z.ZodMiniType<Order, OrderForm> => {
  const shape = z.extend(anyOrder, {
    line: z.literal(line.line),
    details: fieldsSchema(line.fields),
    ...(line.crossesBorders && {
      shipper: z.nullable(partyAbroad),
      consignee: z.nullable(partyAbroad),
      notifyParty: z.nullable(notifyPartyAbroad),
    }),
    cargo: z
      .array(z.extend(cargoLine, { details: fieldsSchema(line.cargoFields) }))
      .check(z.maxLength(limits.cargoLinesMax, because('tooMany'))),
  });
  return shape.check((payload) => {
    const order = payload.value as Order;
    for (const [path, message] of crossProblems(line, order))
      payload.issues.push({ code: 'custom', path: path.split('.'), message, input: order });
  }) as unknown as z.ZodMiniType<Order, OrderForm>;
};

/**
 * The schema of a line's orders: numbers and dates may be typed text, parsing yields numbers. Messages are problem
 * codes, paths are field names.
 */
export const orderOf = (line: LineDefinition): z.ZodMiniType<Order, OrderForm> => {
  const schema = schemas.get(line) ?? buildSchema(line);
  schemas.set(line, schema);
  return schema;
};

const firstOfEach = (problems: readonly [string, Problem][]): Problems => {
  const first: Record<string, Problem> = {};
  for (const [path, problem] of problems) first[path] ??= problem;
  return first;
};

/** All that is wrong with a form, by dotted path: each field by itself first, then what follows from several. */
export const orderProblems = (line: LineDefinition, form: OrderForm): Problems => ({
  ...firstOfEach(crossProblems(line, form)),
  ...problemsOf(orderOf(line), form),
});

/** The version of the shipping protocol in force; asked once per version and enterprise. */
export const shippingProtocolVersion = '2026-11';

const blankParty = () => ({ name: '', address: '', telephone: '', email: '' });
const asked = <Party>(line: LineDefinition, name: PartyName, blank: Party): Party | null =>
  line.parties.includes(name) ? blank : null;

/** Details of dangerous goods with nothing filled in. */
export const blankDangerous = (): DangerousForm => ({
  unNumber: '',
  packingGroup: null,
  properShippingName: '',
  technicalName: '',
  hazardClass: '',
  subsidiaryHazards: [],
  flashPoint: '',
  marinePollutant: false,
  limitedQuantity: false,
  exceptedQuantity: false,
  acidAlkaliStatement: false,
  emptyUncleaned: false,
  isWaste: false,
  isHot: false,
  controlTemperature: '',
  emergencyTemperature: '',
  packagingMark: '',
  innerPackaging: '',
  competentAuthorityApproval: '',
  netKg: '',
  emergencyContact: '',
  emergencyPhone: '',
});

/** An empty line of cargo, with empty dangerous-goods details where it is dangerous. */
export const blankCargo = (line: LineDefinition, dangerous: boolean): CargoForm => ({
  nameZh: '',
  nameEn: '',
  hsCode: '',
  packagingCode: '',
  packages: '',
  grossKg: '',
  volumeM3: '',
  unit: 1,
  details: blankFields(line.cargoFields),
  dangerous: dangerous ? blankDangerous() : null,
});

/** What a form may begin with. */
export interface FormStart {
  offerId: string;
  isDanger: 'Y' | 'N';
  items?: OrderForm['items'];
  /** What the offer decides: the only value of an offered field. */
  details?: Record<string, FieldValue>;
  /** The version of the shipping protocol that has been agreed to before. */
  protocolVersion?: string;
}

/** The form an order begins with; nothing that costs extra is chosen beforehand (E-Commerce Law of the PRC, art. 19). */
export const blankForm = (line: LineDefinition, start: FormStart): OrderForm => ({
  line: line.line,
  offerId: start.offerId,
  items: start.items ?? [],
  details: { ...blankFields(line.fields), ...start.details },
  cargo: line.asksCargo ? [blankCargo(line, start.isDanger === 'Y')] : [],
  shipper: asked(line, 'shipper', blankParty()),
  consignee: asked(line, 'consignee', blankParty()),
  notifyParty: asked(line, 'notifyParty', { sameAsConsignee: true, name: '', address: '', telephone: '' }),
  bookingContact: { name: '', phone: '', email: '' },
  papersHeld: [],
  remark: '',
  protocolVersion: start.protocolVersion ?? '',
});

/** A form kept on the device until it is ordered. */
export const orderDraft = z.object({
  version: z.literal(2),
  /** Its idempotency key, fixed when the draft is made. */
  key: z.uuid(),
  /** Rises with every change, so that two tabs see each other's. */
  revision: z.int(),
  savedAt: z.iso.datetime(),
  /** What is ordered, in words. */
  titleZh: z.string().check(z.maxLength(200)),
  /** The order that it amends; left out for a new one. */
  amends: z.optional(z.string()),
  form: z.custom<OrderForm>((value) => typeof value === 'object' && value !== null),
});
export type OrderDraft = Omit<z.output<typeof orderDraft>, 'form'> & { form: OrderForm };

export const placedOrder = z.object({
  orderNo: z.string(),
  status: placedStatus,
  totals: z.array(total),
  /** When the order is cancelled unless the enterprise is verified by then; null where it needs no verification. */
  cancelsAt: z.nullable(z.iso.datetime()),
});
export type PlacedOrder = z.output<typeof placedOrder>;
