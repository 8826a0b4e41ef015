import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { AtCargo } from './cargo.ts';
import { withCargo } from './cargo.ts';
import { chooseGoods, declareDangerous } from './dangerousGoods.ts';
import type { EditScope, SheetValues } from './orderEdit.ts';
import type { PlainPath } from './plainFields.ts';
import { changeField } from './plainFields.ts';

const paths = {
  properShippingName: (index: number) => `cargo.${index}.dangerous.properShippingName`,
  technicalName: (index: number) => `cargo.${index}.dangerous.technicalName`,
  flashPoint: (index: number) => `cargo.${index}.dangerous.flashPoint`,
  cas: (index: number) => `cargo.${index}.details.cas`,
} as const satisfies Record<keyof SheetValues, (index: number) => PlainPath>;

/** Chooses the entry of the list; a flash point that was typed before any entry stays. */
const withEntry = (
  form: OrderForm,
  { index, goods }: AtCargo & { goods: DangerousGoods },
  scope: EditScope,
): OrderForm => {
  const before = form.cargo[index]?.dangerous;
  if (!before) return declareDangerous(form, { index, goods }, scope);
  const chosen = chooseGoods(form, { index, goods });
  if (before.listed || before.flashPoint === '') return chosen;
  return withCargo(chosen, index, (one) => ({
    ...one,
    dangerous: one.dangerous && { ...one.dangerous, flashPoint: before.flashPoint },
  }));
};

/** Takes values of a safety data sheet into a cargo item: first the entry, which decides what names there are. */
export const acceptSheetValues = (
  form: OrderForm,
  { index, goods, values }: AtCargo & { goods?: DangerousGoods | undefined; values: SheetValues },
  scope: EditScope,
): OrderForm =>
  Object.entries(values).reduce(
    (filled, [name, value]) => changeField(filled, { path: paths[name as keyof SheetValues](index), value }, scope),
    goods && form.cargo[index] ? withEntry(form, { index, goods }, scope) : form,
  );
