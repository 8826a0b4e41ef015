import { tradeMessages } from '#server/orders/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { problemsOf } from '#contract/protocol/fields.ts';
import { invoiceRequest } from '#contract/orders/invoice.ts';
import { blankInvoice, invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import { InvoiceRequest } from '#src/features/orders/follow/InvoiceRequest.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { invoiceForm } from './orderQuerySamples.ts';

type Args = Scene<typeof invoiceRequestMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { orderNo: 'FCL202603010042', form: invoiceForm, problems: {} };
const known = { companyName: invoiceForm.companyName, taxpayerId: invoiceForm.taxpayerId };

export default {
  title: 'flows/InvoiceRequest',
  id: 'flows-invoicerequest',
  parameters: { machine: 'invoiceRequest' },
  render: (scene) => <InvoiceRequest actor={frozen(invoiceRequestMachine, scene)} onDrop={() => undefined} />,
  args: { value: 'editing', context },
} satisfies Meta<Args>;

export const Opening: Story = { args: { value: 'opening', context: { ...context, form: blankInvoice } } };
export const Editing: Story = {};
export const EditingKnown: Story = { args: { context: { ...context, form: { ...blankInvoice, ...known } } } };
export const EditingNormal: Story = { args: { context: { ...context, form: { ...invoiceForm, kind: 'normal' } } } };
export const EditingProblems: Story = {
  args: { context: { ...context, form: blankInvoice, problems: problemsOf(invoiceRequest, blankInvoice) } },
};
export const EditingWithError: Story = {
  args: { context: { ...context, errorMessage: tradeMessages.invoiceIssued } },
};
export const Sending: Story = { args: { value: 'sending' } };
export const Sent: Story = { args: { value: 'sent' } };
