import { figure } from '#contract/rules/loading/figures.ts';
import { contentsOf, densityMismatches, isFarFrom, mixedLiquids } from '#contract/rules/loading/liquids.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { deskAt, rejectedAt } from '#contract/rules/loading/loadFinding.ts';
import { millionthsOf, sumOf } from '#contract/rules/rounding.ts';
import type { TankHazard } from './fillLimit.ts';
import { fillLimitOf, isFilledHot } from './fillLimit.ts';
import type { TankFill } from './tankFill.ts';
import { excessOver, fillFigures, tankFillOf } from './tankFill.ts';
import { tankGrossKgMax, tankTareKgLeast } from './tankMass.ts';

/** The tanks of an order and their content; numbers are 0 if unknown. */
export interface TankLoad {
  tanks: number;
  /** Litres, as on the plate of each tank. */
  capacityL: number;
  isGas: boolean;
  isDangerous: boolean;
  /** Whether the goods are those of one voyage; a rented tank is filled more than once. */
  isVoyage: boolean;
  tonnesPerTank: number;
  /** kg/L at filling, and at 50 °C or the transport temperature of heated goods. */
  density: number;
  densityWarmest: number;
  viscosity: number;
  hasBaffles: boolean;
  tareKg: number;
  cargo: readonly {
    unit: number;
    grossKg: number;
    volumeM3: number;
    dangerous: (TankHazard & { emptyUncleaned?: boolean | undefined }) | null;
  }[];
}

const load = 'details.tonnesPerTank';
const warmest = 'details.density50';
const gasSource = 'IMDG Code 4.2.2.7.2';
/** Percent of a gas's density at 50 °C. */
const gasPercentMost = 95;

const fillingOf = ({ capacityL, tonnesPerTank, density, hasBaffles, isDangerous, viscosity }: TankLoad) =>
  tankFillOf({
    capacityL,
    content: { tonnes: tonnesPerTank, densityKgPerL: density },
    hasBaffles,
    isDangerous,
    viscosityMm2PerS: viscosity,
  });

/**
 * A gas is filled by mass: per litre at most 0.95 of its density at 50 °C, so never more than 0.95 of the current one.
 */
const gasFindings = (tank: TankLoad): LoadFinding[] => {
  const { capacityL, tonnesPerTank, density, densityWarmest } = tank;
  const grams = millionthsOf(tonnesPerTank);
  const limitedDensity = millionthsOf(densityWarmest || density) * gasPercentMost;
  const isOver = grams * 100_000 > limitedDensity * capacityL;
  const [kgPerL, limit] = [grams / (capacityL * 1000), limitedDensity / 100_000_000];
  if (isOver)
    return [
      rejectedAt(
        load,
        `每升罐容充装 ${figure(kgPerL)} kg，超过 50 ℃ 密度的 ${gasPercentMost / 100} 倍${densityWarmest > 0 ? `，即 ${figure(limit)} kg/L` : ''}`,
        gasSource,
      ),
    ];
  return densityWarmest > 0
    ? []
    : [deskAt(warmest, '未填 50 ℃ 的液体密度，气体的最大充装质量由专员按 T50 核定', `${gasSource}、4.2.5.2.6（T50）`)];
};

const liquidFindings = (tank: TankLoad, { litres, percent }: TankFill): LoadFinding[] => {
  const hazards = tank.cargo.flatMap(({ dangerous }) => dangerous ?? []);
  const exceeds = (most: number): boolean => excessOver(most, litres, tank.capacityL) > 0;
  if (hazards.length === 0)
    return exceeds(fillFigures.most)
      ? [rejectedAt(load, `充装率 ${figure(percent, 2)}%，不得超过 ${fillFigures.most}%`, 'CTU Code 附件 7，5.1.1')]
      : [];
  const { density, densityWarmest } = tank;
  const limit = fillLimitOf(hazards, { densityFilled: density, densityWarmest });
  const filled = `充装率 ${figure(percent, 2)}%`;
  if (limit.isKnown && exceeds(limit.percent))
    return [rejectedAt(load, `${filled}，超过本货的最大充装率 ${limit.percent}%`, limit.source)];
  if (limit.isKnown) return [];
  if (exceeds(fillFigures.most))
    return [rejectedAt(load, `${filled}，不得超过 ${fillFigures.most}%`, 'IMDG Code 4.2.1.9.1 至 4.2.1.9.3')];
  return exceeds(limit.percent)
    ? [rejectedAt(warmest, `${filled}，超过 ${limit.percent}% 时须填写此密度以核算最大充装率`, limit.source)]
    : [deskAt(warmest, `未填 50 ℃ 密度，所填${filled}，最大充装率由专员核定`, limit.source)];
};

const fillFindings = (tank: TankLoad): LoadFinding[] => {
  const { tonnesPerTank, density, densityWarmest, isGas, cargo } = tank;
  if (!(tonnesPerTank > 0 && density > 0)) return [];
  const filling = fillingOf(tank);
  const { percent, problems } = filling;
  const isHot = cargo.some(({ dangerous }) => dangerous && isFilledHot(dangerous));
  if (cargo.some(({ dangerous }) => dangerous?.emptyUncleaned) && percent > fillFigures.surgeFrom)
    return [rejectedAt(load, `未清洗的空罐只有残留物，所填装载量为罐容的 ${figure(percent, 2)}%`, 'IMDG Code 4.2.1.5')];
  if (densityWarmest > density && !isHot)
    return [
      rejectedAt(
        warmest,
        `${figure(densityWarmest)} kg/L 大于装货温度的密度 ${figure(density)} kg/L，液体受热只会变轻`,
        'IMDG Code 4.2.1.9.4',
      ),
    ];
  const surge = problems.find(({ code }) => code === 'surge');
  return [
    ...(isGas ? gasFindings(tank) : liquidFindings(tank, filling)),
    ...(surge
      ? [rejectedAt(load, `充装率 ${figure(percent, 2)}%：${surge.ruleZh}`, isGas ? 'IMDG Code 4.2.2.8' : surge.source)]
      : []),
  ];
};

const massFindings = ({ tareKg, tonnesPerTank }: TankLoad): LoadFinding[] => {
  const tare = tareKg || tankTareKgLeast;
  const grossKg = sumOf([tare, tonnesPerTank * 1000]);
  return tonnesPerTank > 0 && grossKg > tankGrossKgMax
    ? [
        rejectedAt(
          load,
          `罐体自重 ${figure(tare)} kg${tareKg > 0 ? '' : '（未填，按最轻计）'}加货物为 ${figure(grossKg)} kg，超过罐箱最大总质量 ${figure(tankGrossKgMax)} kg`,
          'ISO 668',
        ),
      ]
    : [];
};

/** Tanks whose content differs from the goods to be filled into each. */
const contentFindings = ({ cargo, tanks, tonnesPerTank, isVoyage }: TankLoad): LoadFinding[] =>
  isVoyage && tonnesPerTank > 0 && cargo.every(({ grossKg }) => grossKg > 0)
    ? contentsOf(cargo, tanks, 'grossKg').flatMap(({ unit, amount, cargoItem }) => {
        const isOne = cargo.every((one) => one.unit === unit);
        return isFarFrom(amount, tonnesPerTank * 1000)
          ? [
              rejectedAt(
                `cargo.${cargoItem}.grossKg`,
                `${isOne ? '平均每罐' : `第 ${unit} 罐`} ${figure(amount)} kg，与每罐装载量 ${figure(tonnesPerTank)} t 不符（毛重不含罐体自重）`,
                '毛重 = 每罐装载量 × 罐数',
              ),
            ]
          : [];
      })
    : [];

/**
 * The contradictions and desk decisions in a tank container order's figures: one substance per tank, degree of filling,
 * gases by mass, gross mass, and weight against density. Source: IMDG Code 4.2.1.9, 4.2.2.7 and 4.2.2.8; CTU Code annex
 * 7, 5.1; ISO 668.
 */
export const tankFindings = (tank: TankLoad): LoadFinding[] => [
  ...mixedLiquids(tank.cargo, {
    units: tank.tanks,
    unitZh: '罐',
    ruleZh: '罐箱为单舱，只装一种货物',
    source: 'IMDG Code 4.2.1.6',
  }),
  ...fillFindings(tank),
  ...massFindings(tank),
  ...densityMismatches(tank.cargo, tank.density, '密度'),
  ...contentFindings(tank),
];
