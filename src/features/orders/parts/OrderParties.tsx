import type { Order } from '#contract/booking/orderForm.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { OrderPart } from './OrderPart.tsx';
import { partiesOf } from './partiesOf.ts';

/** The parties of an order and its contact. */
export function OrderParties({ order }: { order: Order }) {
  return (
    <OrderPart title={orderMessages.content.parties}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {partiesOf(order).map(({ role, lines: [name, ...others] }) => (
          <div key={role} className="min-w-0">
            <dt className="text-xs text-ink-faint">{role}</dt>
            <dd className="break-words">
              <span className="font-medium">{name}</span>
              {others.map((line) => (
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
