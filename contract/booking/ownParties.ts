import type { AddressBook, AddressFields, AddressRole } from '#contract/enterprise/addressBook.ts';
import { isLatin } from '#contract/protocol/fields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { chooseParty } from './edits/parties.ts';
import type { CargoForm, OrderForm } from './orderForm.ts';

type Book = Pick<AddressBook, 'entries' | 'company'>;

/** The addresses of a book that a service can take: documents that cross a border are in English. */
export const usableAddresses = <Entry extends AddressBook['entries'][number]>(
  { crossesBorders }: ServiceDefinition,
  entries: readonly Entry[],
): Entry[] =>
  entries.filter(
    ({ role, name, address }) =>
      !crossesBorders || role === 'contact' || role === 'emergency' || (isLatin(name) && isLatin(address)),
  );

/** The service's own fields that name the place, the contact or the emergency contact of the company, as far as they are empty. */
const ownDetails = (
  { fields }: ServiceDefinition,
  { shipper, bookingContact: { name, phone }, details }: OrderForm,
  emergency: Pick<AddressFields, 'name' | 'telephone'> | undefined,
): OrderForm['details'] => {
  const known: Record<string, string> = {
    loadingAddress: shipper?.address ?? '',
    loadingContact: `${name} ${phone}`.trim(),
    emergencyContact: emergency?.name ?? '',
    emergencyPhone: emergency?.telephone ?? '',
  };
  const filled = Object.entries(known).filter(([field]) => fields[field] !== undefined && details[field] === '');
  return { ...details, ...Object.fromEntries(filled) };
};

/**
 * A new form with the company itself, its contact and emergency contact, as its address book and licence state them. The company
 * is the shipper, and the consignee of a service that has no shipper: who buys goods receives them.
 */
export const withOwnParties = (service: ServiceDefinition, form: OrderForm, book: Book): OrderForm => {
  const usable = usableAddresses(service, book.entries);
  const own = (role: AddressRole) => usable.find((entry) => entry.role === role && entry.isDefault);
  const ownParty = service.parties.includes('shipper') ? 'shipper' : 'consignee';
  const stated = own(ownParty);
  const contact = own('contact');
  // inland papers name a company as its licence does, with what the address book knows of it
  const { company } = book;
  const asLicensed =
    !service.crossesBorders && company && (stated === undefined || isLatin(stated.name))
      ? (usable.find(({ role, name }) => role === ownParty && name === company.name) ?? {
          ...company,
          telephone: stated?.telephone ?? contact?.telephone ?? '',
          email: stated?.email ?? contact?.email ?? '',
        })
      : undefined;
  const itself = asLicensed ?? stated;
  const emergency = own('emergency');
  const withItself = itself ? chooseParty(form, { party: ownParty, address: itself }) : form;
  const withContact = contact ? chooseParty(withItself, { party: 'bookingContact', address: contact }) : withItself;
  const withEmergency = (one: CargoForm): CargoForm =>
    one.dangerous && emergency
      ? {
          ...one,
          dangerous: { ...one.dangerous, emergencyContact: emergency.name, emergencyPhone: emergency.telephone },
        }
      : one;
  return {
    ...withContact,
    cargo: withContact.cargo.map(withEmergency),
    details: ownDetails(service, withContact, emergency),
  };
};
