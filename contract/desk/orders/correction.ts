import * as z from 'zod/mini';
import type { Shipment } from '#contract/orders/shipment.ts';
import { changedOrder, orderStatus, orderVersion } from '#contract/orders/orderStatus.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { text } from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { atSea, factTexts, momentIn, valueProblem } from './commandForm.ts';
import { containersIn } from './containerLines.ts';
import type { ShipmentField } from './shipmentFacts.ts';
import { shipmentFields, shipmentTexts } from './shipmentFacts.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import type { FactProblem, TransportFacts } from './transportChecks.ts';
import { transportProblems } from './transportChecks.ts';

/** In which statuses of an order a role may correct what is known of its transport: also in its last. */
const correctionRights: Readonly<Record<StaffRole, readonly OrderStatus[]>> = {
  clerk: orderStatus.options,
  reviewer: [],
  administrator: orderStatus.options,
};

/** Whether a role may correct what is known of the transport of an order in a status. */
export const mayCorrectShipment = (role: StaffRole, status: OrderStatus): boolean =>
  correctionRights[role].includes(status);

const { carrierBookingNo, billOfLadingNo, vessel, voyage, containers, at } = factTexts;

/** The facts that are corrected as their form holds them; what is left out stays as it is. */
const correctedFacts = {
  carrierBookingNo: z.optional(carrierBookingNo),
  billOfLadingNo: z.optional(billOfLadingNo),
  vessel: z.optional(vessel),
  voyage: z.optional(voyage),
  containers: z.optional(containers),
  gatedInAt: z.optional(at),
  departedAt: z.optional(at),
  arrivedAt: z.optional(at),
} satisfies Record<ShipmentField, z.ZodMiniType>;

/** Why facts are corrected, for colleagues. */
export const correctionReason = text(limits.orderNoteMax);

export const correctShipment = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/correction',
  summary: '更正订单的运输情况（任何状态）；原值、新值与原因记入订单经过，客户得到通知',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({
    orderNo: givenOrderNo,
    version: orderVersion,
    form: z.object({ ...correctedFacts, reason: correctionReason }),
  }),
  output: changedOrder,
});

/** What was corrected, as the history of an order has it for colleagues. */
export const correction = z.object({
  reason: z.string(),
  changes: z.array(z.object({ name: z.enum(shipmentFields), from: z.string(), to: z.string() })),
});
export type Correction = z.output<typeof correction>;

type Texts = Readonly<Partial<Record<ShipmentField, string>>>;

const times: ReadonlySet<ShipmentField> = new Set(['gatedInAt', 'departedAt', 'arrivedAt']);

/**
 * The facts that a correction may state in a service. What is known is corrected and not taken away, a bill of lading
 * number excepted; a time is first stated by its command.
 */
export const correctableFields = (
  known: Shipment,
  service: ServiceCode,
): { name: ShipmentField; isRequired: boolean }[] => {
  const texts = shipmentTexts(known);
  return shipmentFields
    .filter((name) => (isSeaService(service) || !atSea.has(name)) && (!times.has(name) || texts[name] !== ''))
    .map((name) => ({ name, isRequired: texts[name] !== '' && name !== 'billOfLadingNo' }));
};

/** The facts after a correction; what cannot be corrected stays as it is. */
export const correctedShipment = (known: Shipment, service: ServiceCode, form: Texts): Shipment => {
  const given: Texts = Object.fromEntries(correctableFields(known, service).map(({ name }) => [name, form[name]]));
  const former = shipmentTexts(known);
  const textOf = (name: ShipmentField) => (given[name] ?? former[name]).trim();
  const read = containersIn(textOf('containers'));
  const instantOf = (name: 'gatedInAt' | 'departedAt' | 'arrivedAt') =>
    given[name] === undefined ? known[name] : (momentIn(given[name])?.toISOString() ?? null);
  return {
    carrierBookingNo: textOf('carrierBookingNo'),
    billOfLadingNo: textOf('billOfLadingNo'),
    vessel: textOf('vessel'),
    voyage: textOf('voyage'),
    containers: typeof read === 'string' ? known.containers : read,
    gatedInAt: instantOf('gatedInAt'),
    departedAt: instantOf('departedAt'),
    arrivedAt: instantOf('arrivedAt'),
  };
};

/** What a correction changes: each fact as its form shows it before and after. */
export const changesOf = (known: Shipment, corrected: Shipment): Correction['changes'] => {
  const [before, after] = [shipmentTexts(known), shipmentTexts(corrected)];
  return shipmentFields
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, from: before[name], to: after[name] }));
};

type CorrectionProblems = Partial<Record<ShipmentField, Problem | FactProblem>>;

/**
 * What is wrong with a correction, by field: a fact is taken away, unreadable or impossible, contradicts the order or the
 * others, or nothing is changed.
 */
export const correctionProblems = (
  facts: TransportFacts,
  service: ServiceCode,
  given: Texts,
  now: Date,
): CorrectionProblems => {
  const problems: CorrectionProblems = {};
  const { known } = facts;
  const fields = correctableFields(known, service);
  for (const { name, isRequired } of fields) {
    const value = given[name];
    if (value === undefined) continue;
    const checked = correctedFacts[name].safeParse(value);
    const problem =
      value.trim() === ''
        ? isRequired && ('required' as const)
        : ((checked.success ? undefined : (checked.error.issues[0]?.message as Problem)) ??
          valueProblem(times.has(name) ? 'at' : name, value, now));
    if (problem) problems[name] = problem;
  }
  if (Object.keys(problems).length > 0) return problems;
  const after = correctedShipment(known, service, given);
  if (changesOf(known, after).length === 0) return { [fields[0]!.name]: 'nothingCorrected' };
  return transportProblems(service, facts, after, given);
};
