import type { AddressBook, AddressFields, AddressRole } from '#contract/enterprise/addressBook.ts';
import { isLatin } from '#contract/protocol/fields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { chooseParty } from './edits/parties.ts';
import type { CargoForm, OrderForm } from './orderForm.ts';

type Book = Pick<AddressBook, 'entries' | 'company' | 'contact'>;

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
  { fields, crossesBorders }: ServiceDefinition,
  { shipper, consignee, bookingContact: { name, phone }, details }: OrderForm,
  {
    emergency,
    company,
  }: { emergency: Pick<AddressFields, 'name' | 'telephone'> | undefined; company: Book['company'] },
): OrderForm['details'] => {
  const person = name === '' ? '' : `${name} ${phone}`.trim();
  const known: Record<string, string> = {
    // a truck finds the address in Chinese, the bill of lading has the English one
    loadingAddress: (crossesBorders && company?.address) || (shipper?.address ?? ''),
    loadingContact: person,
    // who buys goods receives them
    deliveryAddress: shipper ? '' : (consignee?.address ?? ''),
    receiver: person,
    emergencyContact: emergency?.name ?? '',
    emergencyPhone: emergency?.telephone ?? '',
  };
  const filled = Object.entries(known).filter(([field]) => fields[field] !== undefined && details[field] === '');
  return { ...details, ...Object.fromEntries(filled) };
};

/** Whether nothing is stated of a party or person. */
export const isBlank = (party: object | null): boolean => Object.values(party ?? {}).every((value) => value === '');

/**
 * A new form with the company itself, its contact and emergency contact, as its address book, licence and account state them. The company
 * is the shipper, and the consignee of a service that has no shipper: who buys goods receives them. What is stated stays.
 */
export const withOwnParties = (service: ServiceDefinition, form: OrderForm, book: Book): OrderForm => {
  const usable = usableAddresses(service, book.entries);
  const own = (role: AddressRole) => {
    const isDefault = (entry: Book['entries'][number]) => entry.role === role && entry.isDefault;
    // where the default is in Chinese, papers in English take the English name that was typed last
    const newest = book.entries.some(isDefault) ? usable.find((entry) => entry.role === role) : undefined;
    return usable.find(isDefault) ?? newest;
  };
  const ownParty = service.parties.includes('shipper') ? 'shipper' : 'consignee';
  const stated = own(ownParty);
  const { contact: account } = book;
  const contact =
    own('contact') ?? (account && { name: account.name, address: '', telephone: account.phone, email: account.email });
  // inland papers name a company as its licence does, with what the address book knows of it
  const { company } = book;
  const asLicensed =
    !service.crossesBorders && company && (stated === undefined || isLatin(stated.name))
      ? (usable.find(({ role, name }) => role === ownParty && name === company.name) ?? {
          name: company.name,
          address: company.address,
          telephone: stated?.telephone ?? contact?.telephone ?? '',
          email: stated?.email ?? contact?.email ?? '',
        })
      : undefined;
  const { name, address } = (service.crossesBorders && company?.english) || { name: '', address: '' };
  const reached = contact && { name, address, telephone: contact.telephone, email: contact.email };
  const itself = asLicensed ?? stated ?? reached;
  const emergency = own('emergency');
  const withItself = itself && isBlank(form[ownParty]) ? chooseParty(form, { party: ownParty, address: itself }) : form;
  const withContact =
    contact && isBlank(form.bookingContact)
      ? chooseParty(withItself, { party: 'bookingContact', address: contact })
      : withItself;
  const withEmergency = (one: CargoForm): CargoForm =>
    one.dangerous && emergency && one.dangerous.emergencyContact === '' && one.dangerous.emergencyPhone === ''
      ? {
          ...one,
          dangerous: { ...one.dangerous, emergencyContact: emergency.name, emergencyPhone: emergency.telephone },
        }
      : one;
  return {
    ...withContact,
    cargo: withContact.cargo.map(withEmergency),
    details: ownDetails(service, withContact, { emergency, company }),
  };
};
