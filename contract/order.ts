import * as z from 'zod/mini';
import type { Problem } from './fields.ts';
import {
  because,
  count,
  day,
  email,
  hsCode,
  optionalText,
  phone,
  quantity,
  telephone,
  text,
  unNumber,
} from './fields.ts';
import { limits } from './limits.ts';
import { containers as containerSizes } from './rules/containers.ts';
import { needsTechnicalName } from './rules/dangerous.ts';
import type { ChargeCondition, PricedBooking } from './rules/price.ts';
import { containerType, total } from './rules/price.ts';

/** The dangerous-goods part of a cargo line, as DCSA Booking 2.0 `DangerousGoods` has it. */
export const dangerousDetails = z
  .object({
    unNumber,
    packingGroup: z.nullable(z.enum(['I', 'II', 'III'])),
    properShippingName: text(300),
    /** Required where the proper shipping name is generic (IMDG special provision 274). */
    technicalName: optionalText(200),
    hazardClass: text(10),
    subsidiaryHazards: z.array(z.string()),
    flashPoint: optionalText(40),
    marinePollutant: z.boolean(),
    limitedQuantity: z.boolean(),
    netKg: quantity(1_000_000),
    /** Reachable around the clock; required on the declaration. */
    emergencyContact: text(60),
    emergencyPhone: telephone,
    /** The edition of the list the details were taken from and how sure the entry is; left out until one is chosen. */
    listed: z.optional(
      z.object({ edition: z.string().check(z.maxLength(40)), confidence: z.enum(['high', 'medium']) }),
    ),
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

export const cargoLine = z.object({
  nameZh: text(100),
  nameEn: text(200),
  hsCode,
  packagingCode: text(10),
  packages: count(1_000_000),
  grossKg: quantity(1_000_000),
  volumeM3: quantity(5_000),
  dangerous: z.nullable(dangerousDetails),
});

const party = z.object({ name: text(120), address: text(300), telephone, email });
const contact = z.object({ name: text(60), phone, email });

/** Where the container is filled: at the freight station, at the factory, or by the shipper who hauls it himself. */
export const loadingPlace = z.enum(['station', 'factory', 'self']);

const containerLine = z.object({ containerType, quantity: count(limits.containersMax) });

const atLeastOne = (problem: Problem) => z.minLength(1, because(problem));

/**
 * A full-container order as the form fills it and as the service takes it: numbers and dates may be typed text,
 * parsing yields numbers. Messages are problem codes, paths are field names.
 */
export const fclOrder = z
  .object({
    sailingId: z.string().check(z.minLength(1), z.maxLength(64)),
    containers: z.array(containerLine).check(atLeastOne('containersMissing')),
    shipperOwned: z.boolean(),
    cargoReadyDay: day,
    loading: loadingPlace,
    loadingAddress: optionalText(200),
    customsEntrusted: z.boolean(),
    vgmMethod: z.enum(['1', '2']),
    incoterm: z.enum(['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']),
    freightPayment: z.enum(['prepaid', 'collect']),
    billOfLading: z.enum(['original', 'telex', 'seaWaybill']),
    cargo: z.array(cargoLine).check(atLeastOne('cargoMissing'), z.maxLength(limits.cargoLinesMax, because('tooMany'))),
    shipper: party,
    consignee: party,
    notifyParty: z.object({
      sameAsConsignee: z.boolean(),
      name: optionalText(120),
      address: optionalText(300),
      telephone: optionalText(40),
    }),
    bookingContact: contact,
    /** Codes of the papers the shipper already holds. */
    papersHeld: z.array(z.string().check(z.maxLength(10))).check(z.maxLength(30)),
    remark: optionalText(500),
    protocolVersion: z.string().check(z.minLength(1, because('protocolMissing')), z.maxLength(20)),
  })
  .check((payload) => {
    const order = payload.value;
    const add = (path: (string | number)[], message: Problem) =>
      payload.issues.push({ code: 'custom', path, message, input: order });

    if (order.loading === 'factory' && order.loadingAddress === '') add(['loadingAddress'], 'required');
    if (!order.notifyParty.sameAsConsignee && order.notifyParty.name === '') add(['notifyParty', 'name'], 'required');
    for (const [index, line] of order.cargo.entries()) {
      if (line.dangerous && line.dangerous.netKg > line.grossKg)
        add(['cargo', index, 'dangerous', 'netKg'], 'netOverGross');
    }
    const room = order.containers.reduce(
      (sum, { containerType: size, quantity: pieces }) => ({
        kg: sum.kg + containerSizes[size].payloadKg * pieces,
        m3: sum.m3 + containerSizes[size].volumeM3 * pieces,
      }),
      { kg: 0, m3: 0 },
    );
    if (order.cargo.reduce((sum, line) => sum + line.grossKg, 0) > room.kg) add(['containers'], 'overPayload');
    else if (order.cargo.reduce((sum, line) => sum + line.volumeM3, 0) > room.m3) add(['containers'], 'overVolume');
  });
export type FclOrder = z.output<typeof fclOrder>;
/** The form's values, as typed. */
export type FclForm = z.input<typeof fclOrder>;

/** The version of the shipping protocol in force; asked once per version and enterprise. */
export const shippingProtocolVersion = '2026-01';

/** What the price depends on, read from a form that may still be incomplete: unreadable quantities count as none. */
export const pricedBookingOf = (
  form: Pick<FclForm, 'containers' | 'cargo' | 'customsEntrusted' | 'loading' | 'billOfLading'>,
): PricedBooking => {
  const conditions = new Set<ChargeCondition>();
  conditions.add(form.cargo.some((line) => line.dangerous) ? 'dangerous' : 'notDangerous');
  if (form.customsEntrusted) conditions.add('customsEntrusted');
  if (form.loading === 'station') conditions.add('loadedAtStation');
  if (form.loading === 'factory') conditions.add('loadedAtFactory');
  if (form.billOfLading === 'telex') conditions.add('telexRelease');
  return {
    containers: form.containers.map((line) => {
      const quantityTyped = count(limits.containersMax).safeParse(line.quantity);
      return { containerType: line.containerType, quantity: quantityTyped.success ? quantityTyped.data : 0 };
    }),
    conditions,
  };
};

/** A form kept on the device until it is ordered; `key` is its idempotency key, fixed when the draft is made. */
export const fclDraft = z.object({
  version: z.literal(1),
  key: z.uuid(),
  form: z.custom<FclForm>((value) => typeof value === 'object' && value !== null),
});
export type FclDraft = { version: 1; key: string; form: FclForm };

/** Statuses of an order that the service knows; which follows which is `machines/orderLife.ts`. */
export const orderStatus = z.enum([
  'SUBMITTED',
  'NEED_INFO',
  'INFO_SUPPLIED',
  'DG_REVIEW',
  'ACCEPTED',
  'REJECTED',
  'RELEASED',
  'AMENDING',
  'DG_DECLARED',
  'GATED_IN',
  'CUSTOMS',
  'SAILED',
  'ARRIVED',
  'COMPLETED',
  'CANCELLED',
  'AUTO_CANCELLED',
  'DECLINED',
]);
export type OrderStatus = z.output<typeof orderStatus>;

/** What moves an order from one status to another; who may do which is `machines/orderLife.ts`. */
export const orderAct = z.enum([
  'info.requested',
  'info.supplied',
  'review.begun',
  'order.accepted',
  'order.rejected',
  'space.released',
  'order.amended',
  'amendment.requested',
  'amendment.settled',
  'danger.declared',
  'cargo.gatedIn',
  'customs.cleared',
  'transport.departed',
  'transport.arrived',
  'order.completed',
  'order.cancelled',
  'verification.lapsed',
  'space.withdrawn',
]);
export type OrderAct = z.output<typeof orderAct>;

/** Who acts on an order; `system` is the service itself. */
export const orderParty = z.enum(['user', 'platform', 'carrier', 'haulier', 'system']);
export type OrderParty = z.output<typeof orderParty>;

/** One line of an order's history: what was done by whom, and the status it led to. */
export const orderEvent = z.object({
  status: orderStatus,
  act: z.enum(['order.placed', ...orderAct.options]),
  by: orderParty,
  at: z.iso.datetime(),
  /** What was said about it; may be empty. */
  note: z.string(),
});
export type OrderEvent = z.output<typeof orderEvent>;

/** The statuses an order may begin in: dangerous goods are reviewed at once. */
export const placedStatus = z.enum(['SUBMITTED', 'DG_REVIEW']);

export const placedOrder = z.object({
  orderNo: z.string(),
  status: placedStatus,
  totals: z.array(total),
  /** When the order is cancelled unless the enterprise is verified by then; null where it needs no verification. */
  cancelsAt: z.nullable(z.iso.datetime()),
});
export type PlacedOrder = z.output<typeof placedOrder>;
