import { volumeM3Of } from '#contract/rules/pricing/measures.ts';
import { millionthsOf } from '#contract/rules/rounding.ts';
import { figure } from './figures.ts';
import type { LoadFinding } from './loadFinding.ts';
import { deskAt, rejectedAt } from './loadFinding.ts';

/** The weight and volume of a cargo item; 0 if unknown. */
export interface Measured {
  packages: number;
  grossKg: number;
  volumeM3: number;
  details: Readonly<Record<string, unknown>>;
}

/** kg/L of the densest substance, osmium. Source: CRC Handbook of Chemistry and Physics, sure. */
const densest = 22.59;
/** kg/L of air at 0 °C: goods lighter than the displaced air do not exist. Source: as above, sure. */
const lightest = 0.0012;
/** The kg/L range of packed chemicals; outside, a specialist enquires. Source: trade practice, medium. */
const usual = { least: 0.05, most: 5 };
/** How far a declared volume may be below the measured one. Source: measuring practice of stations, medium. */
const measuringTolerancePercent = 10;

/** The density of a cargo item in kg/L; undefined if its weight or volume is unknown or next to nothing. */
export const densityOf = ({ grossKg, volumeM3 }: Pick<Measured, 'grossKg' | 'volumeM3'>): number | undefined => {
  const [milligrams, cm3] = [millionthsOf(grossKg), millionthsOf(volumeM3)];
  return milligrams > 0 && cm3 > 0 ? milligrams / (cm3 * 1000) : undefined;
};

const densityFinding = (cargo: Measured, path: string): LoadFinding[] => {
  const density = densityOf(cargo);
  if (density === undefined || (density > usual.least && density <= usual.most)) return [];
  const computed = `毛重与体积折合密度 ${figure(density, 4)} kg/L`;
  if (density > densest)
    return [rejectedAt(path, `${computed}，高于任何物质，请核对毛重（kg）与体积（m³）`, '密度最大的锇为 22.59 kg/L')];
  if (density < lightest)
    return [rejectedAt(path, `${computed}，比空气还轻，请核对毛重（kg）与体积（m³）`, '空气为 0.0012 kg/L')];
  return [
    deskAt(path, `${computed}，超出化工品通常的 ${usual.least}–${usual.most} kg/L，须核对毛重与体积`, '平台规定'),
  ];
};

const measuredFinding = ({ packages, volumeM3, details }: Measured, path: string): LoadFinding[] => {
  const [lengthCm, widthCm, heightCm] = [details.lengthCm, details.widthCm, details.heightCm].map(Number);
  if (!(lengthCm && widthCm && heightCm && packages > 0 && volumeM3 > 0)) return [];
  const measured = volumeM3Of([{ lengthCm, widthCm, heightCm, count: packages }]);
  return millionthsOf(measured) * 100 > millionthsOf(volumeM3) * (100 + measuringTolerancePercent)
    ? [
        rejectedAt(
          path,
          `按单件尺寸与件数计算为 ${figure(measured)} m³，所填体积 ${figure(volumeM3)} m³ 偏小`,
          '平台规定',
        ),
      ]
    : [];
};

/** Cargo items whose weight, volume and dimensions contradict each other, or are so unusual that a specialist enquires. */
export const densityFindings = (cargo: readonly Measured[]): LoadFinding[] =>
  cargo.flatMap((one, index) => {
    const path = `cargo.${index}.volumeM3`;
    return [...densityFinding(one, path), ...measuredFinding(one, path)].slice(0, 1);
  });
