import * as z from 'zod/mini';

const instant = z.iso.datetime();

/** A container of an order with its seal, which may be empty; size, tare and verified gross mass once they are known. */
const shippedContainer = z.object({
  containerNo: z.string(),
  sealNo: z.string(),
  type: z.optional(z.string()),
  tareKg: z.optional(z.number()),
  vgmKg: z.optional(z.number()),
  /** Whether only the customer's declaration names it, which may still change. */
  isDeclared: z.optional(z.boolean()),
});

/** What the desk knows about the transport of an order; empty or null until known. */
export const shipment = z.object({
  carrierBookingNo: z.string(),
  /** Left out by what was stored before it was asked for. */
  billOfLadingNo: z._default(z.string(), ''),
  vessel: z.string(),
  voyage: z.string(),
  /** When another voyage than the booked one is expected to depart; left out while that is not known. */
  departsAt: z.optional(instant),
  containers: z.array(shippedContainer),
  gatedInAt: z.nullable(instant),
  departedAt: z.nullable(instant),
  arrivedAt: z.nullable(instant),
});
export type Shipment = z.output<typeof shipment>;

/** The containers that the desk or the carrier names, which papers must agree with. */
export const namedContainers = (known: Shipment | undefined): Shipment['containers'] =>
  (known?.containers ?? []).filter(({ isDeclared }) => isDeclared !== true);

/** A container as a shipping instruction names it, with the gross mass of its goods in kg. */
export const instructedContainer = z.extend(z.pick(shippedContainer, { containerNo: true, sealNo: true }), {
  grossKg: z.optional(z.number()),
});
export type InstructedContainer = z.output<typeof instructedContainer>;

/** Whether anything is known about a transport. */
export const isShipmentKnown = (known: Shipment): boolean =>
  Object.values(known).some((value) => (value?.length ?? 0) > 0);

export const noShipment: Shipment = {
  carrierBookingNo: '',
  billOfLadingNo: '',
  vessel: '',
  voyage: '',
  containers: [],
  gatedInAt: null,
  departedAt: null,
  arrivedAt: null,
};
