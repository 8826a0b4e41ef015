import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { deskAt, rejectedAt } from '#contract/rules/loading/loadFinding.ts';

/** The material of an offered tank's inside. */
export type TankMaterial = '316L' | 'rubber' | 'pe';

const materialZh: Readonly<Record<TankMaterial, string>> = {
  '316L': '316L 不锈钢',
  rubber: '橡胶衬里',
  pe: '聚乙烯衬里',
};

const immune = 'IMDG Code 6.7.2.2.2';
const handbook = `${immune}；Outokumpu《Corrosion Handbook》`;
const rubber = `${immune}；ISO/TR 7620`;
const polyethylene = `${immune}；ISO/TR 10358`;

/** Substances that attack a material at any usual concentration, by UN number; the desk decides on all others. */
const attacked: readonly { material: TankMaterial; unNumbers: readonly string[]; whyZh: string; source: string }[] = [
  {
    material: '316L',
    unNumbers: ['1787', '1788', '1789', '1790', '1798'],
    whyZh: '氢碘酸、氢溴酸、盐酸、氢氟酸与王水在任何常见浓度下都腐蚀 316L',
    source: handbook,
  },
  { material: '316L', unNumbers: ['1744'], whyZh: '溴腐蚀 316L，须用衬里', source: `${handbook}；4.2.5.3 TP10` },
  {
    material: '316L',
    unNumbers: ['1791', '2582'],
    whyZh: '次氯酸盐溶液与氯化铁溶液使 316L 点蚀、应力开裂',
    source: handbook,
  },
  {
    material: 'rubber',
    unNumbers: ['1744', '1755', '1796', '1798', '1802', '1826', '1831', '1873', '2031', '2032'],
    whyZh: '溴、发烟硫酸与氧化性酸破坏橡胶衬里',
    source: rubber,
  },
  {
    material: 'pe',
    unNumbers: ['1744', '1798', '1831', '2032'],
    whyZh: '溴、王水与发烟酸破坏聚乙烯衬里',
    source: polyethylene,
  },
];

interface TankSubstance {
  unNumber: string;
  hazardClass: string;
  subsidiaryHazards: readonly string[];
}

const isCorrosive = ({ hazardClass, subsidiaryHazards }: TankSubstance): boolean =>
  hazardClass === '8' || subsidiaryHazards.includes('8');

/**
 * Whether a dangerous substance attacks the selected material; for corrosive goods and for every lining without an
 * entry in the table the desk decides. Source: IMDG 6.7.2.2.2, and the handbook of each row.
 */
export const materialFinding = (
  path: string,
  goods: TankSubstance,
  material: TankMaterial,
): LoadFinding | undefined => {
  const row = attacked.find((one) => one.material === material && one.unNumbers.includes(goods.unNumber));
  if (row) return rejectedAt(path, `UN${goods.unNumber} 不得用${materialZh[material]}：${row.whyZh}`, row.source);
  return isCorrosive(goods) || material !== '316L'
    ? deskAt(path, `UN${goods.unNumber} 对${materialZh[material]}的腐蚀由专员按浓度与温度核定`, immune)
    : undefined;
};
