import * as z from 'zod/mini';
import {
  companyName,
  because,
  choice,
  count,
  email,
  latinText,
  optionalLatinText,
  phone,
  optionalText,
  quantity,
  telephone,
  text,
} from '#contract/protocol/fields.ts';
import { overLimit } from '#contract/protocol/problem.ts';
import { limits } from '#contract/protocol/limits.ts';
import { hsCode } from '#contract/protocol/registryNumbers.ts';
import { unNumber } from '#contract/protocol/unNumber.ts';
import { nameZhSource, seaProhibition } from '#contract/search/referenceData.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { areSegregationGroups } from '#contract/rules/segregation/segregationGroups.ts';
import { placedStatus } from '#contract/orders/orderStatus.ts';
import { suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { total } from '#contract/rules/pricing/price.ts';

/** The chosen entry of the dangerous-goods list, as stored in the form; the service reads its own list again. */
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
  /** The entry's whole name; forms of older versions lack it and what follows. */
  properShippingName: z.optional(z.string()),
  /** Whether a technical name follows (special provision 274). */
  technicalName: z.optional(z.boolean()),
  /** The list's remark on the flash point of the pure substance. */
  flashPoint: z.optional(z.nullable(z.string())),
  /** Columns 8 and 10. */
  packingInstruction: z.optional(z.nullable(z.string())),
  ibcInstruction: z.optional(z.nullable(z.string())),
  /** Orders before the whole list lack what follows. */
  variant: z.optional(z.int()),
  nameZh: z.optional(z.string()),
  nameZhSource: z.optional(nameZhSource),
  /** The entry's class: `2` where the shipper declares the division. */
  hazardClass: z.optional(z.string()),
  subsidiaryNote: z.optional(z.nullable(z.string())),
  /** Whether column 4 marks the entry as a marine pollutant. */
  marinePollutant: z.optional(z.boolean()),
  stowageCategory: z.optional(z.nullable(z.string())),
  stowageCodes: z.optional(z.array(z.string())),
  packingProvisions: z.optional(z.array(z.string())),
  airPassengerLimit: z.optional(z.nullable(z.string())),
  airCargoLimit: z.optional(z.nullable(z.string())),
  specialProvisions: z.optional(z.array(z.string())),
  seaProhibition: z.optional(z.nullable(seaProhibition)),
  openColumns: z.optional(z.array(z.string())),
});

/** The dangerous-goods part of a cargo item, as in DCSA Booking 2.0 `DangerousGoods`. */
export const dangerousDetails = z.object({
  unNumber,
  packingGroup: z.nullable(z.enum(['I', 'II', 'III'])),
  /** One of the names of the entry (IMDG 3.1.2). */
  properShippingName: text(300),
  /** Required by special provision 274. */
  technicalName: optionalLatinText(200),
  /** Segregation groups that the shipper declares for a generic entry (IMDG 7.2.5.3), codes between blanks. */
  declaredGroups: z._default(
    z.string().check(z.refine((codes) => areSegregationGroups(codes), because('notChosen'))),
    '',
  ),
  hazardClass: text(10),
  subsidiaryHazards: z.array(z.string()),
  flashPoint: optionalText(40),
  marinePollutant: z.boolean(),
  limitedQuantity: z.boolean(),
  exceptedQuantity: z.boolean(),
  /** Packages of at most 30 L or 30 kg, declared by IMDG 5.4.1.5.11.3 for the relief of 7.2.6.5. */
  acidAlkaliStatement: z.boolean(),
  /** No dangerous reaction with goods of its class in the same container (IMDG 7.2.6.1); absent in older orders. */
  noReactionStatement: z._default(z.boolean(), false),
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
  netKg: quantity(1_000_000, 'kg'),
  /** Reachable around the clock; required on the declaration. */
  emergencyContact: text(60),
  emergencyPhone: telephone,
  /** What the document of charcoal states (IMDG 5.4.1.5.18); absent for all others. */
  charcoal: z.optional(
    z.object({
      producedOn: optionalText(20),
      packedOn: optionalText(20),
      materialTemperature: optionalText(20),
      ambientTemperature: optionalText(20),
    }),
  ),
  /** Absent until an entry of the list is chosen. */
  listed: z.optional(listedEntry),
});

const fieldValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const cargoItem = z.object({
  nameZh: text(100),
  nameEn: optionalLatinText(200),
  hsCode: z.union([z.literal(''), hsCode]),
  packagingCode: choice(10),
  packages: count(limits.packagesMax),
  grossKg: quantity(limits.grossKgMax, 'kg'),
  volumeM3: quantity(limits.volumeM3Max, 'm3'),
  /** The container or truck it is loaded into, from 1. */
  unit: count(limits.containersMax),
  details: fieldValues,
  dangerous: z.nullable(dangerousDetails),
});

const party = z.object({ name: companyName(120), address: text(300), telephone, email });
const notifyParty = z.object({
  sameAsConsignee: z.boolean(),
  name: optionalText(120),
  address: optionalText(300),
  telephone: optionalText(40),
});
/** Who receives goods is reached by telephone; an e-mail address may be unknown. */
const consignee = z.object({ ...party.shape, email: z.union([z.literal(''), email]) });
// a bill of lading names the parties in English
/** Parties of a service that crosses borders. */
export const partyAbroad = z.object({ ...party.shape, name: latinText(120), address: latinText(300) });
export const consigneeAbroad = z.object({ ...partyAbroad.shape, email: consignee.shape.email });
export const notifyPartyAbroad = z.object({
  ...notifyParty.shape,
  name: optionalLatinText(120),
  address: optionalLatinText(300),
});
const contact = z.object({ name: text(60), phone, email });

/**
 * An order of any service, as its form holds it and as the service receives it; the service's definition adds further
 * rules.
 */
export const anyOrder = z.object({
  line: serviceCode,
  offerId: z.string().check(z.minLength(1), z.maxLength(80)),
  items: z.array(z.object({ code: z.string().check(z.maxLength(40)), quantity: count(5_000) })).check(z.maxLength(40)),
  details: fieldValues,
  cargo: z.array(cargoItem).check(z.maxLength(limits.cargoItemsMax, because(overLimit(limits.cargoItemsMax)))),
  shipper: z.nullable(party),
  consignee: z.nullable(consignee),
  notifyParty: z.nullable(notifyParty),
  bookingContact: contact,
  /** Codes of the documents the shipper already has. */
  papersHeld: z.array(z.string().check(z.maxLength(10))).check(z.maxLength(30)),
  remark: optionalText(500),
  protocolVersion: z.string().check(z.minLength(1, because('protocolMissing')), z.maxLength(20)),
});
export type Order = z.output<typeof anyOrder>;
/** The values of the form, as typed. */
export type OrderForm = z.input<typeof anyOrder>;
export type CargoForm = OrderForm['cargo'][number];
export type DangerousForm = NonNullable<CargoForm['dangerous']>;

export const placedOrder = z.object({
  orderNo: z.string(),
  status: placedStatus,
  totals: z.array(total),
  /** When the order is cancelled unless the enterprise is verified before; null if it needs no verification. */
  cancelsAt: z.nullable(z.iso.datetime()),
  /** What suggests dangerous goods that are not declared, for which the desk reviews the order. */
  findings: z.optional(z.array(suspicion)),
  /** Why and until when colleagues of the customer are asked to approve it. */
  approval: z.optional(
    z.object({ reasons: z.array(z.string()), deciders: z.array(z.string()), dueAt: z.iso.datetime() }),
  ),
});
export type PlacedOrder = z.output<typeof placedOrder>;
