import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { ReviewReason } from './dangerousGoods.ts';
import { rejectedHazards, reviewReasons } from './dangerousGoods.ts';
import type { ModeFinding, ModeGoods } from './modeGoods.ts';
import { modeFindings } from './modes.ts';
import type { JudgedPlace, PlaceVerdict } from '#contract/rules/segregation/segregation.ts';
import { placeVerdict } from '#contract/rules/segregation/segregation.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { foodstuffFindings } from './foodstuffFindings.ts';
import type { PackedGoods } from './packedQuantity.ts';
import { perPackage } from './packedQuantity.ts';
import type { SmallPackageEntry } from './smallPackages.ts';
import { acidAlkaliStanding, exceptedStanding, limitedStanding } from './smallPackages.ts';
import { permitsExcepted, permitsLimited } from './smallQuantities.ts';

/** A cargo item as the acceptance rules read it. */
export interface AcceptedCargo {
  /** The container or truck it is loaded into, from 1. */
  unit: number;
  /** Its packages; reliefs for small packages are earned by them only. */
  packed?: PackedGoods | undefined;
  /** State of charge of batteries in percent, if stated. */
  stateOfCharge?: number | undefined;
  /** Whether it is food or feed. */
  isFoodstuff?: boolean | undefined;
  dangerous: {
    unNumber: string;
    packingGroup: 'I' | 'II' | 'III' | null;
    properShippingName: string;
    hazardClass: string;
    subsidiaryHazards: readonly string[];
    limitedQuantity: boolean;
    exceptedQuantity: boolean;
    acidAlkaliStatement: boolean;
    /** The shipper declares no dangerous reaction with the goods of its class in the same place (7.2.6.1). */
    noReactionStatement?: boolean | undefined;
    technicalName?: string | undefined;
    isHot?: boolean | undefined;
    /** The chosen entry of the list; undefined until one is chosen. */
    listed?:
      | {
          segregationCodes: readonly string[];
          segregationGroups: readonly string[];
          limitedQuantityLimit: string | null;
          exceptedQuantityCode: string | null;
          confidence: 'high' | 'medium';
        }
      | undefined;
  } | null;
}

/** What acceptance depends on besides the goods. */
export interface AcceptanceCircumstances {
  /** The place of loading, by UN/LOCODE. */
  originCode?: string | undefined;
  /** The classes that the carrier accepts; null if it does not say. */
  acceptedClasses: readonly string[] | null;
  lithiumBattery?: ModeGoods['lithiumBattery'];
  aircraft?: ModeGoods['aircraft'];
}

/** A finding of the rules by mode about one cargo item; indexes count from 0. */
export interface CargoFinding extends ModeFinding {
  cargoItem: number;
}

/** The result of all rules for an order's goods. Empty lists do not mean that the goods are allowed. */
export interface Acceptance {
  findings: CargoFinding[];
  /** Hazards that the carrier does not accept. */
  notCarried: string[];
  /** The verdict on each container, consolidation or bay that holds more than one dangerous cargo item, by unit. */
  places: { unit: number; cargoItems: number[]; verdict: PlaceVerdict }[];
  /** Why the desk reviews it with special care. */
  reasons: ReviewReason[];
}

type Dangerous = NonNullable<AcceptedCargo['dangerous']>;

/** The reliefs for small packages that are declared, permitted by the list and kept by the packages. */
const reliefsOf = (dangerous: Dangerous, packed: PackedGoods | undefined) => {
  const { listed } = dangerous;
  const entry: SmallPackageEntry = {
    unNumber: dangerous.unNumber,
    subsidiaryHazards: dangerous.subsidiaryHazards,
    limitedQuantityLimit: listed?.limitedQuantityLimit ?? null,
    exceptedQuantityCode: listed?.exceptedQuantityCode ?? null,
    confidence: listed?.confidence ?? 'medium',
  };
  return {
    limitedQuantity:
      dangerous.limitedQuantity &&
      permitsLimited(entry.limitedQuantityLimit) &&
      packed !== undefined &&
      limitedStanding(packed, entry) === 'kept',
    exceptedQuantity:
      dangerous.exceptedQuantity &&
      permitsExcepted(entry.exceptedQuantityCode) &&
      packed !== undefined &&
      exceptedStanding(packed, entry) === 'kept',
    acidAlkaliStatement:
      dangerous.acidAlkaliStatement && packed !== undefined && acidAlkaliStanding(packed, entry) === 'kept',
  };
};

const segregationItemOf = (
  { dangerous, packed }: { dangerous: Dangerous; packed?: PackedGoods | undefined },
  cargoIndex: number,
): SegregationItem => ({
  id: String(cargoIndex),
  unNumber: dangerous.unNumber,
  properShippingName: dangerous.properShippingName,
  hazardClass: dangerous.hazardClass,
  subsidiaryHazards: dangerous.subsidiaryHazards,
  packingGroup: dangerous.packingGroup,
  segregationCodes: dangerous.listed?.segregationCodes ?? null,
  segregationGroups: dangerous.listed?.segregationGroups ?? null,
  technicalName: dangerous.technicalName,
  ...reliefsOf(dangerous, packed),
  limitedQuantityLimit: dangerous.listed?.limitedQuantityLimit ?? null,
  noReactionStatement: dangerous.noReactionStatement ?? false,
  confidence: dangerous.listed?.confidence ?? 'medium',
});

const isChosen = ({ dangerous }: AcceptedCargo): boolean => dangerous !== null && dangerous.hazardClass !== '';

const itemOf = (one: AcceptedCargo, index: number): SegregationItem | null =>
  isChosen(one) ? segregationItemOf({ dangerous: one.dangerous!, packed: one.packed }, index) : null;

/** The port of a station or store: `CNSHA-S1`. */
const portOf = (placeCode: string): string => /^([A-Z]{5})-[SW]\d/.exec(placeCode)?.[1] ?? placeCode;

const modeGoodsOf = (
  service: ServiceCode,
  { dangerous, packed, stateOfCharge }: AcceptedCargo,
  { originCode, lithiumBattery, aircraft }: AcceptanceCircumstances,
): ModeGoods => ({
  line: service,
  isDangerous: dangerous !== null,
  hazardClass: dangerous?.hazardClass ?? null,
  subsidiaryHazards: dangerous?.subsidiaryHazards ?? [],
  packingGroup: dangerous?.packingGroup ?? null,
  unNumber: dangerous?.unNumber ?? null,
  properShippingName: dangerous?.properShippingName,
  originCode: originCode && portOf(originCode),
  lithiumBattery,
  isHot: dangerous?.isHot,
  aircraft,
  packageKg: packed && perPackage(packed.netKg, packed.packages),
  stateOfCharge,
});

/** The law that judges the goods of a place: on the road and in a store it is not the sea's. */
const judgedPlace = ({ line, shares }: Pick<ServiceDefinition, 'line' | 'shares'>): JudgedPlace | null =>
  line === 'domestic' ? 'truck' : shares;

const placesOf = (
  service: Pick<ServiceDefinition, 'line' | 'shares'>,
  cargo: readonly AcceptedCargo[],
): Acceptance['places'] => {
  const { shares } = service;
  const place = judgedPlace(service);
  if (shares === null || place === null) return [];
  const units = new Map<number, number[]>();
  cargo.forEach((one, index) => {
    if (!isChosen(one)) return;
    // all cargo of an order shares one consolidation or bay
    const unit = shares === 'container' ? one.unit : 1;
    units.set(unit, [...(units.get(unit) ?? []), index]);
  });
  return [...units]
    .filter(([, lines]) => lines.length > 1)
    .toSorted(([a], [b]) => a - b)
    .map(([unit, cargoItems]) => ({
      unit,
      cargoItems,
      verdict: placeVerdict(
        cargoItems.flatMap((index) => itemOf(cargo[index]!, index) ?? []),
        place,
      ),
    }));
};

/** Applies the rules by mode, the carrier's list and IMDG 42-24 chapter 7.2 to the goods of an order. */
export const acceptanceOf = (
  service: Pick<ServiceDefinition, 'line' | 'shares'>,
  cargo: readonly AcceptedCargo[],
  circumstances: AcceptanceCircumstances,
): Acceptance => {
  const chosen = cargo.flatMap(({ dangerous }) =>
    dangerous && dangerous.hazardClass !== ''
      ? [{ ...dangerous, confidence: dangerous.listed?.confidence ?? ('high' as const) }]
      : [],
  );
  const { acceptedClasses } = circumstances;
  return {
    findings: [
      ...cargo.flatMap((one, cargoIndex) =>
        one.dangerous !== null && !isChosen(one)
          ? []
          : modeFindings(modeGoodsOf(service.line, one, circumstances)).map((finding) =>
              Object.assign(finding, { cargoItem: cargoIndex }),
            ),
      ),
      ...foodstuffFindings(
        service,
        cargo.map((one, index) => ({ ...one, item: itemOf(one, index) })),
      ),
    ],
    notCarried: acceptedClasses === null ? [] : rejectedHazards(chosen, acceptedClasses),
    places: placesOf(service, cargo),
    reasons: reviewReasons(chosen),
  };
};

/** Whether the goods keep an order from being placed online. */
export const isRejected = ({ findings, notCarried, places }: Acceptance): boolean =>
  findings.some(({ verdict }) => verdict === 'rejected') ||
  notCarried.length > 0 ||
  places.some(({ verdict }) => verdict.apart);
