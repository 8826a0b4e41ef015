import type { AddressBook, AddressRole } from '#contract/enterprise/addressBook.ts';
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

/** A new form with the company's own shipper, contact and emergency contact, as its address book and licence state them. */
export const withOwnParties = (service: ServiceDefinition, form: OrderForm, { entries, company }: Book): OrderForm => {
  const usable = usableAddresses(service, entries);
  const own = (role: AddressRole) => usable.find((entry) => entry.role === role && entry.isDefault);
  const contact = own('contact');
  const stated = own('shipper');
  // inland papers name a company as its licence does
  const asLicensed =
    !service.crossesBorders && company && (stated === undefined || isLatin(stated.name))
      ? {
          ...company,
          telephone: stated?.telephone ?? contact?.telephone ?? '',
          email: stated?.email ?? contact?.email ?? '',
        }
      : undefined;
  const shipper = asLicensed ?? stated;
  const emergency = own('emergency');
  const withShipper = shipper ? chooseParty(form, { party: 'shipper', address: shipper }) : form;
  const withContact = contact ? chooseParty(withShipper, { party: 'bookingContact', address: contact }) : withShipper;
  if (!emergency) return withContact;
  const contactFields = { emergencyContact: emergency.name, emergencyPhone: emergency.telephone };
  const withEmergency = (one: CargoForm): CargoForm =>
    one.dangerous ? { ...one, dangerous: { ...one.dangerous, ...contactFields } } : one;
  return { ...withContact, cargo: withContact.cargo.map(withEmergency) };
};
