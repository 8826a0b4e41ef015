import type { SavedQuote, SavedQuoteSummary, SharedQuote } from '#contract/quotes/savedQuotes.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { released } from '#stories/orders/fclOrderSamples.ts';

const { offer, fees, totals, routeZh, carriageZh, departsAt } = released;

/** A valid saved quote. */
export const valid: SavedQuote = {
  id: '0b6f3c9e-5a1d-4c57-9d0e-3f1f6f0d2a11',
  name: '汉堡三月涂料',
  line: 'fcl',
  routeZh,
  carriageZh,
  isDangerous: true,
  departsAt,
  itemsZh: '20尺普柜 × 1 箱',
  totals,
  validUntil: '2026-03-06T12:00:00.000Z',
  savedAt: '2026-03-02T01:20:00.000Z',
  state: 'valid',
  orderNo: null,
  carrierZh: offer.carrierZh,
  transitDays: offer.transitDays,
  frequencyZh: offer.frequencyZh,
  sailing: offer.sailing,
  cargo: [{ nameZh: '工业涂料', packages: 40, grossKg: 8_000, volumeM3: 11.2, dangerousZh: 'UN 1263 · 3 · II' }],
  fees,
  notIncluded: offer.notIncluded,
  reasonZh: null,
  shareToken: null,
  today: null,
  offerId: offer.id,
};

const dearer: Total[] = totals.map(({ currency, amount }) => ({ currency, amount: amount + 12_000 }));

/** The same with its link open, after it expired, after its sailing closed, and after it was ordered. */
export const shared: SavedQuote = { ...valid, shareToken: '5f'.repeat(32) };
export const expired: SavedQuote = {
  ...valid,
  state: 'expired',
  reasonZh: '报价已于 2026-03-06 20:00（北京时间）到期，不能再按原价下单；可按今日价格下单',
  today: { totals: dearer, validUntil: '2026-03-14T12:00:00.000Z' },
};
export const withdrawn: SavedQuote = {
  ...valid,
  state: 'withdrawn',
  reasonZh: '该航次已截载，请选择其他航次',
};
export const ordered: SavedQuote = { ...valid, state: 'ordered', orderNo: released.orderNo };

const {
  id: _id,
  orderNo: _orderNo,
  reasonZh: _reason,
  shareToken: _token,
  today: _today,
  offerId: _offer,
  name: _name,
  ...content
} = valid;

/** A quote as anyone with its link sees it. */
export const read: SharedQuote = { ...content, companyZh: '示例涂料（上海）有限公司' };

const summary = (quote: SavedQuote, more: Partial<SavedQuoteSummary> = {}): SavedQuoteSummary => ({
  id: quote.id,
  name: quote.name,
  line: quote.line,
  routeZh: quote.routeZh,
  carriageZh: quote.carriageZh,
  isDangerous: quote.isDangerous,
  departsAt: quote.departsAt,
  itemsZh: quote.itemsZh,
  totals: quote.totals,
  validUntil: quote.validUntil,
  savedAt: quote.savedAt,
  state: quote.state,
  orderNo: quote.orderNo,
  isShared: quote.shareToken !== null,
  ...more,
});

/** A page of quotes in every state. */
export const rows: SavedQuoteSummary[] = [
  summary(shared),
  summary(expired, { id: 'b', name: '鹿特丹二月，两个高柜', itemsZh: '40尺高柜 × 2 箱' }),
  summary(withdrawn, { id: 'c', name: '汉堡备选航次' }),
  summary(ordered, { id: 'd', name: '给示例客户的报价：三月上旬，工业涂料四十桶，含场站装箱与代理报关' }),
];
