import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { DocumentList } from '#src/features/orders/DocumentList.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { document, packingList } from './fclOrderSamples.ts';

type Args = Scene<typeof orderDocumentsMachine> & { replaceable?: boolean };
type Story = StoryObj<Args>;

const documents = [document, packingList];
const context: Args['context'] = { orderNo: undefined, documents, paperCode: '', percent: 0, id: '' };

export default {
  title: 'parts/DocumentList',
  id: 'parts-documentlist',
  render: ({ replaceable = false, ...scene }) => (
    <DocumentList
      actor={frozen(orderDocumentsMachine, scene)}
      documents={documents}
      removable
      replaceable={replaceable}
    />
  ),
  args: { value: 'resting', context },
} satisfies Meta<Args>;

export const Removable: Story = {};
export const Replaceable: Story = { args: { replaceable: true } };
export const AskedToRemove: Story = { args: { value: 'confirming', context: { ...context, id: document.id } } };
