import type { Order } from '#contract/booking/orderForm.ts';
import { orderMessages } from '#src/features/orders/messages.ts';

const messages = orderMessages.content.party;

/** The parties of an order and its contact, each with its role and what is stated of it. */
export const partiesOf = ({
  shipper,
  consignee,
  notifyParty,
  bookingContact,
}: Order): { role: string; lines: string[] }[] =>
  [
    shipper && { role: messages.shipper, lines: [shipper.name, shipper.address, shipper.telephone, shipper.email] },
    consignee && {
      role: messages.consignee,
      lines: [consignee.name, consignee.address, consignee.telephone, consignee.email],
    },
    notifyParty && {
      role: messages.notifyParty,
      lines: notifyParty.sameAsConsignee
        ? [messages.sameAsConsignee]
        : [notifyParty.name, notifyParty.address, notifyParty.telephone],
    },
    { role: messages.bookingContact, lines: [bookingContact.name, bookingContact.phone, bookingContact.email] },
  ]
    .filter((party) => party !== null)
    .map(({ role, lines }) => ({ role, lines: lines.filter((line) => line !== '') }));
