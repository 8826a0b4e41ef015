import type { OrderForm } from '#contract/booking/orderForm.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { controlCodes } from '#contract/rules/documents/controlledGoods.ts';
import type { EditScope } from './orderEdit.ts';

/** Marks a document that the order needs as available. */
export const promiseDocument = (
  form: OrderForm,
  { code }: { code: string },
  { service, quote }: EditScope,
): OrderForm => {
  // what names are recognised as is known beside the form only
  const recognised = [{ controls: controlCodes }];
  const isNeeded = neededDocumentsOf({ service, quote, form, recognised }).own.some((one) => one.code === code);
  return isNeeded && !form.papersHeld.includes(code) ? { ...form, papersHeld: [...form.papersHeld, code] } : form;
};

/** Marks a document as not available. */
export const withdrawDocument = (form: OrderForm, { code }: { code: string }): OrderForm =>
  form.papersHeld.includes(code) ? { ...form, papersHeld: form.papersHeld.filter((other) => other !== code) } : form;
