import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { dayOf } from '#src/ui/format.ts';
import { orderMessages } from '#src/features/orders/messages.ts';

const messages = orderMessages.invoice;

/** The state of an order's invoice; nothing without a request. */
export function InvoiceState({ invoice }: Pick<OrderDetail, 'invoice'>) {
  return (
    invoice && (
      <p className="rounded-sm bg-sunken px-2.5 py-1.5 text-sm">
        {invoice.issued
          ? messages.issued(messages.statuses[invoice.status], invoice.companyName, invoice.issued.invoiceNo)
          : messages.state(messages.statuses[invoice.status], invoice.companyName, dayOf(invoice.requestedAt))}
      </p>
    )
  );
}
