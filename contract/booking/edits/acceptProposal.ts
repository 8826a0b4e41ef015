import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { Proposal } from '#contract/booking/proposals.ts';
import type { EditScope } from './orderEdit.ts';
import type { PlainPath } from './plainFields.ts';
import { changeField } from './plainFields.ts';

/** Takes the values that were proposed. */
export const acceptProposal = (
  form: OrderForm,
  { proposal: { values } }: { proposal: Proposal },
  scope: EditScope,
): OrderForm =>
  Object.entries(values).reduce(
    (filled, [path, value]) => changeField(filled, { path: path as PlainPath, value }, scope),
    form,
  );
