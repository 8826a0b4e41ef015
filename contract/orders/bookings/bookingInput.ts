import * as z from 'zod/mini';
import { limits } from '#contract/protocol/limits.ts';
import { optionalText } from '#contract/protocol/fields.ts';
import { portCode } from '#contract/protocol/fields.ts';

const text = (max: number) => z.string().check(z.regex(/^\S(?:[\s\S]*\S)?$/), z.maxLength(max));
const some = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.array(schema));
const amount = z.number().check(z.nonnegative());
const whole = z.int().check(z.positive());
const weight = z.object({ value: amount, unit: z.enum(['KGM', 'LBR']) });
const flag = z.optional(z.boolean());

const contact = z.object({ name: text(35), phone: z.optional(text(30)), email: z.optional(text(100)) });
const address = z.object({
  street: text(70),
  streetNumber: z.optional(text(50)),
  floor: z.optional(text(50)),
  postCode: z.optional(text(10)),
  POBox: z.optional(text(20)),
  city: text(35),
  stateRegion: z.optional(text(65)),
  countryCode: text(2),
});
const party = {
  partyName: text(70),
  address: z.optional(address),
  addressLines: z.optional(z.array(text(250)).check(z.maxLength(5))),
  partyContactDetails: some(contact),
};

const limitsOf = z.object({
  temperatureUnit: z.enum(['CEL', 'FAH']),
  flashPoint: z.optional(z.number()),
  transportControlTemperature: z.optional(z.number()),
  transportEmergencyTemperature: z.optional(z.number()),
});

const dangerousGoods = z.object({
  UNNumber: text(4),
  properShippingName: text(250),
  technicalName: z.optional(text(250)),
  imoClass: text(4),
  subsidiaryRisk1: z.optional(text(3)),
  subsidiaryRisk2: z.optional(text(3)),
  isMarinePollutant: z.boolean(),
  packingGroup: z.optional(z.int().check(z.gte(1), z.lte(3))),
  isLimitedQuantity: z.boolean(),
  isExceptedQuantity: z.boolean(),
  isEmptyUncleanedResidue: z.boolean(),
  isWaste: z.boolean(),
  isHot: z.boolean(),
  competentAuthorityApproval: z.optional(text(70)),
  segregationGroups: some(text(2)),
  innerPackagings: z.optional(z.array(z.object({ description: text(100) })).check(z.maxLength(1))),
  emergencyContactDetails: z.object({ contact: text(255), phone: text(30) }),
  grossWeight: weight,
  netWeight: weight,
  limits: z.optional(limitsOf),
  additionalContainerCargoHandling: z.optional(text(255)),
});
export type BookedDangerousGoods = z.output<typeof dangerousGoods>;

const commodity = z.object({
  commodityType: text(550),
  HSCodes: z.optional(z.array(text(10)).check(z.maxLength(1))),
  extendedHSCodes: z.optional(z.array(text(12)).check(z.maxLength(1))),
  cargoGrossWeight: weight,
  cargoGrossVolume: z.object({ value: amount, unit: z.enum(['MTQ', 'FTQ']) }),
  outerPackaging: z.object({
    packageCode: z.optional(text(2)),
    imoPackagingCode: z.optional(text(5)),
    numberOfPackages: whole,
    description: z.optional(text(100)),
    dangerousGoods: z.optional(z.array(dangerousGoods).check(z.maxLength(1))),
  }),
});
export type BookedCommodity = z.output<typeof commodity>;

const location = z.object({
  location: z.object({ UNLocationCode: z.optional(portCode) }),
  locationTypeCode: text(3),
});

/**
 * The `CreateBooking` of DCSA Booking 2.0.5 as far as the site reads it: full containers from yard to yard. What the site
 * needs and DCSA leaves open is required; other fields are let through.
 */
export const createBooking = z.object({
  receiptTypeAtOrigin: z.enum(['CY', 'SD', 'CFS']),
  deliveryTypeAtDestination: z.enum(['CY', 'SD', 'CFS']),
  cargoMovementTypeAtOrigin: text(3),
  cargoMovementTypeAtDestination: text(3),
  freightPaymentTermCode: z.optional(z.enum(['PRE', 'COL'])),
  /** The id of a saved quote, whose price is agreed to. */
  extendedContractQuotationReference: z.optional(text(70)),
  vessel: z.optional(z.object({ name: text(50) })),
  carrierServiceCode: z.optional(text(11)),
  carrierExportVoyageNumber: z.optional(text(50)),
  carrierCode: z.optional(text(4)),
  expectedDepartureDate: z.optional(z.iso.date()),
  expectedDepartureFromPlaceOfReceiptDate: z.optional(z.iso.date()),
  transportDocumentTypeCode: z.optional(z.enum(['BOL', 'SWB'])),
  incoTerms: z.optional(text(3)),
  isEquipmentSubstitutionAllowed: z.boolean(),
  references: some(z.object({ type: text(3), value: text(35) })),
  documentParties: z.object({
    bookingAgent: z.object({ partyName: text(70) }),
    shipper: z.object(party),
    consignee: z.object({ ...party, isNotifyParty: flag }),
    other: some(z.object({ party: z.object(party), partyFunction: text(3) })),
  }),
  partyContactDetails: z.array(contact).check(z.minLength(1)),
  shipmentLocations: z.array(location).check(z.minLength(1)),
  requestedEquipments: z
    .array(
      z.object({
        ISOEquipmentCode: text(4),
        units: z.int().check(z.positive(), z.lte(limits.containersMax)),
        tareWeight: z.optional(weight),
        isShipperOwned: z.boolean(),
        commodities: some(commodity),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.containersMax)),
});
export type Booking = z.output<typeof createBooking>;

/** The `CancelBookingRequest` of a booking. */
export const cancelBooking = z.object({
  bookingStatus: z.literal('CANCELLED'),
  reason: z._default(optionalText(limits.orderNoteMax), ''),
});
