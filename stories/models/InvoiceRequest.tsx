import { invoiceRequest } from '#contract/ordering.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import type { InvoiceRequestActor } from '#machines/invoiceRequest.ts';
import { invoiceRequestMachine } from '#machines/invoiceRequest.ts';
import { InvoiceRequest } from '#src/flows/InvoiceRequest.tsx';
import { orderQueryCopy } from '#src/orderQueryCopy.ts';
import { invoiceForm } from '../orderQuerySamples.ts';
import { page } from '../play/hand.ts';
import { modelOf } from '../play/model.ts';
import { named } from './named.ts';

const words = orderQueryCopy.invoice;

export default modelOf({
  of: 'invoiceRequest',
  machine: invoiceRequestMachine,
  inputs: { asked: { orderNo: 'FCL1' } },
  samples: [{ type: 'field.changed', field: 'bank', value: invoiceForm.bank }, { type: 'invoice.submitted' }],
  outcomes: {
    knownInvoice: { done: [invoiceForm, { ...invoiceForm, bank: '' }] },
    sendInvoice: { done: [null], error: [new Refusal(codes.conflict, '本订单的发票已开具')] },
  },
  possible: ({ type }, { form }) => type !== 'field.changed' || form.bank === '',
  keep: ({ form }) => invoiceRequest.safeParse(form).success,
  play: () => ({
    view: (actor: InvoiceRequestActor) => <InvoiceRequest actor={actor} onDrop={() => undefined} />,
    gestures: {
      'field.changed': ({ value }) => page.getByLabelText(words.fields.bank).fill(value),
      'invoice.submitted': () => named(words.submit).click(),
    },
  }),
});
