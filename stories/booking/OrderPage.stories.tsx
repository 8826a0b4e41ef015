import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { OrderPage } from '#src/features/booking/Booking.tsx';
import { complete } from './bookingScenes.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { constants } from '#stories/goods/goodsSamples.ts';
import { inLayoutOf } from '#stories/layouts/scene.tsx';

const goods = listMachineOf<string, DangerousGoods>('goods');

const documents = frozen(orderDocumentsMachine, {
  value: 'resting',
  context: { documents: [], paperCode: '', percent: 0, id: '' },
});

export default {
  ...inLayoutOf('/shippingFcl/addOrder'),
  title: 'pages/OrderPage',
  id: 'pages-orderpage',
  render: () => (
    <OrderPage
      booking={frozen(bookingMachine, { value: 'editing', context: complete, children: { documents } })}
      goods={frozen(goods, { value: 'empty', context: { query: '', page: 1, total: 0, rows: [] } })}
      constants={constants}
      onBack={() => {}}
      onVerify={() => {}}
    />
  ),
} satisfies Meta;

export const Editing: StoryObj = {};
