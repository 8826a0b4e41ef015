import { fillFigures, maximumFillOf } from './tankFill.ts';

/** The hazards of dangerous goods in a tank that determine its degree of filling. */
export interface TankHazard {
  hazardClass: string;
  subsidiaryHazards: readonly string[];
  packingGroup: 'I' | 'II' | 'III' | null;
  marinePollutant?: boolean | undefined;
  isHot?: boolean | undefined;
  /** TP codes of the list; undefined if it has none, in which case the classification decides. */
  tankSpecial?: readonly string[] | undefined;
}

/** Whether goods are filled as heated ones: declared so, or by the list's TP3. */
export const isFilledHot = ({ isHot, tankSpecial = [] }: TankHazard): boolean =>
  isHot === true || tankSpecial.includes('TP3');

/**
 * Whether the lower degree of filling applies to goods: by TP2 against TP1 of the list, or else by their hazards;
 * marine pollutants always. A subsidiary hazard of 6.1 or 8 counts, as the list gives TP2 to such entries (UN 1230);
 * liquids of class 3 in packing group I boil at 35 °C or less and so exceed 175 kPa at 65 °C. Source: IMDG Code
 * 4.2.1.9.3, 4.2.5.3, 2.3.2.6, sure.
 */
export const isStrict = (goods: TankHazard): boolean => {
  const { hazardClass, subsidiaryHazards, packingGroup, marinePollutant, tankSpecial = [] } = goods;
  if (tankSpecial.includes('TP2')) return true;
  if (tankSpecial.includes('TP1')) return marinePollutant === true;
  const isToxicOrCorrosive = [hazardClass, ...subsidiaryHazards].some((hazard) => hazard === '6.1' || hazard === '8');
  return (
    marinePollutant === true ||
    (isToxicOrCorrosive && (packingGroup === 'I' || packingGroup === 'II')) ||
    (hazardClass === '3' && packingGroup === 'I')
  );
};

/**
 * The maximum coefficient of cubical expansion (per °C) in the table of common liquids: phosphorus trichloride. Source:
 * CRC Handbook of Chemistry and Physics, Pressure and Temperature Dependence of Liquid Density, medium.
 */
const greatestExpansion = 0.0019;

export interface FillLimit {
  /** Percent of the capacity. */
  percent: number;
  source: string;
  /** Whether the goods' own expansion is known; otherwise the limit is that of the most expansive liquid. */
  isKnown: boolean;
}

/**
 * The maximum filling of a tank of dangerous liquids; densities in kg/L, 0 if unknown. The density at the warmest is
 * that at 50 °C, or at the transport temperature of heated goods.
 */
export const fillLimitOf = (
  hazards: readonly TankHazard[],
  { densityFilled, densityWarmest }: { densityFilled: number; densityWarmest: number },
): FillLimit => {
  const strict = hazards.some(isStrict);
  const isHot = hazards.some(isFilledHot);
  const isKnown = densityWarmest > 0;
  const paragraph = isHot ? '4.2.1.9.5.1' : strict ? '4.2.1.9.3' : '4.2.1.9.2';
  const percent = maximumFillOf({
    ...(isKnown ? { densityFilled, densityWarmest } : { perCelsius: greatestExpansion, fillingCelsius: 15 }),
    strict,
    isHot,
  });
  return percent > fillFigures.reduced && hazards.some(({ tankSpecial }) => tankSpecial?.includes('TP4'))
    ? { percent: fillFigures.reduced, source: 'IMDG Code 4.2.5.3（TP4）', isKnown: true }
    : { percent, source: `IMDG Code ${paragraph}`, isKnown };
};
