import type { StoreExample } from './storeExamples.ts';
import { storeExampleOf } from './storeExamples.ts';
import type { FlashPoint } from '#contract/rules/acceptance/flashPoint.ts';

/** Store classes by fire hazard, most dangerous first: 甲 A, 乙 B, 丙 C, and G for 丁 and 戊 in an ordinary store. */
export type StoreClass = 'A' | 'B' | 'C' | 'G';

/** The inputs of the store class; a hazard is a class or division of the list: `3`, `5.1`. */
export interface StoredGoods {
  isDangerous: boolean;
  hazardClass: string | null;
  subsidiaryHazards: readonly string[];
  packingGroup: 'I' | 'II' | 'III' | null;
  unNumber: string | null;
  /** Closed-cup flash point, from `parseFlashPoint`; null if unknown. */
  flashPoint: FlashPoint | null;
  /** Lower explosive limit of a gas, in percent of volume. */
  lowerExplosiveLimit?: number | undefined;
  /** Whether goods that are not dangerous can burn: 丙 if so, 丁 or 戊 if not. */
  isCombustible?: boolean | undefined;
  /** Whether combustible packing is over a quarter of the goods' weight, or over half of their volume. */
  hasHeavyPacking?: boolean | undefined;
}

/** The lowest and the highest class that the known facts allow. */
export interface StoreRange {
  least: StoreClass;
  most: StoreClass;
}

/** The store class, or `review` if the facts leave several possible; with the rule as text and its source. */
export interface StoreVerdict extends StoreRange {
  storeClass: StoreClass | 'review';
  ruleZh: string;
  source: string;
  confidence: 'high' | 'medium';
}

type Ruling = StoreRange & Pick<StoreVerdict, 'ruleZh' | 'source' | 'confidence'>;

const standard = 'GB 50016-2014 3.1.3';
const severity: readonly StoreClass[] = ['G', 'C', 'B', 'A'];

const worse = (a: StoreClass, b: StoreClass): StoreClass => (severity.indexOf(a) >= severity.indexOf(b) ? a : b);

const ruling = (least: StoreClass, most: StoreClass, ruleZh: string, source = standard): Ruling => ({
  least,
  most,
  ruleZh,
  source,
  confidence: 'high',
});

const decided = ({
  least,
  most,
  confidence = 'high',
}: StoreRange & Partial<Pick<Ruling, 'confidence'>>): StoreClass | 'review' =>
  least === most && confidence === 'high' ? least : 'review';

/** Class of a liquid that flashes at `celsius`; with `below`, at any temperature under it. */
const liquidClass = (celsius: number, below: boolean): StoreClass => {
  if (celsius < 28 || (below && celsius === 28)) return 'A';
  return celsius < 60 || (below && celsius === 60) ? 'B' : 'C';
};

const byFlashPoint = ({ from, to, below }: FlashPoint): Ruling =>
  ruling(
    liquidClass(to, below),
    liquidClass(from, false),
    '液体按闭杯闪点：低于 28 ℃ 甲类，28 ℃ 至不足 60 ℃ 乙类，60 ℃ 及以上丙类',
  );

const byExplosiveLimit = (limit: number): Ruling => {
  const storeClass = limit < 10 ? 'A' : 'B';
  return ruling(storeClass, storeClass, '可燃气体按爆炸下限：低于 10% 甲类，不低于 10% 乙类');
};

/** The possible classes of one hazard if no flash point is known. */
const byHazard = (hazard: string, goods: StoredGoods): Ruling => {
  const { packingGroup, unNumber, subsidiaryHazards } = goods;
  const isGroupOne = packingGroup === 'I';
  switch (hazard) {
    case '2.1':
      return ruling('A', 'A', '可燃气体未知爆炸下限的，按甲类');
    case '2.2':
      return ruling('G', 'C', '不燃气体为戊类，但危险化学品须存专用仓库');
    case '2.3':
      return subsidiaryHazards.includes('5.1')
        ? ruling('B', 'B', '助燃气体为乙类')
        : ruling('G', 'A', '毒性气体须知其爆炸下限');
    case '3':
      return packingGroup === 'II' && subsidiaryHazards.length === 0 && goods.hazardClass === '3'
        ? ruling('A', 'A', '第 3 类包装类别 II 的闪点低于 23 ℃，为甲类', `${standard}；IMDG Code 2.3.2.6`)
        : ruling('C', 'A', '易燃液体须知其闭杯闪点');
    case '4.1':
      return isGroupOne || (unNumber !== null && unNumber >= '3221' && unNumber <= '3240')
        ? ruling('A', 'A', '受撞击、摩擦能燃烧或爆炸的，以及能自行分解的，为甲类')
        : ruling('B', 'A', '易燃固体为乙类，受撞击、摩擦能燃烧或爆炸的为甲类');
    case '4.2':
      return isGroupOne
        ? ruling('A', 'A', '在空气中氧化即能迅速自燃的为甲类')
        : ruling('B', 'A', '缓慢氧化、积热自燃的为乙类，迅速自燃的为甲类');
    case '4.3':
      return ruling('A', 'A', '遇水或水蒸气产生可燃气体的为甲类');
    case '5.1':
      if (goods.hazardClass?.startsWith('2')) return ruling('B', 'B', '助燃气体为乙类');
      return isGroupOne ? ruling('A', 'A', '强氧化剂为甲类') : ruling('B', 'A', '强氧化剂为甲类，其他氧化剂为乙类');
    case '5.2':
      return ruling('A', 'A', '能自行分解的有机过氧化物为甲类');
    case '6.1':
    case '8':
      return ruling('G', 'B', '毒性、腐蚀性物质是否可燃须看成分与闪点');
    case '9':
      return ruling('G', 'A', '第 9 类须按具体品种判断');
    default:
      return ruling('G', 'A', '不在该标准的分类之内，或类别不明');
  }
};

/** The stricter of two rulings; of equal ones the first. */
const stricter = (a: Ruling, b: Ruling): Ruling => {
  const least = worse(a.least, b.least);
  const most = worse(a.most, b.most);
  const spoken = worse(a.most, b.most) === a.most && worse(a.least, b.least) === a.least ? a : b;
  return { ...spoken, least, most };
};

/** An example that was not looked up decides nothing; it only widens the possible classes. */
const withUncertain = (found: Ruling, { storeClass, source }: StoreExample): Ruling => {
  if (found.least === found.most && found.least === storeClass) return found;
  return {
    least: worse(found.least, storeClass) === found.least ? storeClass : found.least,
    most: worse(found.most, storeClass),
    ruleZh: '该品种的库类待专员对照条文说明核对',
    source,
    confidence: 'medium',
  };
};

const offDuty = /^(?:1(?:\.\d)?[A-Z]?|6\.2|7)$/;

const rulingOf = (goods: StoredGoods): Ruling => {
  const { flashPoint, hazardClass, unNumber, lowerExplosiveLimit, subsidiaryHazards } = goods;
  if (!goods.isDangerous) {
    if (flashPoint) return byFlashPoint(flashPoint);
    if (goods.isCombustible === true) return ruling('C', 'C', '可燃固体为丙类');
    if (goods.hasHeavyPacking === true) {
      return ruling('C', 'C', '可燃包装超过货物重量的四分之一或体积的一半，按丙类', 'GB 50016-2014 3.1.5');
    }
    return goods.isCombustible === false
      ? ruling('G', 'G', '难燃、不燃物品为丁、戊类')
      : ruling('G', 'C', '须知货物是否可燃');
  }
  const hazards = [hazardClass ?? '', ...subsidiaryHazards];
  if (hazards.some((hazard) => offDuty.test(hazard)))
    return ruling('G', 'A', '第 1 类、6.2 项与第 7 类不在线受理', '平台规定');
  const example = storeExampleOf(unNumber);
  if (example?.confidence === 'high')
    return ruling(example.storeClass, example.storeClass, '该标准条文说明所举的品种', example.source);
  if (hazardClass?.startsWith('2') && lowerExplosiveLimit !== undefined) return byExplosiveLimit(lowerExplosiveLimit);
  const rulings = hazards
    // a known flash point is more precise than a burning liquid's class
    .filter((hazard) => !(flashPoint && ['3', '6.1', '8', '9'].includes(hazard)))
    .map((hazard) => byHazard(hazard, goods));
  const found = [...(flashPoint ? [byFlashPoint(flashPoint)] : []), ...rulings].reduce(stricter);
  return example ? withUncertain(found, example) : found;
};

/**
 * The fire-hazard class of the warehouse that goods need, or `review` if flash point, explosive limit or composition
 * would decide and are unknown. It states how the warehouse must be built, not that a warehouse accepts the goods;
 * dangerous goods never go into an ordinary warehouse. Source: GB 50016-2014 3.1.3 and 3.1.5; examples by name if they
 * were looked up.
 */
export const storeClassOf = (goods: StoredGoods): StoreVerdict => {
  const found = rulingOf(goods);
  return { ...found, storeClass: decided(found) };
};

/**
 * The class of a bay: that of its most dangerous content, or `review` if unknown facts could make it worse; an empty
 * bay is G. It does not judge segregation. Source: GB 50016-2014 3.1.4, sure.
 */
export const bayClassOf = (contents: readonly StoreRange[]): StoreRange & Pick<StoreVerdict, 'storeClass'> => {
  const bay = {
    least: contents.map(({ least }) => least).reduce(worse, 'G'),
    most: contents.map(({ most }) => most).reduce(worse, 'G'),
  };
  return { ...bay, storeClass: decided(bay) };
};
