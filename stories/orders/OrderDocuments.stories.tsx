import { tradeMessages } from '#server/orders/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DocumentRequest } from '#contract/orders/documentRequest.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { OrderDocuments } from '#src/features/orders/papers/OrderDocuments.tsx';
import { documentsInOrder } from '#src/features/orders/papers/neededDocuments.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { requests } from './documentRequestSamples.ts';
import { document, packingList, reviewed } from './fclOrderSamples.ts';

type Args = Scene<typeof orderDocumentsMachine> & { open: boolean; requests?: readonly DocumentRequest[] };
type Story = StoryObj<Args>;

const context: Args['context'] = {
  orderNo: reviewed.orderNo,
  documents: [document, packingList],
  paperCode: '',
  percent: 0,
  id: '',
};
const file = { name: '危包证_UN2491.pdf', size: 2_400_000, type: 'application/pdf' };
const full = Array.from({ length: 30 }, (_, index) => Object.assign({}, packingList, { id: `f${index}` }));

export default {
  title: 'flows/OrderDocuments',
  id: 'flows-orderdocuments',
  parameters: { machine: 'orderDocuments' },
  render: ({ open, requests: asked, ...scene }) => (
    <OrderDocuments
      actor={frozen(orderDocumentsMachine, scene)}
      needed={documentsInOrder(reviewed)}
      held={reviewed.order.papersHeld}
      requests={asked}
      open={open}
    />
  ),
  args: { value: 'resting', context, open: true },
} satisfies Meta<Args>;

export const Resting: Story = {};
export const RestingEmpty: Story = { args: { context: { ...context, documents: [] } } };
export const RestingFileType: Story = { args: { context: { ...context, fileProblem: 'fileType' } } };
export const RestingWithError: Story = {
  args: { context: { ...context, errorMessage: tradeMessages.documentType } },
};
export const RestingFull: Story = { args: { context: { ...context, documents: full } } };
export const RestingRequested: Story = { args: { requests } };
export const RestingClosed: Story = { args: { open: false } };
export const Uploading: Story = { args: { value: 'uploading', context: { ...context, file, percent: 42 } } };
export const Saving: Story = { args: { value: 'saving', context: { ...context, id: document.id } } };
export const Confirming: Story = { args: { value: 'confirming', context: { ...context, id: document.id } } };
export const Removing: Story = { args: { value: 'removing', context: { ...context, id: document.id } } };
