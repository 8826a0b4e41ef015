import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { DocumentOutcome } from '#src/features/orders/DocumentOutcome.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof orderDocumentsMachine>;

const file = { name: '丙烯酸漆_SDS_中英文_2026版.pdf', size: 1_482_113, type: 'application/pdf' };

export default {
  title: 'parts/DocumentOutcome',
  id: 'parts-documentoutcome',
  render: (scene) => <DocumentOutcome actor={frozen(orderDocumentsMachine, scene)} />,
  args: {
    value: 'uploading',
    context: { orderNo: undefined, documents: [], file, paperCode: 'SDS', percent: 42, id: '' },
  },
} satisfies Meta<Args>;

export const UploadRunning: StoryObj<Args> = {};
