import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderForm, PlacedOrder } from '#contract/booking/orderForm.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { completeForm } from './bookingSamples.ts';

export const draftOf = (form: OrderForm): OrderDraft => ({
  version: 2,
  key: '8f0c8a52-6a53-4f0e-9d6c-3c8a3d7a1b11',
  revision: 3,
  savedAt: '2026-03-02T01:40:00.000Z',
  titleZh: '上海 → 汉堡',
  form,
});
export const completeDraft = draftOf(completeForm);
export const blankDraft = draftOf(
  blankForm(allServices.fcl, { offerId: quotes.fcl.id, isDanger: 'Y', items: [{ code: '20GP', quantity: 1 }] }),
);
/** The same draft as another tab has changed it. */
export const theirDraft: OrderDraft = {
  ...completeDraft,
  revision: 7,
  savedAt: '2026-03-02T01:58:00.000Z',
  form: { ...completeForm, items: [{ code: '20GP', quantity: 2 }], remark: '请于上午送箱' },
};
export const freshKey = '2b8f3f0e-0c7e-4a55-8a5e-6f1f0e2d9c44';

export const order: PlacedOrder = {
  orderNo: 'FCL2603020001',
  status: 'DG_REVIEW',
  totals: [
    { currency: '2', amount: 170_000 },
    { currency: '1', amount: 127_500 },
  ],
  cancelsAt: '2026-03-04T02:00:00Z',
};
