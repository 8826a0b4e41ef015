import type { FclDraft, FclForm, PlacedOrder } from '#contract/order.ts';
import { shippingProtocolVersion } from '#contract/order.ts';
import { blankForm } from '#src/booking/blankForm.ts';
import { sailing } from './samples.ts';

const party = (name: string): FclForm['shipper'] => ({
  name,
  address: 'NO. 88 HUAGONG ROAD, SHANGHAI',
  telephone: '+86 21 5555 0100',
  email: 'booking@example.com',
});

/** A form that lacks nothing: one 20GP of resin solution, UN 1866. */
export const completeForm: FclForm = {
  ...blankForm({ sailingId: sailing.id, isDanger: 'Y' }),
  cargoReadyDay: '2026-03-08',
  cargo: [
    {
      nameZh: '树脂溶液',
      nameEn: 'RESIN SOLUTION',
      hsCode: '390791',
      packagingCode: '1A1',
      packages: '80',
      grossKg: '17,600',
      volumeM3: '22',
      dangerous: {
        unNumber: '1866',
        packingGroup: 'III',
        properShippingName: 'RESIN SOLUTION',
        technicalName: '',
        hazardClass: '3',
        subsidiaryHazards: [],
        flashPoint: '28',
        marinePollutant: false,
        limitedQuantity: false,
        netKg: '16,000',
        emergencyContact: '王工',
        emergencyPhone: '021-5555 0199',
        listed: { edition: 'IMDG 42-24', confidence: 'high' },
      },
    },
  ],
  shipper: party('HUADONG CHEMICAL EXPORT CO., LTD.'),
  consignee: party('HANSE CHEMIE GMBH'),
  bookingContact: { name: '李明', phone: '13812345678', email: 'liming@example.com' },
  protocolVersion: shippingProtocolVersion,
};

export const draftOf = (form: FclForm): FclDraft => ({ version: 1, key: '8f0c8a52-6a53-4f0e-9d6c-3c8a3d7a1b11', form });
export const blankDraft = draftOf(blankForm({ sailingId: sailing.id, isDanger: 'Y' }));
export const completeDraft = draftOf(completeForm);

export const order: PlacedOrder = {
  orderNo: 'FCL2603020001',
  status: 'DG_REVIEW',
  totals: [
    { currency: '2', amount: 170_000 },
    { currency: '1', amount: 127_500 },
  ],
  cancelsAt: '2026-03-04T02:00:00Z',
};
