import { isShipmentKnown } from '#contract/orders/shipment.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { dayTime } from '#src/ui/format.ts';
import { OrderPart } from './OrderPart.tsx';

const messages = orderMessages.shipment;

const time = (instant: string | null): string => (instant === null ? '' : dayTime(instant));

/** What the carrier confirmed about an order, and the notes of the desk; nothing before. */
export function OrderShipment({ order: { shipment, notes } }: { order: OrderDetail }) {
  return (
    <>
      {shipment && isShipmentKnown(shipment) && (
        <OrderPart title={messages.title}>
          <Facts
            className="gap-y-1.5"
            facts={[
              [messages.carrierBookingNo, shipment.carrierBookingNo],
              [messages.billOfLadingNo, shipment.billOfLadingNo],
              [messages.vessel, [shipment.vessel, shipment.voyage].filter(Boolean).join(' ')],
              [messages.gatedInAt, time(shipment.gatedInAt)],
              [messages.departedAt, time(shipment.departedAt)],
              [messages.arrivedAt, time(shipment.arrivedAt)],
              ...shipment.containers.map(
                ({ containerNo, sealNo, type, vgmKg }) =>
                  [
                    messages.container(containerNo),
                    [type, sealNo || messages.unsealed, vgmKg && messages.vgm(vgmKg)].filter(Boolean).join(' · '),
                  ] as const,
              ),
            ]}
          />
        </OrderPart>
      )}
      {notes !== undefined && notes.length > 0 && (
        <OrderPart title={messages.notes}>
          <ul className="flex flex-col gap-2 text-sm">
            {notes.map(({ text, at }) => (
              <li key={`${at} ${text}`}>
                <time dateTime={at} className="text-ink-faint tabular-nums">
                  {dayTime(at)}
                </time>
                <p className="break-words whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ul>
        </OrderPart>
      )}
    </>
  );
}
