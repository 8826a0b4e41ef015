import { millionthsOf, sumOf, toThousandths } from '#contract/rules/rounding.ts';
import { densityOf } from './density.ts';
import { figure } from './figures.ts';
import type { LoadFinding } from './loadFinding.ts';
import { rejectedAt } from './loadFinding.ts';
import { isAllotted } from './units.ts';

/** A liquid cargo item: its weight without the tank, its volume, and its tank or bag, from 1. */
interface Liquid {
  unit: number;
  grossKg: number;
  volumeM3: number;
}

/** The maximum difference between figures of one liquid by rounding and temperature. Source: trade practice, medium. */
export const liquidTolerancePercent = 5;

/** Whether two figures of one quantity, to six decimals, differ by more than rounding and temperature. */
export const isFarFrom = (value: number, expected: number): boolean =>
  Math.abs(millionthsOf(value) - millionthsOf(expected)) * 100 > millionthsOf(expected) * liquidTolerancePercent;

/** Cargo items of several substances in one tank or bag, which has one compartment. */
export const mixedLiquids = (
  cargo: readonly Liquid[],
  {
    units,
    unitZh,
    ruleZh,
    source,
    isTank = () => true,
  }: { units: number; unitZh: string; ruleZh: string; source: string; isTank?: (unit: number) => boolean },
): LoadFinding[] =>
  cargo.flatMap(({ unit }, index) => {
    if (!isTank(unit) || cargo.findIndex((one) => one.unit === unit) === index) return [];
    // a unit can be selected only if there are several
    return units > 1
      ? [rejectedAt(`cargo.${index}.unit`, `第 ${unit} ${unitZh}已装其他货物；${ruleZh}，请改装另一${unitZh}`, source)]
      : [rejectedAt('cargo', `${ruleZh}，多种货物请增加${unitZh}数或分单`, source)];
  });

/** Cargo items whose weight and volume contradict the declared density (kg/L). */
export const densityMismatches = (cargo: readonly Liquid[], declared: number, nameZh: string): LoadFinding[] =>
  declared > 0
    ? cargo.flatMap((one, index) => {
        const computed = densityOf(one);
        return computed !== undefined && isFarFrom(computed, declared)
          ? [
              rejectedAt(
                `cargo.${index}.volumeM3`,
                `毛重与体积折合密度 ${figure(computed)} kg/L，与所填${nameZh} ${figure(declared)} kg/L 不符（毛重不含罐体、箱体自重）`,
                '毛重 = 密度 × 体积',
              ),
            ]
          : [];
      })
    : [];

/** The weight (kg) in each tank or bag: that of its own goods, or an equal share if none is assigned. */
export const contentsOf = (
  cargo: readonly Liquid[],
  units: number,
  of: 'grossKg' | 'volumeM3',
): { unit: number; amount: number; cargoItem: number }[] => {
  if (units === 0 || cargo.length === 0) return [];
  const amountIn = (items: readonly Liquid[]): number => sumOf(items.map((one) => one[of]));
  if (!isAllotted(cargo))
    return [{ unit: 1, amount: Math.round(millionthsOf(amountIn(cargo)) / (units * 1000)) / 1000, cargoItem: 0 }];
  return [...new Set(cargo.map(({ unit }) => unit))].map((unit) => ({
    unit,
    amount: toThousandths(amountIn(cargo.filter((one) => one.unit === unit))),
    cargoItem: cargo.findIndex((one) => one.unit === unit),
  }));
};
