import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderForm } from './orderForm.ts';
import { blankCargo, blankDangerous, blankForm } from './blankOrder.ts';
import { blankFields } from '#contract/services/definitions/serviceFields.ts';

const kindOf = (value: unknown) => (typeof value === 'number' ? 'string' : typeof value);

/**
 * Whether a value has at least the model's fields with the same types; numbers may be typed text, null in the model
 * accepts anything.
 */
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

const isCargo = (service: ServiceDefinition, value: unknown): boolean => {
  if (!fits(blankCargo(service, false), value)) return false;
  const { dangerous } = value as OrderForm['cargo'][number];
  return (
    dangerous === null ||
    (fits({ ...blankDangerous(), subsidiaryHazards: [''] }, dangerous) &&
      (dangerous.listed === undefined || fits(listed, dangerous.listed)))
  );
};

/** Whether a stored value has the shape of a service's form: all its fields with the same types. */
export const isFormOf = (service: ServiceDefinition, form: OrderForm): boolean => {
  const blank = blankForm(service, { offerId: '', isDanger: 'N', items: [{ code: '', quantity: '' }] });
  return (
    fits({ ...blank, cargo: [null], papersHeld: [''] }, form) &&
    form.cargo.every((one: unknown) => isCargo(service, one))
  );
};

const areOf = (fields: object, details: unknown): boolean => {
  const names = typeof details === 'object' && details !== null ? Object.keys(details) : [];
  return names.length > 0 && names.every((name) => Object.hasOwn(fields, name));
};

/** Declarations that older forms lack. */
const newDangerous = { noReactionStatement: false, declaredGroups: '' };

/** A stored form of the service with blanks for its fields that did not exist when it was stored. */
export const withNewFields = (service: ServiceDefinition, form: OrderForm): OrderForm =>
  areOf(service.fields, form.details) &&
  Array.isArray(form.cargo) &&
  form.cargo.every((one: unknown) => typeof one === 'object' && one !== null)
    ? {
        ...form,
        details: { ...blankFields(service.fields), ...form.details },
        cargo: form.cargo.map((one) => ({
          ...one,
          details: { ...blankFields(service.cargoFields), ...one.details },
          dangerous: one.dangerous && { ...newDangerous, ...one.dangerous },
        })),
      }
    : form;
