import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { applyEdit } from '#contract/booking/edits/applyEdit.ts';
import type { OrderEdit, PastEdit } from '#contract/booking/edits/orderEdit.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';

const scopeOf = (service: ServiceCode, past: readonly PastEdit[] = []) => ({
  service: allServices[service],
  quote: quotes[service],
  past,
});

/** The form after some edits, each with the earlier ones as its past. */
export const after = (service: ServiceCode, form: OrderForm, ...edits: OrderEdit[]): OrderForm => {
  const past: PastEdit[] = [];
  return edits.reduce((before, edit) => {
    const changed = applyEdit(before, edit, scopeOf(service, past));
    past.push({ form: before, edit });
    return changed;
  }, form);
};

/** Whether an edit changes nothing. */
export const isRejected = (service: ServiceCode, form: OrderForm, edit: OrderEdit) =>
  after(service, form, edit) === form;
