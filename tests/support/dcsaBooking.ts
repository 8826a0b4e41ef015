import * as z from 'zod/mini';

// The part of DCSA Booking 2.0.5 `CreateBooking` (BKG_v2.0.5.yaml) that orders are exported as; other fields are refused.

const trimmed = (max: number) => z.string().check(z.regex(/^\S(?:.*\S)?$/), z.maxLength(max));
const short = (max: number) => z.string().check(z.maxLength(max));
const locationCode = z.string().check(z.regex(/^[A-Z]{2}[A-Z2-9]{3}$/));
const kilograms = z.strictObject({ value: z.number().check(z.positive()), unit: z.enum(['KGM', 'LBR']) });
const whole = z.int().check(z.positive());

const contact = z
  .strictObject({
    name: trimmed(35),
    phone: z.optional(trimmed(30)),
    email: z.optional(z.string().check(z.regex(/^.+@\S+$/), z.maxLength(100))),
  })
  .check(z.refine(({ phone, email }) => phone !== undefined || email !== undefined));

const party = z.strictObject({
  partyName: trimmed(70),
  addressLines: z.optional(z.array(short(250)).check(z.maxLength(5))),
  partyContactDetails: z.optional(z.array(contact).check(z.minLength(1))),
});

const risk = z.string().check(z.regex(/^[0-9](\.[0-9])?$/));

const dangerousGoods = z.strictObject({
  UNNumber: z.string().check(z.regex(/^\d{4}$/)),
  properShippingName: short(250),
  technicalName: z.optional(short(250)),
  imoClass: short(4),
  subsidiaryRisk1: z.optional(risk),
  subsidiaryRisk2: z.optional(risk),
  isMarinePollutant: z.boolean(),
  packingGroup: z.optional(z.int().check(z.gte(1), z.lte(3))),
  isLimitedQuantity: z.boolean(),
  isExceptedQuantity: z.boolean(),
  isSalvagePackings: z.boolean(),
  isEmptyUncleanedResidue: z.boolean(),
  isWaste: z.boolean(),
  isHot: z.boolean(),
  isCompetentAuthorityApprovalRequired: z.boolean(),
  competentAuthorityApproval: z.optional(trimmed(70)),
  segregationGroups: z.array(z.string().check(z.regex(/^(?:[1-9]|1[0-8])$/))),
  emergencyContactDetails: z.strictObject({ contact: short(255), phone: trimmed(30) }),
  EMSNumber: z.optional(z.string().check(z.regex(/^F-[A-Z] S-[A-Z]$/))),
  isReportableQuantity: z.boolean(),
  grossWeight: kilograms,
  netWeight: z.optional(kilograms),
  limits: z.optional(
    z.strictObject({
      temperatureUnit: z.enum(['CEL', 'FAH']),
      flashPoint: z.optional(z.number()),
      transportControlTemperature: z.optional(z.number()),
      transportEmergencyTemperature: z.optional(z.number()),
    }),
  ),
  additionalContainerCargoHandling: z.optional(short(255)),
});

const commodity = z.strictObject({
  commodityType: trimmed(550),
  extendedHSCodes: z.optional(z.array(z.string().check(z.regex(/^\d{6,12}$/)))),
  cargoGrossWeight: kilograms,
  cargoGrossVolume: z.strictObject({ value: z.number().check(z.positive()), unit: z.enum(['MTQ', 'FTQ']) }),
  outerPackaging: z.strictObject({
    packageCode: z.optional(z.string().check(z.regex(/^[A-Z0-9]{2}$/))),
    imoPackagingCode: z.optional(z.string().check(z.regex(/^[A-Z0-9]{1,5}$/))),
    numberOfPackages: whole,
    dangerousGoods: z.optional(z.array(dangerousGoods)),
  }),
});

const receipt = z.enum(['CY', 'SD', 'CFS']);
const movement = z.enum(['FCL', 'LCL']);

/** What an exported order must be. */
export const createBooking = z.strictObject({
  receiptTypeAtOrigin: receipt,
  deliveryTypeAtDestination: receipt,
  cargoMovementTypeAtOrigin: movement,
  cargoMovementTypeAtDestination: movement,
  freightPaymentTermCode: z.enum(['PRE', 'COL']),
  extendedContractQuotationReference: trimmed(70),
  carrierCode: z.optional(z.string().check(z.regex(/^\S{1,4}$/))),
  carrierCodeListProvider: z.optional(z.enum(['SMDG', 'NMFTA'])),
  vessel: z.optional(z.strictObject({ name: trimmed(50) })),
  carrierServiceCode: z.optional(trimmed(11)),
  carrierExportVoyageNumber: z.optional(trimmed(50)),
  expectedDepartureDate: z.iso.date(),
  isPartialLoadAllowed: z.boolean(),
  isExportDeclarationRequired: z.boolean(),
  transportDocumentTypeCode: z.enum(['BOL', 'SWB']),
  incoTerms: short(3),
  isEquipmentSubstitutionAllowed: z.boolean(),
  references: z.array(z.strictObject({ type: z.enum(['CR', 'AKG', 'AEF']), value: trimmed(35) })),
  documentParties: z.strictObject({
    shipper: z.optional(party),
    consignee: z.optional(z.extend(party, { isNotifyParty: z.boolean() })),
    other: z.optional(z.array(z.strictObject({ party, partyFunction: z.literal('N1') }))),
  }),
  partyContactDetails: z.array(contact),
  shipmentLocations: z
    .array(
      z.strictObject({
        location: z.strictObject({ locationName: trimmed(100), UNLocationCode: z.optional(locationCode) }),
        locationTypeCode: z.enum(['POL', 'POD']),
      }),
    )
    .check(z.minLength(1)),
  requestedEquipments: z
    .array(
      z.strictObject({
        ISOEquipmentCode: trimmed(4),
        units: whole,
        isShipperOwned: z.boolean(),
        commodities: z.optional(z.array(commodity)),
      }),
    )
    .check(z.minLength(1)),
});
