import type { SeaProhibition } from '#contract/search/referenceData.ts';
import type { ModeGoods } from './modeGoods.ts';
import type { PackedGoods } from './packedQuantity.ts';

/** The document's values for charcoal (IMDG 5.4.1.5.18): dates as `YYYY-MM-DD`, temperatures in °C, as typed. */
export interface CharcoalPacking {
  producedOn: string;
  packedOn: string;
  materialTemperature: string;
  ambientTemperature: string;
}

/** A cargo item as the acceptance rules read it. */
export interface AcceptedCargo {
  /** The container or truck it is loaded into, from 1. */
  unit: number;
  /** Its packages; only they can qualify for exemptions for small packages. */
  packed?: PackedGoods | undefined;
  /** State of charge of batteries in percent, if stated. */
  stateOfCharge?: number | undefined;
  /** The declaration of batteries: their condition, and watt-hours or grams of lithium of each. */
  battery?: { isDamaged: boolean; isStated: boolean } | undefined;
  /** The names of the goods, which are searched for words of damage. */
  names?: string | undefined;
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
    declaredGroups?: string | undefined;
    isHot?: boolean | undefined;
    isWaste?: boolean | undefined;
    competentAuthorityApproval?: string | undefined;
    /** Only for charcoal. */
    charcoal?: CharcoalPacking | undefined;
    /** The chosen entry of the list; undefined until one is chosen. */
    listed?:
      | {
          segregationCodes: readonly string[];
          segregationGroups: readonly string[];
          limitedQuantityLimit: string | null;
          exceptedQuantityCode: string | null;
          confidence: 'high' | 'medium';
          specialProvisions?: readonly string[] | undefined;
          seaProhibition?: SeaProhibition | null | undefined;
          subsidiaryNote?: string | null | undefined;
          openColumns?: readonly string[] | undefined;
          /** Net quantity per package by air; absent if the list has none. */
          airPassengerLimit?: string | null | undefined;
          airCargoLimit?: string | null | undefined;
        }
      | undefined;
  } | null;
}

/** The inputs of acceptance besides the goods. */
export interface AcceptanceCircumstances {
  /** The place of loading, by UN/LOCODE. */
  originCode?: string | undefined;
  /** The classes that the carrier accepts; null if unknown. */
  acceptedClasses: readonly string[] | null;
  lithiumBattery?: ModeGoods['lithiumBattery'];
  aircraft?: ModeGoods['aircraft'];
}
