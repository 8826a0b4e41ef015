import type { Order } from '#contract/booking/orderForm.ts';
import { isLatin } from '#contract/protocol/fields.ts';
import { onOneLine, phoneOf, upTo } from './dcsaGoods.ts';

const emailMax = 100;

/** How to reach a person, as DCSA's `PartyContactDetail`; undefined without a telephone number and an address. */
export const contactOf = (name: string, { phone, email }: { phone: string; email: string }) => {
  const reached = { phone: phoneOf(phone), email: email === '' || email.length > emailMax ? undefined : email };
  const shown = upTo(35, name);
  return shown && (reached.phone ?? reached.email) ? { name: shown, ...reached } : undefined;
};

const nameMax = 70;
const lineMax = 250;

/** What does not fit the name begins the address, as on a bill of lading. */
const partyOf = ({ name, address, telephone, email }: NonNullable<Order['shipper']>) => {
  const partyName = upTo(nameMax, name) ?? '';
  const first = upTo(lineMax, address) ?? '';
  const lines = [onOneLine(name).slice(partyName.length), first, onOneLine(address).slice(first.length)];
  const contact = contactOf(name, { phone: telephone, email });
  return {
    partyName,
    addressLines: lines.map((line) => line.trim()).filter((line) => line !== ''),
    partyContactDetails: contact && [contact],
  };
};

const notifyPartyOf = ({ notifyParty }: Order) => {
  if (!notifyParty || notifyParty.sameAsConsignee) return undefined;
  return [{ party: partyOf({ ...notifyParty, email: '' }), partyFunction: 'N1' }];
};

/** The parties of an order; the operator of the site books with the carrier. */
export const partiesOf = (order: Order, { orderNo, operatorName }: { orderNo: string; operatorName: string }) => ({
  bookingAgent: { partyName: upTo(nameMax, operatorName) ?? '', reference: orderNo },
  shipper: order.shipper ? partyOf(order.shipper) : undefined,
  consignee: order.consignee
    ? { ...partyOf(order.consignee), isNotifyParty: order.notifyParty?.sameAsConsignee ?? false }
    : undefined,
  other: notifyPartyOf(order),
});

/** A person's name, or where it is not in Latin letters the shipper's. */
export const latinOrShipper = (name: string, { shipper }: Pick<Order, 'shipper'>): string =>
  isLatin(name) ? name : (shipper?.name ?? name);

/** The contact for the carrier's questions about the booking. */
export const bookingContactsOf = (order: Order) => {
  const contact = contactOf(latinOrShipper(order.bookingContact.name, order), order.bookingContact);
  return contact && [contact];
};
