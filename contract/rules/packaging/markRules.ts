import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import type { GoodsProblem } from '#contract/protocol/goodsProblems.ts';
import { stateOf } from './packingInstructions.ts';
import type { UnMark } from './unMark.ts';
import { parseUnMark } from './unMark.ts';

/** Packing groups by level of the mark (IMDG 6.1.3.1.2.1, 6.5.2.1.1.3). */
const groupsOf = { X: ['I', 'II', 'III'], Y: ['II', 'III'], Z: ['III'] } as const satisfies Record<
  UnMark['level'],
  string[]
>;

/** Averages over all packages of an item; 0 if unknown in the form. */
export interface Package {
  grossKg: number;
  /** Net mass in kg over the volume of the packages in litres: the goods are at least as dense. */
  leastDensity: number;
}

/** Boxes and fibre drums contain liquids only in inner packagings; the mark of such an outer packaging has S. */
const isOuterOnly = (code: string): boolean => /^(?:4|1G)/.test(code);

const contentsProblem = ({ code, contents }: UnMark, dangerous: DangerousForm): GoodsProblem | undefined => {
  const state = stateOf(dangerous);
  const isCombined = isOuterOnly(code) || dangerous.innerPackaging.trim() !== '';
  if (state === 'liquid' && contents === 'solids' && !isCombined) return 'markOfSolids';
  return state === 'solid' && contents === 'liquids' ? 'markOfLiquids' : undefined;
};

const problemOf = (
  mark: UnMark,
  { packagingCode, dangerous }: CargoForm,
  average: Package,
): GoodsProblem | undefined => {
  if (mark.code !== packagingCode) return 'markOtherPackaging';
  const groups: readonly string[] = groupsOf[mark.level];
  if (dangerous!.packingGroup !== null && !groups.includes(dangerous!.packingGroup)) return 'markOtherGroup';
  const contents = contentsProblem(mark, dangerous!);
  if (contents) return contents;
  if (average.grossKg > (mark.grossKgMax || Infinity)) return 'markOverweight';
  return average.leastDensity > (mark.densityMax ?? Infinity) ? 'markOverDensity' : undefined;
};

/** Packagings with a UN mark of this form; cylinders and tanks have others (IMDG 6.2.2.7, 6.7.2.20). */
const isMarked = (packagingCode: string): boolean => /^\d/.test(packagingCode);

const markOf = ({ packagingCode, dangerous }: CargoForm): UnMark | null | undefined => {
  if (!dangerous || dangerous.limitedQuantity || dangerous.exceptedQuantity) return undefined;
  const typed = dangerous.packagingMark.trim();
  return typed === '' || !isMarked(packagingCode) ? undefined : parseUnMark(typed);
};

/** A typed UN mark that is unreadable or contradicts packaging, packing group, contents, mass or density. */
export const markProblem = (item: CargoForm, average: Package): GoodsProblem | undefined => {
  const mark = markOf(item);
  if (mark === undefined) return undefined;
  return mark === null ? 'markUnreadable' : problemOf(mark, item, average);
};

/** Plastics drums, jerricans and composite IBCs with a plastics inner receptacle (IMDG 4.1.1.15). */
const ages: ReadonlySet<string> = new Set(['1H1', '1H2', '3H1', '31HA1']);
const monthsOfUse = 60;
/** Nitric acid with more than 55 % in composite IBCs (IMDG 4.1.4.2 IBC02 B15); the list has only stronger ones. */
const monthsOfNitricAcid = 24;

/** A mark whose date is after `today` (`YYYY-MM-DD`), or whose period of use has ended. */
export const markAgeProblem = (item: CargoForm, today: string): GoodsProblem | undefined => {
  const mark = markOf(item);
  if (!mark) return undefined;
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  // without a month, any date of the year is possible
  const [first, last] = [mark.year * 12 + (mark.month ?? 1), mark.year * 12 + (mark.month ?? 12)];
  if (first > now) return 'markInFuture';
  const isNitric = item.dangerous?.unNumber === '2031' && mark.code === '31HA1';
  const months = isNitric ? monthsOfNitricAcid : monthsOfUse;
  return ages.has(mark.code) && now - last > months ? 'markTooOld' : undefined;
};
