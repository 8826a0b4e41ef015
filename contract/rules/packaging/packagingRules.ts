import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import { packagings } from '#contract/booking/packagings.ts';
import type { GoodsProblem } from '#contract/protocol/goodsProblems.ts';
import { limitOf, permitsBulk, stateOf } from './packingInstructions.ts';

/** A problem of a cargo item, by its path inside the item. */
export type ItemProblem = [path: string, problem: GoodsProblem];

const isHarmlessOnly = (packagingCode: string): boolean =>
  packagings.some(({ code, harmlessOnly }) => code === packagingCode && harmlessOnly);

const flexitank = /液袋|flexi[\s-]*(?:tank|bag)/i;

/** A flexitank that is selected for dangerous goods, or mentioned as their container (CTU Code annex 7, 5.2.1). */
export const flexitankProblems = ({ packagingCode, nameZh, nameEn, dangerous }: CargoForm): ItemProblem[] => {
  if (!dangerous) return [];
  const named: [string, string][] = [
    ['nameZh', nameZh],
    ['nameEn', nameEn],
    ['dangerous.innerPackaging', dangerous.innerPackaging],
    ['dangerous.packagingMark', dangerous.packagingMark],
  ];
  return [
    ...(isHarmlessOnly(packagingCode) ? [['packagingCode', 'packagingFlexitank'] satisfies ItemProblem] : []),
    ...named.filter(([, text]) => flexitank.test(text)).map(([path]): ItemProblem => [path, 'packagingFlexitank']),
  ];
};

const isBag = (code: string): boolean => code.startsWith('5');
const isBulk = (code: string): boolean => /^\d{2}[A-Z]/.test(code);
const isFlexibleBulk = (code: string): boolean => code.startsWith('13');

const bulkProblem = (code: string, { listed }: DangerousForm, isLiquid: boolean): GoodsProblem | undefined => {
  if (isFlexibleBulk(code) && isLiquid) return 'packagingOfSolids';
  if (listed?.ibcInstruction === undefined) return undefined;
  return listed.ibcInstruction === null || permitsBulk(listed.ibcInstruction, code) === false
    ? 'packagingNoBulk'
    : undefined;
};

/** Why a packaging cannot hold the goods, by the instructions of their entry. */
const codeProblem = (code: string, dangerous: DangerousForm): GoodsProblem | undefined => {
  const { listed, packingGroup } = dangerous;
  const state = stateOf(dangerous);
  if (code === 'TANK') return listed?.tankInstruction === null ? 'packagingNoTank' : undefined;
  if (state === 'gas') return code === 'CYL' ? undefined : 'packagingNotPressure';
  if (isBag(code) && state === 'liquid') return 'packagingOfSolids';
  if (isBag(code) && packingGroup === 'I') return 'packagingBagGroupOne';
  if (isBulk(code)) return bulkProblem(code, dangerous, state === 'liquid');
  return limitOf(listed?.packingInstruction ?? '', code, packingGroup) === 'no' ? 'packagingNotListed' : undefined;
};

/** Whether the average package holds more than the instruction allows. */
const isTooHeavy = (packagingCode: string, dangerous: DangerousForm, netPerPackage: number): boolean => {
  const limit = limitOf(dangerous.listed?.packingInstruction ?? '', packagingCode, dangerous.packingGroup);
  return typeof limit === 'number' && netPerPackage > limit;
};

/**
 * Packagings that the entry's packing instruction, IBC instruction or tank instruction does not permit, and packages
 * above its net mass in kg. Limited and excepted quantities have their own rules (IMDG 3.4.2, 3.5.2). Cases that an
 * instruction leaves open or that could not be sourced are no problem here: the desk reviews them.
 */
export const packagingProblems = (
  { packagingCode, dangerous }: Pick<CargoForm, 'packagingCode' | 'dangerous'>,
  netPerPackage: number,
): ItemProblem[] => {
  if (!dangerous || packagingCode === '' || dangerous.limitedQuantity || dangerous.exceptedQuantity) return [];
  const problem = codeProblem(packagingCode, dangerous);
  if (problem) return [['packagingCode', problem]];
  return isTooHeavy(packagingCode, dangerous, netPerPackage) ? [['dangerous.netKg', 'packageTooHeavy']] : [];
};
