import { figure } from '#contract/rules/loading/figures.ts';
import { contentsOf, densityMismatches, mixedLiquids } from '#contract/rules/loading/liquids.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { deskAt, rejectedAt } from '#contract/rules/loading/loadFinding.ts';
import { millionthsOf } from '#contract/rules/rounding.ts';

/** The flexitanks of an order and their liquid; numbers are 0 if unknown. */
export interface FlexitankLoad {
  /** The nominal capacity of each bag in m³. */
  bags: readonly number[];
  cargo: readonly { unit: number; grossKg: number; volumeM3: number }[];
  relativeDensity: number;
}

/**
 * The maximum weight (kg) of liquid in a 20-foot container. Source: COA Code of Practice for single-use flexitanks,
 * which is limited to 24,000 L; carriers accept at most as many kilograms (CTU Code annex 7, 5.2.3), medium.
 */
export const flexitankKgMax = 24_000;

/**
 * The minimum filling of a bag, in percent of its nominal capacity. Source: platform rule with CTU Code annex 7, 5.1.1,
 * medium.
 */
export const flexitankPercentLeast = 80;

const bagZh = (isOne: boolean, unit: number): string => (isOne ? '平均每袋' : `第 ${unit} 袋`);

/**
 * The contradictions in a flexitank order's figures: one liquid per bag, the weight limit, bags filled beyond or far
 * below their nominal capacity, and weight against density. Source: CTU Code annex 7, 5.2; COA Code of Practice.
 */
export const flexitankFindings = ({ bags, cargo, relativeDensity }: FlexitankLoad): LoadFinding[] => {
  const isOne = cargo.every(({ unit }) => unit === 1);
  const overweight = contentsOf(cargo, bags.length, 'grossKg').flatMap(({ unit, amount, cargoItem }) =>
    amount > flexitankKgMax
      ? [
          rejectedAt(
            `cargo.${cargoItem}.grossKg`,
            `${bagZh(isOne, unit)} ${figure(amount)} kg，超过液袋限重 ${figure(flexitankKgMax)} kg`,
            'CTU Code 附件 7，5.2.3；COA 液袋操作规程',
          ),
        ]
      : [],
  );
  const least = Math.min(...bags);
  const misfilled = contentsOf(cargo, bags.length, 'volumeM3').flatMap(({ unit, amount, cargoItem }) => {
    const nominal = isOne ? least : (bags[unit - 1] ?? 0);
    const path = `cargo.${cargoItem}.volumeM3`;
    const filled = `${bagZh(isOne, unit)} ${figure(amount)} m³`;
    if (!isOne && amount > nominal)
      return [rejectedAt(path, `${filled}，超过额定容积 ${nominal} m³`, 'CTU Code 附件 7，5.2.1')];
    return amount > 0 && millionthsOf(amount) * 100 < millionthsOf(nominal) * flexitankPercentLeast
      ? [
          deskAt(
            path,
            `${filled}，不足额定容积 ${nominal} m³ 的 ${flexitankPercentLeast}%，未装满的液袋不发运，须核对装载量`,
            '平台规定',
          ),
        ]
      : [];
  });
  return [
    ...mixedLiquids(cargo, {
      units: bags.length,
      unitZh: '袋',
      ruleZh: '一只液袋只装一种液体',
      source: 'CTU Code 附件 7，5.2.1',
    }),
    ...overweight,
    ...densityMismatches(cargo, relativeDensity, '比重'),
    ...misfilled,
  ];
};
