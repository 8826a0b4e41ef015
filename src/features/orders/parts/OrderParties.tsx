import type { Order } from '#contract/booking/orderForm.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { OrderPart } from './OrderPart.tsx';

const { content } = orderMessages;
const messages = content.party;

/** The parties of an order and its contact. */
export function OrderParties({ order }: { order: Order }) {
  const { shipper, consignee, notifyParty, bookingContact } = order;
  const parties = [
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
  ].filter((party) => party !== null);
  return (
    <OrderPart title={content.parties}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {parties.map(({ role, lines: [name, ...others] }) => (
          <div key={role} className="min-w-0">
            <dt className="text-xs text-ink-faint">{role}</dt>
            <dd className="break-words">
              <span className="font-medium">{name}</span>
              {others
                .filter((line) => line !== '')
                .map((line) => (
                  <span key={line} className="block text-sm text-ink-soft">
                    {line}
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </OrderPart>
  );
}
