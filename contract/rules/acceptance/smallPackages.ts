import type { OrderProblem } from '#contract/protocol/problem.ts';
import type { InnerPackaging, Measure, PackedGoods } from './packedQuantity.ts';
import { innerPackagingOf, isOver, limitOf, perPackage } from './packedQuantity.ts';

/** The inputs of exemptions for small packages besides the packages: the list's columns 7a and 7b. */
export interface SmallPackageEntry {
  unNumber: string;
  subsidiaryHazards: readonly string[];
  limitedQuantityLimit: string | null;
  exceptedQuantityCode: string | null;
  /** An entry of medium confidence cannot disprove a declaration: the desk looks it up. */
  confidence: 'high' | 'medium';
}

/** Whether the stated packages meet the limits: proven, disproven with the problem, or not shown by the data. */
export type Fulfilment = 'met' | 'unknown' | OrderProblem;

/** The maximum gross mass of a package in limited quantities, and of a shrink-wrapped tray (IMDG 3.4.2.1, 3.4.2.2). */
export const limitedGrossKg = { package: 30, tray: 20 } as const;

/** Net quantity per inner and per outer packaging, in grams or millilitres, by the code of column 7b (IMDG 3.5.1.2). */
export const exceptedLimits: Readonly<Record<string, { inner: number; outer: number }>> = {
  E1: { inner: 30, outer: 1000 },
  E2: { inner: 30, outer: 500 },
  E3: { inner: 30, outer: 300 },
  E4: { inner: 1, outer: 500 },
  E5: { inner: 1, outer: 300 },
};

/** The maximum number of packages in excepted quantities in one cargo transport unit (IMDG 3.5.5). */
export const exceptedPackagesMax = 1000;

/** The maximum quantity per package under 7.2.6.5, in litres of a liquid or kilograms of a solid. */
export const acidAlkaliMax = 30;

/** Packagings for inner packagings; drums and jerricans only with a removable head (IMDG 6.1.2.7). */
const holdsInner = (packagingCode: string): boolean =>
  /^(?:1[ABDHN]2|1[DG]|3[ABH]2|4[A-H][12]?|4G)$/.test(packagingCode);

const trays = /收缩|热缩|拉伸|缠绕|浅盘|\btrays?\b|shrink|stretch/i;

/** Special provision 277: 120 mL for aerosols with toxic contents, 1000 mL for others. */
const limitOfEntry = ({
  limitedQuantityLimit,
  subsidiaryHazards,
}: Pick<SmallPackageEntry, 'limitedQuantityLimit' | 'subsidiaryHazards'>): Measure | null =>
  /(?:SP|特殊规定)\s*277/i.test(limitedQuantityLimit ?? '')
    ? { amount: subsidiaryHazards.includes('6.1') ? 0.12 : 1, unit: 'L' }
    : limitOf(limitedQuantityLimit);

/** The maximum of an inner packaging in limited quantities, as a text: column 7a, or the figure that it refers to. */
export const limitedQuantityOf = ({
  subsidiaryHazards,
  listed,
}: {
  subsidiaryHazards: readonly string[];
  listed?: { limitedQuantityLimit: string | null } | undefined;
}): string => {
  const limitedQuantityLimit = listed?.limitedQuantityLimit ?? '';
  const measure = limitOf(limitedQuantityLimit) ? null : limitOfEntry({ limitedQuantityLimit, subsidiaryHazards });
  return measure ? `${measure.amount * 1000} mL` : limitedQuantityLimit;
};

/** An upper bound of an inner packaging's content, in the limit's unit: the stated value, or else the whole package. */
const innerBound = (
  inner: InnerPackaging | undefined,
  unit: Measure['unit'],
  goods: PackedGoods,
): number | undefined => {
  if (inner) return inner.each.unit === unit ? inner.each.amount : undefined;
  return unit === 'kg' ? perPackage(goods.netKg, goods.packages) : perPackage(goods.volumeM3 * 1000, goods.packages);
};

const first = (fulfilments: readonly Fulfilment[]): Fulfilment =>
  fulfilments.find((fulfilment) => fulfilment !== 'met' && fulfilment !== 'unknown') ??
  fulfilments.find((fulfilment) => fulfilment === 'unknown') ??
  'met';

/**
 * Whether packages meet the limits of limited quantities: inner packagings in an outer packaging, column 7a per inner
 * packaging, 30 kg gross per package, 20 kg per tray (IMDG 3.4.1, 3.4.2).
 */
export const limitedStanding = (goods: PackedGoods, entry: SmallPackageEntry): Fulfilment => {
  const gross = perPackage(goods.grossKg, goods.packages);
  const most = trays.test(goods.innerPackaging) ? limitedGrossKg.tray : limitedGrossKg.package;
  const inner = innerPackagingOf(goods.innerPackaging);
  const limit = limitOfEntry(entry);
  const bound = limit ? innerBound(inner, limit.unit, goods) : undefined;
  const isSure = entry.confidence === 'high';
  const grossStanding = (): Fulfilment => {
    if (gross === undefined) return 'unknown';
    return isOver(gross, most) ? 'limitedOverGross' : 'met';
  };
  const innerStanding = (): Fulfilment => {
    if (limit && inner && isOver(inner.each.amount, limit.amount)) return isSure ? 'limitedOverInner' : 'unknown';
    return isSure && limit && bound !== undefined && !isOver(bound, limit.amount) ? 'met' : 'unknown';
  };
  const packingStanding = (): Fulfilment => {
    if (goods.packagingCode === '') return 'unknown';
    return holdsInner(goods.packagingCode) ? 'met' : 'limitedUnpacked';
  };
  return first([packingStanding(), grossStanding(), innerStanding()]);
};

/** The content of one package: pieces times each if stated, or else the net mass. */
const contentsOf = (inner: InnerPackaging | undefined, goods: PackedGoods): number | undefined =>
  inner?.pieces ? inner.pieces * inner.each.amount : perPackage(goods.netKg, goods.packages);

/**
 * Whether packages meet the limits of excepted quantities per inner and outer packaging (IMDG 3.5.1.2, 3.5.2); a gram
 * counts as a millilitre unless the text on inner packagings says otherwise.
 */
export const exceptedStanding = (goods: PackedGoods, entry: SmallPackageEntry): Fulfilment => {
  const limits = exceptedLimits[entry.exceptedQuantityCode ?? ''];
  if (!limits) return 'unknown';
  const inner = innerPackagingOf(goods.innerPackaging);
  const contents = contentsOf(inner, goods);
  const isSure = entry.confidence === 'high';
  const within = (amount: number | undefined, grams: number, problem: OrderProblem): Fulfilment => {
    if (amount === undefined) return 'unknown';
    if (isOver(amount, grams / 1000)) return isSure ? problem : 'unknown';
    return isSure ? 'met' : 'unknown';
  };
  const packing = (): Fulfilment => {
    if (goods.packagingCode === '') return 'unknown';
    return holdsInner(goods.packagingCode) ? 'met' : 'exceptedUnpacked';
  };
  const innerAmount =
    inner?.each.amount ?? (contents !== undefined && !isOver(contents, limits.inner / 1000) ? contents : undefined);
  return first([
    packing(),
    within(innerAmount, limits.inner, 'exceptedOverInner'),
    within(contents, limits.outer, 'exceptedOverOuter'),
  ]);
};

/**
 * Whether packages of class 8 contain at most 30 L or 30 kg (IMDG 7.2.6.5). A liquid is measured in litres: those
 * stated, or at most the volume of the package, or its mass if neither is known.
 */
export const acidAlkaliStanding = (
  goods: PackedGoods,
  entry: Pick<SmallPackageEntry, 'limitedQuantityLimit'>,
): Fulfilment => {
  const isLiquid = limitOf(entry.limitedQuantityLimit)?.unit !== 'kg';
  const inner = innerPackagingOf(goods.innerPackaging);
  const litres = inner?.each.unit === 'L' ? (inner.pieces ?? 1) * inner.each.amount : undefined;
  const outer = perPackage(goods.volumeM3 * 1000, goods.packages);
  const kilograms = perPackage(goods.netKg, goods.packages);
  if (isLiquid && litres !== undefined) return isOver(litres, acidAlkaliMax) ? 'acidAlkaliOver' : 'met';
  if (isLiquid && outer !== undefined && !isOver(outer, acidAlkaliMax)) return 'met';
  if (kilograms === undefined) return 'unknown';
  return isOver(kilograms, acidAlkaliMax) ? 'acidAlkaliOver' : 'met';
};
