import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { isFormOf, withNewFields } from '#contract/booking/formShape.ts';
import { withoutReferences } from '#contract/booking/customerReferences.ts';
import { withListedNames } from './dangerousDetails.ts';
import { withinUnits } from './items.ts';
import type { EditScope } from './orderEdit.ts';

/** The fields of one shipment, or of the quote. */
const ownKinds: ReadonlySet<string> = new Set(['day', 'containerNumbers', 'quoted']);

/** The service's own fields but those of one shipment and those that the quote decides. */
const detailsOf = (
  { fields }: ServiceDefinition,
  form: OrderForm,
  template: Record<string, FieldValue>,
): OrderForm['details'] =>
  Object.fromEntries(
    Object.entries(form.details).map(([name, value]) => [
      name,
      ownKinds.has(fields[name]?.kind ?? '') ? value : (template[name] ?? value),
    ]),
  );

/** Containers belong to the goods in them; an item of which one is chosen belongs to the price. */
const itemsOf = ({ service, quote }: EditScope, form: OrderForm, template: OrderForm): OrderForm['items'] => {
  const isQuoted = template.items.every(({ code }) => quote.items.some((item) => item.code === code));
  return service.items?.choose === 'many' && template.items.length > 0 && isQuoted ? template.items : form.items;
};

/**
 * Fills parties, goods, containers and the service's fields from the content of a former order of the same service. The
 * quote, the days and the protocol stay as they are; returns the same form for another service.
 */
export const applyTemplate = (form: OrderForm, { order }: { order: Order }, scope: EditScope): OrderForm => {
  const { service } = scope;
  const template = withListedNames(withNewFields(service, order));
  if (template.line !== form.line || !isFormOf(service, template)) return form;
  const items = itemsOf(scope, form, template);
  const filled: OrderForm = {
    ...form,
    items,
    details: detailsOf(service, form, template.details),
    cargo: withinUnits(template.cargo.length > 0 ? template.cargo : form.cargo, items),
    shipper: template.shipper,
    consignee: template.consignee,
    notifyParty: template.notifyParty,
    bookingContact: template.bookingContact,
    papersHeld: template.papersHeld,
    remark: withoutReferences(template.remark),
  };
  return JSON.stringify(filled) === JSON.stringify(form) ? form : filled;
};
