import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { dayOf } from '#src/ui/format.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';

const words = orderQueryCopy.invoice;

/** Where an order's invoice stands; nothing where none was asked for. */
export function InvoiceState({ invoice }: Pick<OrderDetail, 'invoice'>) {
  return (
    invoice && (
      <p className="rounded-sm bg-sunken px-2.5 py-1.5 text-sm">
        {words.state(words.statuses[invoice.status], invoice.companyName, dayOf(invoice.requestedAt))}
      </p>
    )
  );
}
