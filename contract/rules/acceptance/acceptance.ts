import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { AcceptanceCircumstances, AcceptedCargo } from './acceptanceInput.ts';
import { batteries } from './batteries.ts';
import { mentionsDamage } from './batteryGoods.ts';
import type { ReviewReason } from './dangerousGoods.ts';
import { rejectedHazards, reviewReasons } from './dangerousGoods.ts';
import { foodstuffFindings } from './foodstuffFindings.ts';
import { listedFindings } from './listedProvisions.ts';
import type { ModeFinding, ModeGoods } from './modeGoods.ts';
import { modeFindings } from './modes.ts';
import type { PackedGoods } from './packedQuantity.ts';
import { innerPackagingOf, perPackage } from './packedQuantity.ts';
import { isChosen, segregatedItem } from './segregatedItem.ts';
import type { SharedPlace } from './sharedPlaces.ts';
import { sharedPlaces } from './sharedPlaces.ts';

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
  places: SharedPlace[];
  /** Why the desk reviews it with special care. */
  reasons: ReviewReason[];
}

/** The port of a station or warehouse: `CNSHA-S1`. */
const portOf = (placeCode: string): string => /^([A-Z]{5})-[SW]\d/.exec(placeCode)?.[1] ?? placeCode;

/** More than any liquid of the class weighs, in kg/L: bromine, the densest, has 3.1; none of class 3 exceeds 1.6. */
const densityMost = (hazardClass: string): number => (hazardClass === '3' ? 1.6 : 3.2);

/** The litres in each package: as stated, otherwise the minimum for its mass. */
const litresOf = (packed: PackedGoods, hazardClass: string): number | undefined => {
  const inner = innerPackagingOf(packed.innerPackaging);
  if (inner?.each.unit === 'L') return (inner.pieces ?? 1) * inner.each.amount;
  const kilograms = perPackage(packed.netKg, packed.packages);
  return kilograms && kilograms / densityMost(hazardClass);
};

/** Damaged batteries among the goods of a cargo item, or else the order's value for all its batteries. */
const lithiumOf = (
  { dangerous, battery }: AcceptedCargo,
  { lithiumBattery }: AcceptanceCircumstances,
): ModeGoods['lithiumBattery'] =>
  battery?.isDamaged && batteries.some((unNumber) => unNumber === dangerous?.unNumber) ? 'damaged' : lithiumBattery;

const modeGoodsOf = (service: ServiceCode, one: AcceptedCargo, circumstances: AcceptanceCircumstances): ModeGoods => {
  const { dangerous, packed, stateOfCharge, battery, names } = one;
  const { originCode, aircraft } = circumstances;
  const { airPassengerLimit: passenger, airCargoLimit: freighter } = dangerous?.listed ?? {};
  return {
    line: service,
    isDangerous: dangerous !== null,
    hazardClass: dangerous?.hazardClass ?? null,
    subsidiaryHazards: dangerous?.subsidiaryHazards ?? [],
    packingGroup: dangerous?.packingGroup ?? null,
    unNumber: dangerous?.unNumber ?? null,
    properShippingName: dangerous?.properShippingName,
    originCode: originCode && portOf(originCode),
    lithiumBattery: lithiumOf(one, circumstances),
    isBatteryStated: battery?.isStated,
    mentionsDamage: names !== undefined && mentionsDamage(names),
    isHot: dangerous?.isHot,
    aircraft,
    airLimits: { passenger, freighter },
    packageKg: packed && perPackage(packed.netKg, packed.packages),
    packageLitres: packed && dangerous ? litresOf(packed, dangerous.hazardClass) : undefined,
    stateOfCharge,
  };
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
          : [
              ...modeFindings(modeGoodsOf(service.line, one, circumstances)),
              ...(one.dangerous ? listedFindings(service.line, one.dangerous) : []),
            ].map((finding) => Object.assign(finding, { cargoItem: cargoIndex })),
      ),
      ...foodstuffFindings(
        service,
        cargo.map((one, index) => ({ ...one, item: segregatedItem(one, index) })),
      ),
    ],
    notCarried: acceptedClasses === null ? [] : rejectedHazards(chosen, acceptedClasses),
    places: sharedPlaces(service, cargo),
    reasons: reviewReasons(chosen),
  };
};

/** Whether the goods prevent an order from being placed online. */
export const isRejected = ({ findings, notCarried, places }: Acceptance): boolean =>
  findings.some(({ verdict }) => verdict === 'rejected') ||
  notCarried.length > 0 ||
  places.some(({ verdict }) => verdict.apart);
