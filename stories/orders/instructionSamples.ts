import type { DangerousPaperState } from '#contract/orders/dangerousPapers.ts';
import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import { editedInstruction, instructionOfOrder } from '#contract/orders/instructionForms.ts';
import type { InstructionVersion, ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import { shippingInstruction } from '#contract/orders/shippingInstruction.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { released, reviewed } from '#stories/orders/fclOrderSamples.ts';

/** A released order of one container, which is known, and the same before it is accepted. */
export const instructed: OrderDetail = {
  ...released,
  order: { ...released.order, items: [{ code: '20GP', quantity: 1 }], cargo: released.order.cargo.slice(0, 1) },
  shipment: {
    ...noShipment,
    carrierBookingNo: '6301234567',
    containers: [{ containerNo: 'MSCU1234566', sealNo: 'CN887766', type: '20GP' }],
  },
};
export const notAccepted: OrderDetail = { ...instructed, status: reviewed.status };

/** The same after its cut-off, and under way. */
export const closed: OrderDetail = {
  ...instructed,
  offer: {
    ...instructed.offer,
    sailing: {
      ...instructed.offer.sailing!,
      cutOffs: [{ code: 'SI', nameZh: '截单（补料）', at: '2026-03-01T01:00:00Z' }],
    },
  },
};
export const departed: OrderDetail = { ...instructed, status: 'SAILED' };

/** The instruction that the order begins. */
export const begun = instructionOfOrder(instructed);

const submitted: ShippingInstruction = shippingInstruction.parse(begun);

/** Two versions, of which the second changes the marks and a mass. */
export const versions: InstructionVersion[] = [
  { version: 1, submittedAt: '2026-03-02T01:10:00Z', content: submitted },
  {
    version: 2,
    submittedAt: '2026-03-02T01:40:00Z',
    content: shippingInstruction.parse(
      editedInstruction(
        begun,
        { type: 'field.changed', path: 'marks', value: 'NORDLACK\nHAMBURG\nNO.1-120' },
        instructed,
      ),
    ),
  },
];

export const addresses: AddressEntry[] = [
  {
    id: '6f1c2a52-0000-4000-8000-000000000001',
    role: 'consignee',
    name: 'Nordlack GmbH',
    address: 'Hafenstrasse 12, 20457 Hamburg, Germany',
    telephone: '+49 40 555 0130',
    email: 'import@example.com',
    isDefault: true,
  },
];

const container = { page: 'instruction', path: 'lines.0.containerNo' } as const;
const unit = { nameZh: '集装箱号', nameEn: 'Container No.', where: container };
/** The papers of its dangerous goods, which lack facts of each place where one is entered. */
export const lackingPapers: DangerousPaperState[] = [
  {
    code: 'multimodal',
    nameZh: '多式联运危险货物单',
    missing: [
      { nameZh: '船名航次', nameEn: 'Vessel and voyage', paragraph: 'IMDG 5.4.5', where: { page: 'desk', path: '' } },
      {
        nameZh: '闪点',
        nameEn: 'Flash point',
        item: 1,
        paragraph: 'IMDG 5.4.1.4.3.6',
        where: { page: 'order', path: 'cargo.0.dangerous.flashPoint' },
      },
      { ...unit, item: 1, paragraph: 'IMDG 5.4.2.1' },
      { ...unit, item: 2, paragraph: 'IMDG 5.4.2.1' },
    ],
  },
  {
    code: 'maritime',
    nameZh: '危险货物安全适运声明书',
    missing: [{ ...unit, item: 1, paragraph: '船舶载运危险货物安全监督管理规定 第四章' }],
  },
];
