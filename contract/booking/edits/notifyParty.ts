import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { EditScope } from './orderEdit.ts';

/** Makes the consignee the notify party and clears the former one, so that nothing hidden is checked or sent. */
export const shareNotifyParty = (form: OrderForm): OrderForm =>
  form.notifyParty && !form.notifyParty.sameAsConsignee
    ? { ...form, notifyParty: { sameAsConsignee: true, name: '', address: '', telephone: '' } }
    : form;

/** Names a separate notify party: the former one if there was one, else a blank. */
export const nameNotifyParty = (form: OrderForm, _: unknown, { past }: EditScope): OrderForm => {
  if (!form.notifyParty?.sameAsConsignee) return form;
  const former = past.findLast(({ edit }) => edit.type === 'notifyParty.sharedWithConsignee')?.form.notifyParty;
  return { ...form, notifyParty: { ...(former ?? form.notifyParty), sameAsConsignee: false } };
};
