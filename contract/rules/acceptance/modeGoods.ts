import type { ServiceCode } from '#contract/services/serviceCode.ts';

/** The effect of a rule by mode: goods are rejected, reviewed by the desk, or have a requirement. */
export type ModeVerdict = 'rejected' | 'desk' | 'requires';

/**
 * One cargo item with its mode of transport or storage; a hazard is a class or division of the list: `3`, `6.1`, `1.4`.
 */
export interface ModeGoods {
  line: ServiceCode;
  isDangerous: boolean;
  /** Null for goods that are not dangerous, or not yet classified. */
  hazardClass: string | null;
  subsidiaryHazards: readonly string[];
  packingGroup: 'I' | 'II' | 'III' | null;
  unNumber: string | null;
  /** Proper shipping name; the rules search it for STABILIZED. */
  properShippingName?: string | undefined;
  /** Whether it is a chemical; a machine is not. Defaults to true. */
  isChemical?: boolean | undefined;
  /** `consumer`: within special provision 188 and 78/79, at most 100 Wh or 2 g of lithium a pack. */
  lithiumBattery?: 'consumer' | 'damaged' | 'other' | undefined;
  /** Toxic by inhalation, if the entry does not already say so. */
  toxicByInhalation?: boolean | undefined;
  /** Declared as carried at an elevated temperature. */
  isHot?: boolean | undefined;
  /** The aircraft of the chosen air service; undefined if unknown. */
  aircraft?: 'passenger' | 'freighter' | undefined;
  /** The entry's columns of limits per package by air, as written in the list. */
  airLimits?: { passenger?: string | null | undefined; freighter?: string | null | undefined } | undefined;
  /** Net mass per package in kg, and its minimum volume in litres; undefined if not stated. */
  packageKg?: number | undefined;
  packageLitres?: number | undefined;
  /** State of charge of batteries in percent; undefined if not stated. */
  stateOfCharge?: number | undefined;
  /** Whether it is stated that batteries are damaged or not, with their energy or lithium content. */
  isBatteryStated?: boolean | undefined;
  /** Whether the names of the goods mention damage, defects or a recall. */
  mentionsDamage?: boolean | undefined;
  polymerising?: boolean | undefined;
  /** UN/LOCODE of the port of loading, if known. */
  originCode?: string | undefined;
  /** Whether the price is a freight-all-kinds spot rate. */
  fakRate?: boolean | undefined;
}

/** A rule that applies to the goods: its text in Chinese, its source, and how certain it is. */
export interface ModeFinding {
  verdict: ModeVerdict;
  code: string;
  ruleZh: string;
  source: string;
  confidence: 'high' | 'medium' | 'low';
  /**
   * The field of the cargo item, `dangerous.isHot`, or of the order with a leading slash, `/details.battery`; the UN
   * number if absent.
   */
  at?: string | undefined;
}

/** A rule of the table without its condition: its services, and the name of the goods on the service's page. */
export interface ListedRule extends ModeFinding {
  services: readonly ServiceCode[] | 'all';
  /** The name of the goods on the page, with their hazard labels; absent if they have no line of their own. */
  page?: { whatZh: string; divisions?: readonly string[] };
}

/** A rule of the table and the goods it applies to. */
export interface ModeRule extends ListedRule {
  speaks: (goods: ModeGoods) => boolean;
  /** Its text with figures of the goods, if any. */
  detailZh?: (goods: ModeGoods) => string | undefined;
}
