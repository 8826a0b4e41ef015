import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import { packagings } from '#contract/booking/packagings.ts';
import type { AtCargo } from './cargo.ts';
import { withCargo } from './cargo.ts';
import { filledFrom, namedAfter, retyped } from './dangerousDetails.ts';
import type { EditScope, PastEdit } from './orderEdit.ts';

const isForbidden = (packagingCode: string): boolean =>
  packagings.some(({ code, harmlessOnly }) => code === packagingCode && harmlessOnly);

/** The details withdrawn from this cargo item earlier, if it still describes the same goods. */
const withdrawnFrom = (past: readonly PastEdit[], one: CargoForm, index: number): DangerousForm | undefined => {
  const since = past.findLastIndex(({ edit }) => edit.type === 'cargo.removed' || edit.type === 'cargo.copied');
  const former = past
    .slice(since + 1)
    .findLast(({ edit }) => edit.type === 'dangerousGoods.withdrawn' && edit.index === index)?.form.cargo[index];
  return former?.nameZh === one.nameZh && former.nameEn === one.nameEn ? (former.dangerous ?? undefined) : undefined;
};

/**
 * Declares a cargo item as dangerous goods: by the proposed entry of the list, else with the details that were withdrawn by
 * mistake. What was typed stays, except a packaging that no dangerous goods may have.
 */
export const declareDangerous = (
  form: OrderForm,
  { index, goods }: AtCargo & { goods?: DangerousGoods | undefined },
  { past }: EditScope,
): OrderForm =>
  withCargo(form, index, (one) => {
    if (one.dangerous) return one;
    const dangerous = withdrawnFrom(past, one, index) ?? blankDangerous();
    return {
      ...one,
      ...(goods && namedAfter(goods, one)),
      packagingCode: isForbidden(one.packagingCode) ? '' : one.packagingCode,
      dangerous: goods ? filledFrom(goods, dangerous) : dangerous,
    };
  });

/** Declares a cargo item as not dangerous. */
export const withdrawDangerous = (form: OrderForm, { index }: AtCargo): OrderForm =>
  withCargo(form, index, (one) => (one.dangerous ? { ...one, dangerous: null } : one));

/** Sets the name or UN number to look up, and removes what the list said about the former entry. */
export const searchGoods = (form: OrderForm, { index, text }: AtCargo & { text: string }): OrderForm =>
  withCargo(form, index, (one) =>
    one.dangerous && one.dangerous.unNumber !== text ? { ...one, dangerous: retyped(text, one.dangerous) } : one,
  );

/** Chooses an entry of the dangerous-goods list: sets its details, and the goods' names if they are empty. */
export const chooseGoods = (form: OrderForm, { index, goods }: AtCargo & { goods: DangerousGoods }): OrderForm =>
  withCargo(form, index, (one) =>
    one.dangerous ? { ...one, ...namedAfter(goods, one), dangerous: filledFrom(goods, one.dangerous) } : one,
  );
