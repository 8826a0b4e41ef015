import { tradeMessages } from '#server/orders/messages.ts';
import { invoiceRequest } from '#contract/orders/invoice.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { InvoiceRequestActor } from '#machines/orders/invoiceRequest.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import { InvoiceRequest } from '#src/features/orders/follow/InvoiceRequest.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import { invoiceForm } from '#stories/orders/orderQuerySamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';

const messages = orderMessages.invoice;

export default modelOf({
  of: 'invoiceRequest',
  machine: invoiceRequestMachine,
  inputs: { order: { orderNo: 'FCL1' } },
  samples: [{ type: 'field.changed', field: 'bank', value: invoiceForm.bank }, { type: 'invoice.submitted' }],
  outcomes: {
    knownInvoice: { done: [invoiceForm, { ...invoiceForm, bank: '' }] },
    sendInvoice: { done: [null], error: [new ApiError(codes.conflict, tradeMessages.invoiceIssued)] },
  },
  possible: ({ type }, { form }) => type !== 'field.changed' || form.bank === '',
  keep: ({ form }) => invoiceRequest.safeParse(form).success,
  play: () => ({
    view: (actor: InvoiceRequestActor) => <InvoiceRequest actor={actor} onDrop={() => undefined} />,
    gestures: {
      'field.changed': ({ value }) => page.getByLabelText(messages.fields.bank).fill(value),
      'invoice.submitted': () => named(messages.submit).click(),
    },
  }),
});
