import { figure } from '#contract/rules/loading/figures.ts';
import { millionthsOf, unitsOf } from '#contract/rules/rounding.ts';

/** The content of a tank: litres at loading temperature, or tonnes with the density (kg/L) at that temperature. */
export type TankContent = { litres: number } | { tonnes: number; densityKgPerL: number };

export interface TankFilling {
  /** Total capacity in litres, as on the tank's plate. */
  capacityL: number;
  content: TankContent;
  /** Whether partitions or surge plates divide the shell into sections of at most 7,500 L. */
  hasBaffles: boolean;
  /** Dangerous goods fall under the IMDG Code, others under the CTU Code; the figures are the same. */
  isDangerous: boolean;
  /** Kinematic viscosity (mm²/s) at 20 °C, or at the highest temperature of heated goods; unknown counts as thin. */
  viscosityMm2PerS?: number | undefined;
  /** The maximum degree of filling (percent) if `maximumFillOf` or the shipper gives a lower one; default 95. */
  maximumPercent?: number | undefined;
}

/**
 * Why a filled tank must not be moved: between a fifth and four fifths full it surges, too full it bursts when warm.
 */
export interface FillProblem {
  code: 'surge' | 'overfilled';
  ruleZh: string;
  source: string;
}

/**
 * Litres filled, degree of filling in percent to two decimals, and the rules it breaks; an empty list is no permission.
 */
export interface TankFill {
  litres: number;
  percent: number;
  problems: FillProblem[];
}

/**
 * The figures of the degree of filling, in percent: the maximum of any liquid, the dividends of 4.2.1.9.2 and
 * 4.2.1.9.3, and the range in which sections over `surgeSectionL` litres surge, unless the liquid is as thick as
 * `surgeViscosity` (mm²/s). The page of the service shows the same figures.
 */
export const fillFigures = {
  most: 95,
  general: 97,
  strict: 95,
  reduced: 90,
  surgeFrom: 20,
  surgeTo: 80,
  surgeSectionL: 7_500,
  surgeViscosity: 2_680,
} as const;

/** By how much litres exceed a percentage of a capacity, to the millilitre; negative if they are below. */
export const excessOver = (percent: number, litres: number, capacityL: number): number =>
  (unitsOf(litres, 3) * 100_000 - capacityL * millionthsOf(percent)) / 100_000_000;

/** The millilitres of a content, as a dividend and a divisor: a gram at a density of 1 kg/L is a millilitre. */
const millilitresOf = (content: TankContent): [number, number] =>
  'litres' in content
    ? [millionthsOf(content.litres), 1000]
    : [millionthsOf(content.tonnes) * 1_000_000, millionthsOf(content.densityKgPerL)];

/**
 * Degree of filling of a liquid tank. More than 20 % and less than 80 % is forbidden over 7,500 L without baffles for
 * liquids thinner than 2,680 mm²/s; more than 95 % always. Not for gases, which are filled by mass (IMDG 4.2.2.7).
 * Source: IMDG Code 4.2.1.9.6 for dangerous goods, CTU Code annex 7, 5.1.1 for others; both texts seen, sure.
 */
export const tankFillOf = (filling: TankFilling): TankFill => {
  const { capacityL, content, hasBaffles, isDangerous, viscosityMm2PerS = 0 } = filling;
  const maximum = Math.min(filling.maximumPercent ?? fillFigures.most, fillFigures.most);
  const [dividend, divisor] = millilitresOf(content);
  const litres = Math.round(dividend / divisor) / 1000;
  const problems: FillProblem[] = [];
  const { surgeFrom, surgeTo, surgeSectionL, surgeViscosity } = fillFigures;
  const surges = capacityL > surgeSectionL && !hasBaffles && viscosityMm2PerS < surgeViscosity;
  if (surges && excessOver(surgeFrom, litres, capacityL) > 0 && excessOver(surgeTo, litres, capacityL) < 0) {
    problems.push({
      code: 'surge',
      ruleZh: `容积超过 ${figure(surgeSectionL)} L 且无防波板、无隔舱的罐，充装率不得在 ${surgeFrom}% 与 ${surgeTo}% 之间`,
      source: isDangerous ? 'IMDG Code 4.2.1.9.6' : 'CTU Code 附件 7，5.1.1',
    });
  }
  if (excessOver(maximum, litres, capacityL) > 0) {
    problems.push({
      code: 'overfilled',
      ruleZh: `充装率不得超过 ${maximum}%`,
      source: isDangerous ? 'IMDG Code 4.2.1.9.1 至 4.2.1.9.3' : 'CTU Code 附件 7，5.1.1',
    });
  }
  return { litres, percent: Math.round((dividend * 10) / (divisor * capacityL)) / 100, problems };
};

/** How a liquid expands from filling to its warmest in transport. */
export type Expansion =
  /** Densities in kg/L at 15 and 50 °C, and the temperature at filling. */
  | { density15: number; density50: number; fillingCelsius: number }
  /** Densities in kg/L at filling and at the warmest: 50 °C, or the transport temperature of heated goods. */
  | { densityFilled: number; densityWarmest: number }
  /** Mean coefficient of cubical expansion per °C, and the temperature at filling. */
  | { perCelsius: number; fillingCelsius: number };

/** The volumes at filling and at the warmest, 1 : 1 + α (tr − tf), in whole numbers; temperatures in thousandths. */
const volumesOf = (expansion: Expansion): [filled: number, warmest: number] => {
  if ('densityFilled' in expansion)
    return [millionthsOf(expansion.densityWarmest), millionthsOf(expansion.densityFilled)];
  const warming = 50_000 - unitsOf(expansion.fillingCelsius, 3);
  if ('perCelsius' in expansion) return [1e12, 1e12 + unitsOf(expansion.perCelsius, 9) * warming];
  const [density15, density50] = [millionthsOf(expansion.density15), millionthsOf(expansion.density50)];
  return [35_000 * density50, 35_000 * density50 + (density15 - density50) * warming];
};

/**
 * The maximum degree of filling (percent, rounded down to a tenth, at most 95) of a liquid that warms to 50 °C: 97 ÷ (1
 * + α (tr − tf)), or 95 ÷ the same for `strict` goods, which are 6.1 and 8 of packing groups I and II, marine
 * pollutants and vapour pressures over 175 kPa at 65 °C. Heated goods (`isHot`) are filled to 95 × dr ÷ df. Source:
 * IMDG Code 4.2.1.9.2 to 4.2.1.9.5.1, sure.
 */
export const maximumFillOf = (liquid: Expansion & { strict: boolean; isHot?: boolean }): number => {
  const dividend = liquid.strict || liquid.isHot ? fillFigures.strict : fillFigures.general;
  const [filled, warmest] = volumesOf(liquid);
  return Math.min(fillFigures.most, Math.floor((dividend * 10 * filled) / warmest) / 10);
};
