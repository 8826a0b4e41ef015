import type { OpenOffer, ShownOption } from '#contract/quotes/offers.ts';
import { released } from '#stories/orders/fclOrderSamples.ts';

const { offer, fees, totals, routeZh, carriageZh, departsAt } = released;

/** An option on a sailing, and one that staff order for the customer. */
export const sailing: ShownOption = {
  titleZh: '中远直航',
  routeZh,
  carriageZh,
  transitDays: offer.transitDays,
  departsAt,
  remark: '',
  fees,
  totals,
  inYuan: 1_420_500,
  notIncluded: offer.notIncluded,
  isOrdered: true,
};
export const byStaff: ShownOption = {
  ...sailing,
  titleZh: '釜山中转',
  carriageZh: '',
  departsAt: null,
  transitDays: null,
  remark: '船期以订舱确认为准',
  fees: fees.slice(0, 1),
  totals: [{ currency: fees[0]!.currency, amount: fees[0]!.amount }],
  inYuan: 1_180_000,
  isOrdered: false,
};

/** An offer with two options. */
export const offered: OpenOffer = {
  enquiryNo: 'XJ2603010001',
  line: 'fcl',
  goods: '工业涂料',
  number: 1,
  state: 'offered',
  options: [sailing, byStaff],
  chosen: null,
  terms: '付款：放单前付清。',
  remark: '危包证须在进港前提供。',
  sentAt: '2026-03-02T02:00:00.000Z',
  validUntil: '2026-03-09T16:00:00.000Z',
  exchangeRate: { cnyPerUsd: 7.1, sourceZh: '中国外汇交易中心', publishedOn: '2026-03-02' },
  talk: [],
};
export const asked: OpenOffer = {
  ...offered,
  state: 'asked',
  talk: [
    {
      kind: 'replied',
      text: '',
      at: '2026-03-02T02:30:00.000Z',
      files: [{ id: '1', fileName: '条款.pdf', bytes: 81_920 }],
    },
    { kind: 'asked', text: '含拖车吗？', at: '2026-03-02T03:00:00.000Z', files: [] },
  ],
};
export const accepted: OpenOffer = { ...offered, state: 'accepted', chosen: 0 };
export const lapsed: OpenOffer = { ...offered, state: 'lapsed' };
export const declined: OpenOffer = {
  ...offered,
  state: 'declined',
  talk: [{ kind: 'declined', text: '价格偏高', at: '2026-03-02T03:00:00.000Z', files: [] }],
};
