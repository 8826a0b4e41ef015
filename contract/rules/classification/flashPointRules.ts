import type { DangerousForm } from '#contract/booking/orderForm.ts';
import type { FlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { parseFlashPoint, worseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { GoodsProblem } from '#contract/protocol/goodsProblems.ts';

type Flashing = Pick<
  DangerousForm,
  | 'unNumber'
  | 'packingGroup'
  | 'properShippingName'
  | 'hazardClass'
  | 'subsidiaryHazards'
  | 'flashPoint'
  | 'isHot'
  | 'listed'
>;

/** Limits in °C: IMDG 2.3.1.2 and 2.3.2.6. */
const classThreeMax = 60;
const groupTwoBelow = 23;
/** Initial boiling point of packing group I; a liquid flashes below its boiling point. */
const groupOneBoilingMax = 35;
/** The minimum temperature of carriage of UN 3257, by its name. */
const elevatedCelsius = 100;

/** The lower of a typed flash point and the list's remark; null if neither can be read. */
export const flashPointOf = ({
  flashPoint,
  listed,
}: {
  flashPoint: string;
  listed?: { flashPoint?: string | null | undefined } | undefined;
}): FlashPoint | null => worseFlashPoint(parseFlashPoint(flashPoint), parseFlashPoint(listed?.flashPoint ?? ''));

/** Texts that mean that there is no flash point. */
const noneWords = /^(?:n\/?a|none|nil|no|not applicable|无|没有|无闪点|不适用|不闪燃|不燃|[-—–/]+)$/i;

/** The minimum closed-cup value that the text allows; -Infinity if only an upper limit is known. */
const atLeast = ({ from }: FlashPoint): number => from;

const isBelow = ({ from, to, below }: FlashPoint, limit: number): boolean =>
  to < limit || (to === limit && below) || (Number.isFinite(from) && from < limit);

const isAtMost = ({ from, to }: FlashPoint, limit: number): boolean =>
  to <= limit || (Number.isFinite(from) && from <= limit && Number.isFinite(to));

const moreThan = /[>＞](?!\s*[=＝])|(?<!不)[高大]于/;
const isAbove = ({ from }: FlashPoint, text: string, limit: number): boolean =>
  from > limit || (from === limit && moreThan.test(text));

/** Whether the goods are of class 3 by their main or a subsidiary hazard. */
const isFlammable = ({
  hazardClass,
  subsidiaryHazards,
}: Pick<DangerousForm, 'hazardClass' | 'subsidiaryHazards'>): boolean =>
  hazardClass === '3' || subsidiaryHazards.includes('3');

/**
 * Adhesives, printing inks, paints and resin solutions: viscous ones may be in packing group III below 23 °C by their
 * viscosity (IMDG 2.3.2.2), which orders do not state; the desk reviews it.
 */
export const mayBeViscous: ReadonlySet<string> = new Set(['1133', '1210', '1263', '1866']);

/**
 * Diesel and gas oil above 60 °C up to 100 °C stay in class 3 on land (ADR 2.2.3.1.1, which JT/T 617.2 follows); not
 * sourced from the Chinese text, so the desk decides.
 */
const isLandDiesel = ({ unNumber }: Flashing, point: FlashPoint, service: ServiceCode): boolean =>
  unNumber === '1202' && atLeast(point) <= 100 && (service === 'domestic' || service === 'warehousing');

const groupProblem = (goods: Flashing, point: FlashPoint): GoodsProblem | undefined => {
  const { hazardClass, packingGroup, subsidiaryHazards, unNumber, listed } = goods;
  if (hazardClass !== '3') return undefined;
  if (packingGroup === 'III')
    return isBelow(point, groupTwoBelow) && !mayBeViscous.has(unNumber) ? 'flashPointOtherGroup' : undefined;
  // with a subsidiary hazard, that hazard may require the packing group (IMDG 2.0.3.5)
  if (subsidiaryHazards.length > 0) return undefined;
  const least = packingGroup === 'I' ? groupOneBoilingMax : groupTwoBelow;
  const remark = parseFlashPoint(listed?.flashPoint ?? '');
  const isListedHigher = remark !== null && atLeast(remark) >= least;
  return packingGroup !== null && atLeast(point) >= least && !isListedHigher ? 'flashPointOtherGroup' : undefined;
};

/** A liquid of a generic entry of 6.1, 8 or 9 that would also be of class 3 (IMDG 2.0.3.6). */
const hazardProblem = (goods: Flashing, point: FlashPoint): GoodsProblem | undefined => {
  const { unNumber, hazardClass, properShippingName } = goods;
  if (unNumber === '3257') return isAtMost(point, elevatedCelsius) ? 'flashPointBelowCarriage' : undefined;
  const isGenericLiquid =
    ['6.1', '8', '9'].includes(hazardClass) &&
    /\bLIQUID\b/i.test(properShippingName) &&
    /N\.O\.S/i.test(properShippingName);
  return isGenericLiquid && isAtMost(point, classThreeMax) ? 'flashPointClassThree' : undefined;
};

/**
 * Whether the documents state a flash point: class 3, and goods that flash at or below 60 °C by the list (IMDG
 * 5.4.1.4.3.6).
 */
export const requiresFlashPoint = (
  goods: Pick<DangerousForm, 'hazardClass' | 'subsidiaryHazards' | 'listed'>,
): boolean => {
  const remark = parseFlashPoint(goods.listed?.flashPoint ?? '');
  return isFlammable(goods) || (remark !== null && remark.to <= classThreeMax);
};

/**
 * A flash point that is missing, unreadable, or contradicts class, packing group or entry. Closed cup, °C; an upper
 * limit alone (open cup, `<30`) only contradicts values that it excludes. Source: IMDG 42-24 2.3.1.2, 2.3.2.6, 2.0.3.6,
 * 5.4.1.4.3.6.
 */
export const flashPointProblem = (goods: Flashing, service: ServiceCode): GoodsProblem | undefined => {
  const typed = goods.flashPoint.trim();
  if (typed === '' || noneWords.test(typed)) return requiresFlashPoint(goods) ? 'flashPointMissing' : undefined;
  const point = parseFlashPoint(typed);
  if (!point) return 'flashPointUnreadable';
  if (!isFlammable(goods)) return hazardProblem(goods, point);
  // liquids carried at or above their flash point are of class 3 as well (IMDG 2.3.1.2)
  if (isAbove(point, typed, classThreeMax) && !goods.isHot && !isLandDiesel(goods, point, service))
    return 'flashPointNotClassThree';
  return groupProblem(goods, point);
};
