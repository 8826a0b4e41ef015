import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import type { Submission } from '#contract/orders/submission.ts';
import type { VgmForm, VgmVersion } from '#contract/orders/vgm/vgm.ts';
import { vgmDeclaration } from '#contract/orders/vgm/vgm.ts';
import { declaredForm } from '#contract/orders/vgm/vgmChecks.ts';
import { vgmOfOrder } from '#contract/orders/vgm/vgmForms.ts';
import { instructed, notAccepted } from './instructionSamples.ts';

/** A released order of one container with 10,320 kg and known number and tare. */
export const declared: OrderDetail = {
  ...instructed,
  shipment: {
    ...noShipment,
    carrierBookingNo: '6301234567',
    containers: [{ containerNo: 'MSCU1234566', sealNo: 'CN887766', type: '20GP', tareKg: 2_230 }],
  },
};

/** The same before it is accepted, after its cut-off, and under way. */
export const vgmNotAccepted: OrderDetail = { ...declared, status: notAccepted.status };
export const vgmClosed: OrderDetail = {
  ...declared,
  offer: {
    ...declared.offer,
    sailing: { ...declared.offer.sailing!, cutOffs: [{ code: 'VGM', nameZh: '截 VGM', at: '2026-03-01T01:00:00Z' }] },
  },
};
export const vgmDeparted: OrderDetail = { ...declared, status: 'SAILED' };

/** The initial declaration of the order, and the same with a weighing certificate. */
export const begunVgm: VgmForm = vgmOfOrder(declared);
export const weighed: VgmForm = {
  responsible: 'Example Coatings (Shanghai) Co., Ltd.',
  signatory: 'CHEN MIN',
  telephone: '021-5555 0130',
  containers: [
    {
      ...begunVgm.containers[0]!,
      method: '1',
      vgmKg: '12550',
      certificateNo: 'ZJG-20260301-118',
      weighedOn: '2026-03-01',
      weighedBy: 'Zhangjiagang Yangtze Weighbridge No. 3',
    },
  ],
};

/** The same by the sum of tare, goods, pallets and dunnage. */
export const summed: VgmForm = {
  ...weighed,
  containers: [
    {
      ...begunVgm.containers[0]!,
      method: '2',
      tareKg: '2,230',
      cargoKg: '10,320',
      packingKg: '260',
      dunnageKg: '120',
    },
  ],
};

/** The same with more goods than the container takes. */
export const overloaded: VgmForm = {
  ...summed,
  containers: [{ ...summed.containers[0]!, cargoKg: '30,000' }],
};

const content = vgmDeclaration.parse(declaredForm(weighed));

/** Two versions; the second corrects the mass. */
export const vgmSubmitted: VgmVersion[] = [
  { version: 1, submittedAt: '2026-03-02T01:10:00Z', content },
  {
    version: 2,
    submittedAt: '2026-03-02T01:40:00Z',
    content: { ...content, containers: [{ ...content.containers[0]!, vgmKg: 12_610 }] },
  },
];

/** The submissions for an order, with their persons. */
export const submissions: Submission[] = [
  { paper: 'instruction', version: 1, at: '2026-03-01T09:10:00Z', person: '李强' },
  { paper: 'vgm', version: 1, at: '2026-03-01T11:10:00Z', person: '陈敏' },
  { paper: 'vgm', version: 2, at: '2026-03-01T11:40:00Z', person: null },
];
