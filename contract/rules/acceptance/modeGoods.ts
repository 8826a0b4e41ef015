import type { ServiceLine } from '#contract/services/serviceLine.ts';

/** What a rule by mode says: the goods are refused, go to the desk, or need something first. */
export type ModeVerdict = 'refused' | 'desk' | 'requires';

/** One goods line and how it is to travel or be kept; a hazard is a class or division as in the list: `3`, `6.1`, `1.4`. */
export interface ModeGoods {
  line: ServiceLine;
  isDangerous: boolean;
  /** Null for goods that are not dangerous, and for dangerous ones not yet classified. */
  hazardClass: string | null;
  subsidiaryHazards: readonly string[];
  packingGroup: 'I' | 'II' | 'III' | null;
  unNumber: string | null;
  /** Proper shipping name; MOLTEN, ELEVATED TEMPERATURE, INHALATION and STABILIZED are read from it. */
  properShippingName?: string | undefined;
  /** Whether it is a chemical at all; an article such as a machine is not. True where it is left out. */
  isChemical?: boolean | undefined;
  /** `consumer`: within special provision 188 and 78/79, at most 100 Wh or 2 g of lithium a pack. */
  lithiumBattery?: 'consumer' | 'damaged' | 'other' | undefined;
  toxicByInhalation?: boolean | undefined;
  polymerising?: boolean | undefined;
  /** UN/LOCODE of the port of loading, where it is known. */
  originCode?: string | undefined;
  /** Whether the price asked for is a freight-all-kinds spot rate. */
  fakRate?: boolean | undefined;
}

/** A rule that speaks of the goods: the rule in Chinese words, its paragraph or table, and how sure we are of it. */
export interface ModeFinding {
  verdict: ModeVerdict;
  code: string;
  ruleZh: string;
  source: string;
  confidence: 'high' | 'medium' | 'low';
}
