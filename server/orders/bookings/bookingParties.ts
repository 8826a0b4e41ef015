import type { Booking } from '#contract/orders/bookings/bookingInput.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { rejected } from './bookingPaths.ts';
import { bookingMessages } from './messages.ts';

type Parties = Booking['documentParties'];
type Party = Parties['shipper'];

const joined = (...parts: (string | undefined)[]): string => parts.filter((part) => part !== undefined).join(' ');

const addressOf = ({ address, addressLines }: Party, at: string): string => {
  if (addressLines && addressLines.length > 0) return addressLines.join(', ');
  if (!address) throw rejected(`${at}.addressLines`, bookingMessages.addressMissing);
  const { street, streetNumber, floor, POBox, postCode, city, stateRegion, countryCode } = address;
  const lines = [joined(street, streetNumber, floor), joined(POBox), joined(postCode, city, stateRegion), countryCode];
  return lines.filter((line) => line !== '').join(', ');
};

const partyOf = (party: Party, at: string) => {
  const [contact] = party.partyContactDetails ?? [];
  return {
    name: party.partyName,
    address: addressOf(party, at),
    telephone: contact?.phone ?? '',
    email: contact?.email ?? '',
  };
};

/** The place of the party to notify (DCSA's party function N1) among the other parties; -1 without one. */
const notifyIndex = ({ other = [] }: Parties): number => other.findIndex(({ partyFunction }) => partyFunction === 'N1');

/** Where a booking names the party to notify. */
export const notifyPathOf = (parties: Parties): string => {
  const index = notifyIndex(parties);
  return index < 0 ? 'documentParties.other' : `documentParties.other.${index}.party`;
};

const notifyPartyOf = (parties: Parties): OrderForm['notifyParty'] => {
  const { other = [], consignee } = parties;
  const [first, second] = other.flatMap(({ partyFunction }, index) => (partyFunction === 'N1' ? [index] : []));
  if (second !== undefined) throw rejected(`documentParties.other.${second}`, bookingMessages.oneOnly);
  const notified = first === undefined ? undefined : other[first]?.party;
  if (notified && consignee.isNotifyParty !== true) {
    const { email: _, ...party } = partyOf(notified, notifyPathOf(parties));
    return { sameAsConsignee: false, ...party };
  }
  if (!notified && consignee.isNotifyParty === false)
    throw rejected('documentParties.other', bookingMessages.notifyMissing);
  if (notified) throw rejected('documentParties.consignee.isNotifyParty', bookingMessages.oneOnly);
  return { sameAsConsignee: true, name: '', address: '', telephone: '' };
};

/** The parties of the order of a booking, and whom to ask about it. */
export const orderPartiesOf = ({
  documentParties,
  partyContactDetails,
}: Booking): Pick<OrderForm, 'shipper' | 'consignee' | 'notifyParty' | 'bookingContact'> => {
  const [contact] = partyContactDetails;
  if (contact?.phone === undefined) throw rejected('partyContactDetails.0.phone', bookingMessages.contactMissing);
  if (contact.email === undefined) throw rejected('partyContactDetails.0.email', bookingMessages.contactMissing);
  return {
    shipper: partyOf(documentParties.shipper, 'documentParties.shipper'),
    consignee: partyOf(documentParties.consignee, 'documentParties.consignee'),
    notifyParty: notifyPartyOf(documentParties),
    bookingContact: { name: contact.name, phone: contact.phone, email: contact.email },
  };
};
