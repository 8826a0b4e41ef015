import type { Position } from '#contract/rules/distance/greatCircle.ts';
import { angleBetween, kilometresOf } from '#contract/rules/distance/greatCircle.ts';
import { seaAngle } from '#contract/rules/distance/seaRoute.ts';
import { quotientHalfUp, unitsOf } from '#contract/rules/rounding.ts';
import type { Carbon, CarbonLeg } from './carbon.ts';
import type { Factor } from './factors.ts';
import { airFactor, containerFactor, railFactor, roadFactor, sharedContainerFactor, tonnesPerTeu } from './factors.ts';

/** A place of a transport; its position is null if it is unknown. */
export interface CarbonPlace {
  code: string;
  nameZh: string;
  position: Position | null;
}

/** A part of a transport chain by one mode; a ship may call at places of transshipment in between. */
export interface PlannedLeg {
  leg: CarbonLeg['leg'];
  mode: CarbonLeg['mode'];
  /** From the first place to the last. */
  places: readonly [CarbonPlace, ...CarbonPlace[], CarbonPlace];
  /** Whether a place is missing because its address contains no known place. */
  isByAddress?: boolean;
}

/** The transported load. */
export interface CarbonLoad {
  /** Kilograms with packaging; 0 if unknown. */
  massKg: number;
  /** Its own containers in TEU; 0 for goods that share one. */
  teu: number;
}

/** Kilometres added to the great circle by air. Source: GLEC Framework v3.2 module 2, ISO 14083. */
const airExtraKm = 95;

/**
 * The distance by land as a percentage of the great circle. Source: Ballou, Rahardja and Sakai (2002), Selected country
 * circuity factors for road travel distance estimation: 1.33 for China; an assumption for other countries and for rail.
 */
const landPercent = 133;

const pairsOf = (places: PlannedLeg['places']): [Position, Position][] | null => {
  const positions = places.flatMap(({ position }) => (position ? [position] : []));
  if (positions.length < places.length) return null;
  return positions.slice(1).map((to, index) => [positions[index]!, to]);
};

/** Kilometres, rounded once, for the factor of its mode. Trade lanes include the 15 % of longer ship routes. */
const distanceOf = (mode: PlannedLeg['mode'], pairs: readonly [Position, Position][]): number => {
  const angle = pairs.reduce((sum, [from, to]) => sum + (mode === 'sea' ? seaAngle : angleBetween)(from, to), 0);
  const straight = kilometresOf(angle);
  if (mode === 'sea') return Math.round(straight);
  return mode === 'air' ? Math.round(straight) + airExtraKm : Math.round((straight * landPercent) / 100);
};

const factorOf = ({ mode, places }: PlannedLeg, kilometres: number, load: CarbonLoad): Factor => {
  const ends = { from: places[0].code, to: places.at(-1)!.code };
  switch (mode) {
    case 'sea':
      return load.teu > 0 ? containerFactor(ends) : sharedContainerFactor(ends);
    case 'air':
      return airFactor(kilometres - airExtraKm);
    case 'rail':
      return railFactor;
    case 'road':
      return roadFactor;
    default:
      return mode satisfies never;
  }
};

/**
 * Grams of CO2e, rounded once: kilometres × TEU or tonnes × the factor (ISO 14083:2023, transport activity × emission intensity).
 */
export const gramsOf = (kilometres: number, { hundredths, unit }: Factor, { massKg, teu }: CarbonLoad): number =>
  unit === 'teuKm'
    ? quotientHalfUp(BigInt(kilometres) * BigInt(teu) * BigInt(hundredths), 100n)
    : quotientHalfUp(BigInt(kilometres) * BigInt(unitsOf(massKg, 3)) * BigInt(hundredths), 100_000_000n);

const emissionOf = (planned: PlannedLeg, load: CarbonLoad): CarbonLeg => {
  const { leg, mode, places, isByAddress = false } = planned;
  const named = { leg, mode, fromZh: places[0].nameZh, toZh: places.at(-1)!.nameZh };
  const pairs = pairsOf(places);
  if (pairs === null) {
    const missing = isByAddress ? 'address' : 'position';
    return { ...named, kilometres: null, grams: null, factor: null, missing };
  }
  const kilometres = distanceOf(mode, pairs);
  const factor = factorOf(planned, kilometres, load);
  const { hundredths, ...published } = factor;
  const isKnown = factor.unit === 'teuKm' || load.massKg > 0;
  return {
    ...named,
    kilometres,
    grams: isKnown ? gramsOf(kilometres, factor, load) : null,
    factor: { ...published, grams: hundredths / 100 },
    missing: isKnown ? null : 'weight',
  };
};

/** The emission of a transport, leg by leg; its sum only includes the known legs. */
export const emissionsOf = (per: Carbon['per'], legs: readonly PlannedLeg[], load: CarbonLoad): Carbon => {
  const counted = legs.map((leg) => emissionOf(leg, load));
  const isMainKnown = counted.every(({ leg, grams }) => leg !== 'main' || grams !== null);
  return {
    per,
    grams: isMainKnown ? counted.reduce((sum, { grams }) => sum + (grams ?? 0), 0) : null,
    legs: counted,
  };
};

/** The load of one TEU or one tonne, for a price before the goods are known. */
export const unitLoads = {
  teu: { massKg: tonnesPerTeu * 1000, teu: 1 },
  tonne: { massKg: 1000, teu: 0 },
} as const satisfies Record<string, CarbonLoad>;
