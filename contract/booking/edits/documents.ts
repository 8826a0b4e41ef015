import type { OrderForm } from '#contract/booking/orderForm.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import type { EditScope } from './orderEdit.ts';

/** Marks a document that the order needs as available. */
export const promiseDocument = (
  form: OrderForm,
  { code }: { code: string },
  { service, quote }: EditScope,
): OrderForm => {
  const isNeeded = neededDocumentsOf({ service, quote, form }).own.some((document) => document.code === code);
  return isNeeded && !form.papersHeld.includes(code) ? { ...form, papersHeld: [...form.papersHeld, code] } : form;
};

/** Marks a document as not available. */
export const withdrawDocument = (form: OrderForm, { code }: { code: string }): OrderForm =>
  form.papersHeld.includes(code) ? { ...form, papersHeld: form.papersHeld.filter((other) => other !== code) } : form;
