import { plainText } from '#contract/protocol/textInput.ts';
import { exceptedStanding, limitedStanding } from '#contract/rules/acceptance/smallPackages.ts';
import { flashPointOf, mayBeViscous } from '#contract/rules/classification/flashPointRules.ts';
import { limitOf, permitsBulk, stateOf } from '#contract/rules/packaging/packingInstructions.ts';
import { millionthsOf } from '#contract/rules/rounding.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { needsTemperatures } from './edits/dangerousDetails.ts';
import type { Order } from './orderForm.ts';
import { packagings } from './packagings.ts';
import { packedGoodsOf, smallPackageEntryOf } from './smallPackageProblems.ts';

type CargoItem = Order['cargo'][number];
type DangerousGoods = NonNullable<CargoItem['dangerous']>;

/** What no rule decides about dangerous goods, each with its paragraph of IMDG 42-24. */
export const goodsReviewTexts = {
  uncertainEntry: '一览表条目尚待核对（IMDG 3.2）',
  groupByBoilingPoint:
    '闪点低于 23 ℃，该条目有包装类别 I 与 II：初沸点不高于 35 ℃ 的为 I 类，订单没有初沸点，须核对（IMDG 2.3.2.6）',
  groupByViscosity: '闪点低于 23 ℃ 的粘性液体按粘度与溶剂分离试验可为 III 类，须核对试验结果（IMDG 2.3.2.2）',
  landDiesel: '闪点高于 60 ℃ 的柴油在境内道路与仓库是否属第 3 类，须核对（JT/T 617.2）',
  instructionUnknown: '所选包装是否在该条目的包装导则之内，须核对（IMDG 3.2 第 8、10 栏、4.1.4）',
  markMissing: '没有填写 UN 包装标记，须核对包装等级（IMDG 6.1.3）',
  limitedUnproven: '按有限数量申报，内包装的容量须核对（IMDG 3.4.2）',
  exceptedUnproven: '按例外数量申报，内、外包装的净量须核对（IMDG 3.5.1.2）',
  gasPressure: 'T50 按气体逐个规定压力与充装密度，须与罐的铭牌核对（IMDG 4.2.5.2.6）',
  temperaturesMissing: '没有填写控制温度与应急温度，须核对是否须温度控制（IMDG 7.3.7）',
  temperaturesUnlikely: '控制温度须低于应急温度，所填的读不出或不是如此，须核对（IMDG 7.3.7）',
  noReaction: '声明与同类货物不发生危险反应，须核对依据（IMDG 7.2.6.1）',
  acidAlkali: '按 7.2.6.5 声明小包装酸、碱，须核对声明（IMDG 7.2.6.5、5.4.1.5.11.3）',
  innerMissing: '所选包装只能作组合包装的外包装，订单没有写明内包装，须核对（IMDG 4.1.4.1）',
  packageTooLarge: '平均每件的体积远超所选包装的常见容量，须核对件数与体积（平台规定）',
  packagingOfAnother: '所选包装与运输方式不符：罐箱、罐车装散装液体，普通箱车与箱不装罐，须核对（平台规定）',
  netUnlikely: '净重与毛重不相称，须核对（平台规定）',
  empty: '申报为未清洗的空包装，须核对残留量（IMDG 5.4.1.4.3.2）',
  hot: '申报为高温运输，须核对装货温度与条目（IMDG 5.4.1.4.3.4）',
  waste: '按废弃物申报，须核对进出口与转移的批准（IMDG 5.4.1.4.3.3）',
} as const;

export type GoodsReview = keyof typeof goodsReviewTexts;

/** An entry of the list with the same number and class as the goods, or not. */
interface Alternative {
  unNumber: string;
  hazardClass: string;
  packingGroup: 'I' | 'II' | 'III' | null;
}

const groupTwoBelow = 23;

/** Class 3 below 23 °C is of packing group I or II by the initial boiling point, which no order states. */
const groupReview = (goods: DangerousGoods, list: readonly Alternative[]): GoodsReview | undefined => {
  const { unNumber, hazardClass, packingGroup } = goods;
  const point = flashPointOf(goods);
  const isBelow = point !== null && (point.to < groupTwoBelow || (point.to === groupTwoBelow && point.below));
  if (hazardClass !== '3' || !isBelow) return undefined;
  if (packingGroup === 'III') return mayBeViscous.has(unNumber) ? 'groupByViscosity' : undefined;
  const has = (group: Alternative['packingGroup']): boolean =>
    list.some((entry) => entry.unNumber === unNumber && entry.hazardClass === '3' && entry.packingGroup === group);
  return has('I') && has('II') ? 'groupByBoilingPoint' : undefined;
};

/** Boxes and fibre drums hold liquids in inner packagings only. */
const isOuterOnly = (code: string): boolean => /^(?:4|1G)/.test(code);

const isSmall = ({ limitedQuantity, exceptedQuantity }: DangerousGoods): boolean => limitedQuantity || exceptedQuantity;

/** Litres that packages of a code hold by the table of packagings, where it says so: `25、30 L`, `1000 L`. */
const typicalLitres = (packagingCode: string): number => {
  const typical = packagings.find(({ code }) => code === packagingCode)?.typical ?? '';
  return /\d L$/.test(typical) ? Math.max(...(typical.match(/\d+/g) ?? []).map(Number)) : Infinity;
};

/** Packages take more room than they hold; beyond twice as much a figure is wrong. */
const roomFactor = 2;

const isTank = (code: string): boolean => code === 'TANK';

/** Whether goods in a tank are ordered with boxes or trucks for packages, or the other way round. */
const isOfAnother = (service: ServiceCode, code: string, items: Order['items']): boolean => {
  if (service === 'tank') return !isTank(code);
  const trucks = items.map((item) => item.code === 'TANK30');
  if (service === 'domestic') return isTank(code) ? !trucks.includes(true) : trucks.every(Boolean);
  return isTank(code) && service !== 'dgDesk';
};

/** The shares of the gross mass, in percent, that goods have at least: in tanks; in packages, but for gases and small quantities. */
const netPercentLeast = { tank: 90, packages: 10 };

const isNetUnlikely = ({ packagingCode, grossKg }: CargoItem, goods: DangerousGoods): boolean => {
  const isBelow = (percent: number): boolean => millionthsOf(goods.netKg) * 100 < millionthsOf(grossKg) * percent;
  if (isTank(packagingCode)) return isBelow(netPercentLeast.tank);
  const isLight = !isSmall(goods) && !goods.emptyUncleaned && packagingCode !== 'CYL';
  return goods.netKg >= grossKg || (isLight && isBelow(netPercentLeast.packages));
};

const figureReviews = (service: ServiceCode, item: CargoItem, items: Order['items']): [string, GoodsReview][] => {
  const { packagingCode, packages, volumeM3 } = item;
  const litres = millionthsOf(volumeM3) / (packages * 1000);
  const rows: [string, boolean, GoodsReview][] = [
    ['packages', litres > typicalLitres(packagingCode) * roomFactor, 'packageTooLarge'],
    ['packagingCode', isOfAnother(service, packagingCode, items), 'packagingOfAnother'],
    ['dangerous.netKg', isNetUnlikely(item, item.dangerous!), 'netUnlikely'],
  ];
  return rows.flatMap(([path, isOpen, review]): [string, GoodsReview][] => (isOpen ? [[path, review]] : []));
};

const packagingReviews = ({ packagingCode }: CargoItem, goods: DangerousGoods): (GoodsReview | undefined)[] => {
  if (isSmall(goods) || !/^\d/.test(packagingCode)) return [];
  const { listed, packingGroup, packagingMark } = goods;
  const isBulk = /^\d{2}[A-Z]/.test(packagingCode);
  const known = isBulk
    ? permitsBulk(listed?.ibcInstruction ?? '', packagingCode)
    : limitOf(listed?.packingInstruction ?? '', packagingCode, packingGroup);
  return [
    known === undefined ? 'instructionUnknown' : undefined,
    packagingMark.trim() === '' ? 'markMissing' : undefined,
    isOuterOnly(packagingCode) && goods.innerPackaging.trim() === '' && stateOf(goods) === 'liquid'
      ? 'innerMissing'
      : undefined,
  ];
};

const degreesIn = (text: string): number =>
  Number(/^-?\d+(?:\.\d+)?/.exec(plainText(text).replaceAll(/[−–]/g, '-').trim())?.[0] ?? Number.NaN);

/** Whether both temperatures are stated, but not as a control temperature below an emergency temperature. */
const areTemperaturesUnlikely = ({ controlTemperature, emergencyTemperature }: DangerousGoods): boolean =>
  controlTemperature !== '' &&
  emergencyTemperature !== '' &&
  !(degreesIn(controlTemperature) < degreesIn(emergencyTemperature));

/** Declarations whose proof the order does not contain. */
const declarationReviews = (item: CargoItem, goods: DangerousGoods): [string, boolean, GoodsReview][] => {
  const packed = packedGoodsOf(item, goods);
  const entry = smallPackageEntryOf(goods);
  return [
    ['limitedQuantity', goods.limitedQuantity && limitedStanding(packed, entry) === 'unknown', 'limitedUnproven'],
    ['exceptedQuantity', goods.exceptedQuantity && exceptedStanding(packed, entry) === 'unknown', 'exceptedUnproven'],
    ['noReactionStatement', goods.noReactionStatement, 'noReaction'],
    ['acidAlkaliStatement', goods.acidAlkaliStatement, 'acidAlkali'],
    ['controlTemperature', areTemperaturesUnlikely(goods), 'temperaturesUnlikely'],
    ['isWaste', goods.isWaste, 'waste'],
    ['isHot', goods.isHot, 'hot'],
    ['emptyUncleaned', goods.emptyUncleaned, 'empty'],
    [
      'controlTemperature',
      needsTemperatures(goods) && (goods.controlTemperature === '' || goods.emergencyTemperature === ''),
      'temperaturesMissing',
    ],
  ];
};

const isLandDiesel = (goods: DangerousGoods, service: ServiceCode): boolean =>
  goods.unNumber === '1202' &&
  (service === 'domestic' || service === 'warehousing') &&
  (flashPointOf({ flashPoint: goods.flashPoint })?.from ?? 0) > 60;

const packagingPaths: Partial<Record<GoodsReview, string>> = {
  markMissing: 'dangerous.packagingMark',
  innerMissing: 'dangerous.innerPackaging',
};

/** What the desk decides about one dangerous cargo item of an accepted order, by path inside the item. */
export const goodsReviewsOf = (
  { line: service, items }: Pick<Order, 'line' | 'items'>,
  item: CargoItem,
  list: readonly Alternative[],
): [string, GoodsReview][] => {
  const goods = item.dangerous;
  if (!goods) return [];
  const group = groupReview(goods, list);
  const reviews: [string, boolean, GoodsReview][] = [
    ['unNumber', goods.listed?.confidence === 'medium', 'uncertainEntry'],
    ['flashPoint', isLandDiesel(goods, service), 'landDiesel'],
    ['unNumber', service === 'tank' && goods.listed?.tankInstruction === 'T50', 'gasPressure'],
    ...declarationReviews(item, goods),
  ];
  return [
    ...(group ? [['dangerous.packingGroup', group] satisfies [string, GoodsReview]] : []),
    ...packagingReviews(item, goods).flatMap((review): [string, GoodsReview][] =>
      review ? [[packagingPaths[review] ?? 'packagingCode', review]] : [],
    ),
    ...figureReviews(service, item, items),
    ...reviews.flatMap(([field, isOpen, review]): [string, GoodsReview][] =>
      isOpen ? [[`dangerous.${field}`, review]] : [],
    ),
  ];
};
