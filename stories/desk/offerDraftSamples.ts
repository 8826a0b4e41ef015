import type { OfferBase, OfferTemplate } from '#contract/desk/offerDesk.ts';
import type { DeskEnquiry } from '#contract/desk/reviewDesk.ts';
import type { OfferDraft } from '#contract/quotes/offerDraft.ts';
import { byStaff, sailing } from '#stories/quotes/offerSamples.ts';
import { enquiry } from './deskSamples.ts';

export const base: OfferBase = {
  offerId: 'AEU3-2610-CNSHA-DEHAM',
  titleZh: '上海 → 汉堡 · 中远海运 COSCO SHIPPING UNIVERSE / 021W · 2026-03-08 18:00',
};

const charge = { code: '', item: null, quantity: '1' } as const;

/** An offer typed by staff: one option on a sailing, and one that staff order for the customer. */
export const draft: OfferDraft = {
  options: [
    {
      titleZh: '中远直航',
      offerId: base.offerId,
      remark: '',
      charges: [
        {
          ...charge,
          code: 'OF',
          nameZh: '海运费',
          side: 'freight',
          currency: '2',
          basis: 'container',
          item: '20GP',
          price: '1850',
          quantity: '2',
        },
        {
          ...charge,
          code: 'THC',
          nameZh: '码头操作费',
          side: 'origin',
          currency: '1',
          basis: 'container',
          item: '20GP',
          price: '825.5',
          quantity: '2',
        },
        { ...charge, nameZh: '文件费', side: 'origin', currency: '1', basis: 'bill', price: '450' },
      ],
    },
    {
      titleZh: '釜山中转',
      offerId: '',
      remark: '船期以订舱确认为准',
      charges: [{ ...charge, nameZh: '全包价', side: 'freight', currency: '2', basis: 'shipment', price: '3200' }],
    },
  ],
  validUntil: '2026-03-09',
  terms: '付款：放单前付清。',
  remark: '',
};

export const template: OfferTemplate = { id: 't1', name: '欧线直航', option: draft.options[0]! };

/** An enquiry with an offer and a question, and former offers of its lane. */
export const offeredEnquiry: DeskEnquiry = {
  ...enquiry,
  version: 3,
  offers: [
    {
      id: 'o1',
      number: 1,
      state: 'asked',
      by: '刘洋',
      sentAt: '2026-03-02T02:00:00.000Z',
      validUntil: '2026-03-09T16:00:00.000Z',
      draft,
      options: [sailing, byStaff],
      chosen: null,
      orderNo: null,
    },
  ],
  offerEvents: [
    { kind: 'offered', text: '中远直航、釜山中转', by: '刘洋', at: '2026-03-02T02:00:00.000Z' },
    { kind: 'asked', text: '含拖车吗？', by: null, at: '2026-03-02T03:00:00.000Z' },
  ],
  ofLane: [
    {
      enquiryNo: 'XJ2602100007',
      customerZh: '示例涂料有限公司',
      goods: '环氧树脂',
      laneZh: '上海 → 汉堡',
      quantity: '2×20GP',
      state: 'lost',
      sentAt: '2026-02-10T02:00:00.000Z',
      totals: sailing.totals,
      reason: '客户选用了更早的船期',
    },
  ],
};
