import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { ReviewReason } from './dangerousGoods.ts';
import { hazardsRefused, reviewReasons } from './dangerousGoods.ts';
import type { ModeFinding, ModeGoods } from './modeGoods.ts';
import { modeFindings } from './modes.ts';
import type { PlaceVerdict } from '#contract/rules/segregation/segregation.ts';
import { placeVerdict } from '#contract/rules/segregation/segregation.ts';
import type { SegregationLine } from '#contract/rules/segregation/segregationLine.ts';
import { permitsExcepted, permitsLimited } from './smallQuantities.ts';

/** A line of cargo as the rules of acceptance read it. */
export interface AcceptedCargo {
  /** Which container or truck of the order it is loaded into, from 1. */
  unit: number;
  dangerous: {
    unNumber: string;
    packingGroup: 'I' | 'II' | 'III' | null;
    properShippingName: string;
    hazardClass: string;
    subsidiaryHazards: readonly string[];
    limitedQuantity: boolean;
    exceptedQuantity: boolean;
    acidAlkaliStatement: boolean;
    /** What the list says of it; undefined until an entry is chosen. */
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

/** What bears on acceptance besides the goods. */
export interface AcceptanceCircumstances {
  /** Where it is loaded, by UN/LOCODE. */
  originCode?: string | undefined;
  /** The classes that the carrier takes; null where it does not say. */
  acceptedClasses: readonly string[] | null;
  lithiumBattery?: ModeGoods['lithiumBattery'];
}

/** A rule by mode that speaks of one line of cargo; lines count from 0. */
export interface CargoFinding extends ModeFinding {
  cargoLine: number;
}

/** What the rules say of an order's goods. Empty lists say nothing in their favour. */
export interface Acceptance {
  findings: CargoFinding[];
  /** Hazards that the carrier does not take. */
  notCarried: string[];
  /** The verdict on each container, consolidation or bay that holds more than one dangerous line, by unit. */
  places: { unit: number; cargoLines: number[]; verdict: PlaceVerdict }[];
  /** Why the desk looks with special care. */
  reasons: ReviewReason[];
}

const segregationLineOf = (
  dangerous: NonNullable<AcceptedCargo['dangerous']>,
  cargoIndex: number,
): SegregationLine => ({
  id: String(cargoIndex),
  unNumber: dangerous.unNumber,
  properShippingName: dangerous.properShippingName,
  hazardClass: dangerous.hazardClass,
  subsidiaryHazards: dangerous.subsidiaryHazards,
  packingGroup: dangerous.packingGroup,
  segregationCodes: dangerous.listed?.segregationCodes ?? null,
  segregationGroups: dangerous.listed?.segregationGroups ?? null,
  // what the list does not permit relieves of nothing, whatever is declared
  limitedQuantity: dangerous.limitedQuantity && permitsLimited(dangerous.listed?.limitedQuantityLimit ?? null),
  exceptedQuantity: dangerous.exceptedQuantity && permitsExcepted(dangerous.listed?.exceptedQuantityCode ?? null),
  limitedQuantityLimit: dangerous.listed?.limitedQuantityLimit ?? null,
  acidAlkaliStatement: dangerous.acidAlkaliStatement,
  confidence: dangerous.listed?.confidence ?? 'medium',
});

/** The port that a station or store stands at: `CNSHA-S1`. */
const portOf = (placeCode: string): string => /^([A-Z]{5})-[SW]\d/.exec(placeCode)?.[1] ?? placeCode;

const isChosen = ({ dangerous }: AcceptedCargo): boolean => dangerous !== null && dangerous.hazardClass !== '';

const modeGoodsOf = (
  line: ServiceLine,
  { dangerous }: AcceptedCargo,
  { originCode, lithiumBattery }: AcceptanceCircumstances,
): ModeGoods => ({
  line,
  isDangerous: dangerous !== null,
  hazardClass: dangerous?.hazardClass ?? null,
  subsidiaryHazards: dangerous?.subsidiaryHazards ?? [],
  packingGroup: dangerous?.packingGroup ?? null,
  unNumber: dangerous?.unNumber ?? null,
  properShippingName: dangerous?.properShippingName,
  originCode: originCode && portOf(originCode),
  lithiumBattery,
});

const placesOf = (shares: LineDefinition['shares'], cargo: readonly AcceptedCargo[]): Acceptance['places'] => {
  if (shares === null) return [];
  const units = new Map<number, number[]>();
  cargo.forEach((one, index) => {
    if (!isChosen(one)) return;
    // a consolidation and a bay are shared by all that an order brings
    const unit = shares === 'container' ? one.unit : 1;
    units.set(unit, [...(units.get(unit) ?? []), index]);
  });
  return [...units]
    .filter(([, lines]) => lines.length > 1)
    .toSorted(([a], [b]) => a - b)
    .map(([unit, cargoLines]) => ({
      unit,
      cargoLines,
      verdict: placeVerdict(
        cargoLines.map((index) => segregationLineOf(cargo[index]!.dangerous!, index)),
        shares,
      ),
    }));
};

/** What the rules by mode, the carrier's list and chapter 7.2 of IMDG 42-24 say of the goods of an order. */
export const acceptanceOf = (
  { line, shares }: Pick<LineDefinition, 'line' | 'shares'>,
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
    findings: cargo.flatMap((one, cargoIndex) =>
      one.dangerous !== null && !isChosen(one)
        ? []
        : modeFindings(modeGoodsOf(line, one, circumstances)).map((finding) =>
            Object.assign(finding, { cargoLine: cargoIndex }),
          ),
    ),
    notCarried: acceptedClasses === null ? [] : hazardsRefused(chosen, acceptedClasses),
    places: placesOf(shares, cargo),
    reasons: reviewReasons(chosen),
  };
};

/** Whether an order may be placed online at all as its goods stand. */
export const isRefused = ({ findings, notCarried, places }: Acceptance): boolean =>
  findings.some(({ verdict }) => verdict === 'refused') ||
  notCarried.length > 0 ||
  places.some(({ verdict }) => verdict.apart);
