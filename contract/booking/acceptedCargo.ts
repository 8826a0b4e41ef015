import type { AcceptedCargo } from '#contract/rules/acceptance/acceptanceInput.ts';
import { isFoodstuff } from '#contract/rules/acceptance/foodstuffGoods.ts';
import { amount, typedText } from './orderFacts.ts';
import type { CargoForm } from './orderForm.ts';
import { packedGoodsOf } from './smallPackageProblems.ts';

const unitOf = (typed: number | string): number => Math.max(1, Math.floor(Number(typed)) || 1);

/** A typed share of a hundred; undefined if it is blank or unreadable. */
const percentOf = (typed: unknown): number | undefined =>
  typeof typed === 'number' || (typeof typed === 'string' && typed.trim() !== '') ? amount(typed) : undefined;

/** The cargo of a form as the acceptance rules read it. */
export const acceptedCargoOf = (cargo: readonly CargoForm[]): AcceptedCargo[] =>
  cargo.map((one) => ({
    unit: unitOf(one.unit),
    dangerous: one.dangerous && { ...one.dangerous, technicalName: typedText(one.dangerous.technicalName) },
    packed: one.dangerous ? packedGoodsOf(one, one.dangerous) : undefined,
    stateOfCharge: percentOf(one.details.stateOfCharge),
    isFoodstuff: isFoodstuff({
      declared: one.details.foodstuff === true,
      hsCode: typedText(one.hsCode),
      nameZh: typedText(one.nameZh),
    }),
  }));
