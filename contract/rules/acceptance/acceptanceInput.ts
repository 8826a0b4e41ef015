import type { SeaProhibition } from '#contract/search/referenceData.ts';
import type { ModeGoods } from './modeGoods.ts';
import type { PackedGoods } from './packedQuantity.ts';

/** What the document of charcoal states (IMDG 5.4.1.5.18): dates as `YYYY-MM-DD`, temperatures in °C, as typed. */
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
  /** Its packages; reliefs for small packages are earned by them only. */
  packed?: PackedGoods | undefined;
  /** State of charge of batteries in percent, if stated. */
  stateOfCharge?: number | undefined;
  /** What is declared of batteries: their condition, and watt-hours or grams of lithium of each. */
  battery?: { isDamaged: boolean; isStated: boolean } | undefined;
  /** The names of the goods, in which words of damage are looked for. */
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
    /** Of charcoal only. */
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
          /** Net quantity per package by air; absent where the list has none. */
          airPassengerLimit?: string | null | undefined;
          airCargoLimit?: string | null | undefined;
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
