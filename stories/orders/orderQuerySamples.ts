import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { OrderDetail, OrderSummary } from '#contract/orders/orderCalls.ts';
import type { InvoiceForm } from '#contract/orders/invoice.ts';
import { flown, stored } from './airAndStorageOrders.ts';
import { lapsed, needing, paint, paintQuote, released, reviewed } from './fclOrderSamples.ts';

/** The time of the order dialog's scenes, in epoch milliseconds. */
export const now = Date.parse('2026-03-02T02:00:00Z');

const summaryOf = ({
  order: _order,
  offer: _offer,
  fees: _fees,
  timeline: _timeline,
  documents: _documents,
  invoice: _invoice,
  ...summary
}: OrderDetail): OrderSummary => summary;

/** A page of orders of several services and statuses. */
export const rows: OrderSummary[] = [
  summaryOf(reviewed),
  { ...summaryOf(needing), orderNo: 'FCL202602280031', cancelsAt: null },
  summaryOf(flown),
  summaryOf(stored),
  { ...summaryOf(released), orderNo: 'FCL202602200018', placedAt: '2026-02-20T06:00:00Z', status: 'SAILED' },
  { ...summaryOf(lapsed), orderNo: 'FCL202602110009', placedAt: '2026-02-11T01:15:00Z' },
  { ...summaryOf(stored), orderNo: 'WHS202601150001', placedAt: '2026-01-15T09:40:00Z', status: 'COMPLETED' },
];

const draft = (key: string, titleZh: string, savedAt: string, form: OrderForm, amends?: string): OrderDraft => ({
  version: 2,
  key,
  revision: 12,
  savedAt,
  titleZh,
  ...(amends === undefined ? {} : { amends }),
  form,
});

export const drafts: OrderDraft[] = [
  draft('6f1c2a52-0000-4000-8000-000000000001', '海运整箱 上海 → 汉堡', '2026-03-02T01:57:00Z', {
    ...paint,
    offerId: paintQuote.id,
  }),
  draft(
    '6f1c2a52-0000-4000-8000-000000000002',
    '航空货运 上海浦东 → 法兰克福',
    '2026-03-01T21:30:00Z',
    { ...flown.order, offerId: 'air~PVG~FRA' },
    flown.orderNo,
  ),
  draft('6f1c2a52-0000-4000-8000-000000000003', '危化品仓储 上海临港危化品库', '2026-02-26T08:00:00Z', {
    ...stored.order,
    offerId: 'warehousing~CNSHA-W1',
  }),
];

export const invoiceForm: InvoiceForm = {
  kind: 'special',
  companyName: '华东化工出口有限公司',
  taxpayerId: '91310115MA1H00000X',
  registeredAddress: '上海市杨浦区杨树浦路 100 号 1802 室',
  registeredPhone: '021-55550100',
  bank: '中国银行上海市杨浦支行',
  bankAccount: '4500000000000000',
  receiverName: '王丽',
  receiverPhone: '13812345678',
  receiverEmail: 'wangli@huadong.example',
  region: '上海市 / 上海市 / 杨浦区',
  address: '杨树浦路 100 号 1802 室',
};
