import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { blankCargo, blankDangerous, blankForm } from '#contract/booking/orderForm.ts';

const kindOf = (value: unknown) => (typeof value === 'number' ? 'string' : typeof value);

/** Whether a value has at least the model's fields, of the same kinds; numbers may be typed text, null in the model stands for anything. */
const fits = (model: unknown, value: unknown): boolean => {
  if (model === null) return true;
  if (Array.isArray(model)) return Array.isArray(value) && value.every((item) => fits(model[0], item));
  if (typeof model !== 'object') return kindOf(model) === kindOf(value);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(model as object).every(([name, part]) => fits(part, (value as Record<string, unknown>)[name]))
  );
};

const listed = { edition: '', confidence: '', segregationCodes: [''], segregationGroups: [''] };

const isCargo = (line: LineDefinition, value: unknown): boolean => {
  if (!fits(blankCargo(line, false), value)) return false;
  const { dangerous } = value as OrderForm['cargo'][number];
  return (
    dangerous === null ||
    (fits({ ...blankDangerous(), subsidiaryHazards: [''] }, dangerous) &&
      (dangerous.listed === undefined || fits(listed, dangerous.listed)))
  );
};

/** Whether what storage held has the shape of a line's form, all its fields and of the same kinds. */
export const isFormOf = (line: LineDefinition, form: OrderForm): boolean => {
  const blank = blankForm(line, { offerId: '', isDanger: 'N', items: [{ code: '', quantity: '' }] });
  return (
    fits({ ...blank, cargo: [null], papersHeld: [''] }, form) && form.cargo.every((one: unknown) => isCargo(line, one))
  );
};
