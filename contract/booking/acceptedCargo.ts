import type { AcceptedCargo } from '#contract/rules/acceptance/acceptanceInput.ts';
import { isFoodstuff } from '#contract/rules/acceptance/foodstuffGoods.ts';
import { amount, typedText } from './orderFacts.ts';
import type { CargoForm } from './orderForm.ts';
import { packedGoodsOf } from './smallPackageProblems.ts';

const unitOf = (typed: number | string): number => Math.max(1, Math.floor(Number(typed)) || 1);

/** A typed share of a hundred; undefined if it is blank or unreadable. */
const percentOf = (typed: unknown): number | undefined =>
  typeof typed === 'number' || (typeof typed === 'string' && typed.trim() !== '') ? amount(typed) : undefined;

/** What is declared of batteries; the energy or the lithium content is required by air only. */
const batteryOf = ({ details }: CargoForm): AcceptedCargo['battery'] => {
  const { batteryCondition, wattHours, lithiumGrams } = details;
  const isRated = amount(typedText(wattHours)) > 0 || amount(typedText(lithiumGrams)) > 0;
  return {
    isDamaged: batteryCondition === 'damaged',
    isStated: isRated && (batteryCondition === 'damaged' || batteryCondition === 'sound'),
  };
};

/** The cargo of a form as the acceptance rules read it. */
export const acceptedCargoOf = (cargo: readonly CargoForm[]): AcceptedCargo[] =>
  cargo.map((one) => ({
    unit: unitOf(one.unit),
    dangerous: one.dangerous && { ...one.dangerous, technicalName: typedText(one.dangerous.technicalName) },
    packed: one.dangerous ? packedGoodsOf(one, one.dangerous) : undefined,
    stateOfCharge: percentOf(one.details.stateOfCharge),
    battery: batteryOf(one),
    names: [one.nameZh, one.nameEn, one.dangerous?.technicalName, one.dangerous?.innerPackaging]
      .map(typedText)
      .join(' '),
    isFoodstuff: isFoodstuff({
      declared: one.details.foodstuff === true,
      hsCode: typedText(one.hsCode),
      nameZh: typedText(one.nameZh),
    }),
  }));
