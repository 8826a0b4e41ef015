import type { AddressBook } from '#contract/enterprise/addressBook.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { changedPaths, valueAt } from './edits/formPath.ts';
import type { EditScope } from './edits/orderEdit.ts';
import { withAllDerived } from './edits/derived.ts';
import type { Prefilled, PrefillSource } from './orderDraft.ts';
import type { OrderForm } from './orderForm.ts';
import { isBlank, withOwnParties } from './ownParties.ts';

export type Known = Pick<AddressBook, 'entries' | 'company' | 'contact' | 'last'>;

/** The last order whose consignee the next one may have: of the service, else of any that crosses borders too. */
const lastConsigneeOf = (service: ServiceDefinition, { offerId }: OrderForm, { last }: Known) => {
  const orders = last?.orders ?? [];
  // inland the place of unloading belongs to the lane
  if (!service.crossesBorders) return orders.find((one) => one.line === service.line && one.offerId === offerId);
  return (
    orders.find(({ line }) => line === service.line) ?? orders.find(({ line }) => allServices[line].crossesBorders)
  );
};

const withLastParties = (service: ServiceDefinition, form: OrderForm, known: Known): OrderForm => {
  const last = lastConsigneeOf(service, form, known);
  if (!form.consignee || !isBlank(form.consignee) || !service.parties.includes('shipper') || !last?.consignee)
    return form;
  return {
    ...form,
    consignee: last.consignee,
    notifyParty: form.notifyParty?.sameAsConsignee ? (last.notifyParty ?? form.notifyParty) : form.notifyParty,
  };
};

const withLastDetails = ({ line, fields }: ServiceDefinition, form: OrderForm, { last }: Known): OrderForm => {
  const former = last?.orders.find((one) => one.line === line);
  const isRepeated = (name: string): boolean => {
    const again = fields[name]?.again;
    return again === 'always' || (again === 'offer' && former?.offerId === form.offerId);
  };
  const filled = Object.entries(former?.details ?? {}).filter(
    ([name]) => isRepeated(name) && form.details[name] === '',
  );
  return filled.length === 0 ? form : { ...form, details: { ...form.details, ...Object.fromEntries(filled) } };
};

const notedBetween = (before: OrderForm, after: OrderForm, sourceOf: (value: string) => PrefillSource): Prefilled =>
  Object.fromEntries(
    changedPaths(before, after).flatMap((path): [string, PrefillSource][] => {
      const value = valueAt(after, path);
      return typeof value === 'string' && value !== '' ? [[path, sourceOf(value)]] : [];
    }),
  );

/**
 * A new form with what is known of the customer: the own company, the parties and repeated fields of the last orders, and what
 * follows from them; with where each value is from.
 */
export const prefilledForm = (
  scope: EditScope,
  form: OrderForm,
  known: Known,
): { form: OrderForm; prefilled: Prefilled } => {
  const { service } = scope;
  const again = withLastDetails(service, withLastParties(service, form, known), known);
  const own = withOwnParties(service, again, known);
  const whole = withAllDerived(own, scope);
  const ofBook = new Set(
    known.entries.flatMap(({ name, address, telephone, email, isDefault }) =>
      isDefault ? [name, address, telephone, email, `${name} ${telephone}`] : [],
    ),
  );
  return {
    form: whole,
    prefilled: {
      ...notedBetween(form, again, () => 'order'),
      ...notedBetween(again, own, (value) => (ofBook.has(value) ? 'book' : 'profile')),
      ...notedBetween(own, whole, () => 'derived'),
    },
  };
};
