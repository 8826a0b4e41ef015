import type { AddressFields } from '#contract/enterprise/addressBook.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';

/** The parts of a form that an address fills. */
export type FilledParty = 'shipper' | 'consignee' | 'notifyParty' | 'bookingContact';

type Stated = Pick<AddressFields, 'name' | 'address' | 'telephone' | 'email'>;

const filled = (form: OrderForm, party: FilledParty, { name, address, telephone, email }: Stated): OrderForm => {
  switch (party) {
    case 'shipper':
    case 'consignee':
      return form[party] ? { ...form, [party]: { name, address, telephone, email } } : form;
    case 'notifyParty':
      return form.notifyParty && !form.notifyParty.sameAsConsignee
        ? { ...form, notifyParty: { sameAsConsignee: false, name, address, telephone } }
        : form;
    case 'bookingContact':
      return { ...form, bookingContact: { name, phone: telephone, email } };
    default:
      return party satisfies never;
  }
};

/** Fills a party from the address book; returns the same form if the service has no such party or nothing changes. */
export const chooseParty = (
  form: OrderForm,
  { party, address }: { party: FilledParty; address: Stated },
): OrderForm => {
  const changed = filled(form, party, address);
  return JSON.stringify(changed[party]) === JSON.stringify(form[party]) ? form : changed;
};

const folded = (name: string): string => plainText(name).replaceAll(/\s+/g, ' ').trim().toLowerCase();

/**
 * Fills a party of which only the name was typed from the only address that has this name; returns the same form if there
 * is none, or several, or more than the name stands in the form.
 */
export const leaveParty = (
  form: OrderForm,
  { party, addresses }: { party: FilledParty; addresses: readonly Stated[] },
): OrderForm => {
  const { name = '', ...others } = { ...form[party] } as Partial<Stated & { phone: string }>;
  const wanted = folded(name);
  const named = addresses.filter((address) => folded(address.name) === wanted);
  const isOnlyNamed = Object.values(others).every((value) => typeof value !== 'string' || value.trim() === '');
  const [address] = named;
  return address && named.length === 1 && isOnlyNamed && wanted !== '' ? chooseParty(form, { party, address }) : form;
};
