import type { DeskCost } from '#contract/desk/figures/costs.ts';
import type { FigureRow, Figures } from '#contract/desk/figures/figures.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { repricedOrder } from './deskSamples.ts';

const row = (key: string, nameZh: string, given: Partial<FigureRow>): FigureRow => ({
  key,
  nameZh,
  orders: 0,
  carried: 0,
  uncosted: 0,
  revenue: 0,
  adjusted: 0,
  costedRevenue: 0,
  cost: 0,
  accepted: 0,
  prompt: 0,
  median: null,
  ninetieth: null,
  ...given,
});

const none = row('', '合计', {});

/** A month with orders of three services; some have no cost, and one makes a loss. */
export const figures: Figures = {
  from: '2026-02-01',
  to: '2026-02-28',
  total: row('', '合计', {
    orders: 61,
    carried: 52,
    uncosted: 9,
    revenue: 412_386_050,
    adjusted: -1_250_000,
    costedRevenue: 348_120_000,
    cost: 301_455_075,
    accepted: 54,
    prompt: 50,
    median: 11_520,
    ninetieth: 93_600,
  }),
  rows: [
    row('fcl', '海运整箱', {
      orders: 38,
      carried: 33,
      uncosted: 6,
      revenue: 338_214_050,
      adjusted: -1_250_000,
      costedRevenue: 282_400_000,
      cost: 239_310_075,
      accepted: 35,
      prompt: 33,
      median: 10_020,
      ninetieth: 82_800,
    }),
    row('tank', '罐箱', {
      orders: 9,
      carried: 8,
      uncosted: 0,
      revenue: 61_320_000,
      costedRevenue: 61_320_000,
      cost: 55_945_000,
      accepted: 8,
      prompt: 6,
      median: 34_200,
      ninetieth: 187_200,
    }),
    row('lcl', '海运拼箱', {
      orders: 14,
      carried: 11,
      uncosted: 3,
      revenue: 12_852_000,
      costedRevenue: 4_400_000,
      cost: 6_200_000,
      accepted: 11,
      prompt: 11,
      median: 1_920,
      ninetieth: 14_400,
    }),
  ],
  others: 0,
  rejections: [
    { reason: '船公司不接受该联合国编号', orders: 4 },
    { reason: '包装不符合 IMDG 4.1.4 的包装导则，客户未能更换', orders: 2 },
    { reason: '', orders: 1 },
  ],
  uncounted: 0,
  exchangeRate: { cnyPerUsd: 7.0288, sourceZh: '中国外汇交易中心', publishedOn: '2026-02-27' },
};

/** Lanes without costs or accepted orders, while other figures are still being counted. */
export const uncosted: Figures = {
  ...figures,
  total: { ...none, orders: 3, carried: 2, uncosted: 2, revenue: 8_140_000 },
  rows: [
    row('上海 → 汉堡', '上海 → 汉堡', { orders: 2, carried: 2, uncosted: 2, revenue: 8_140_000 }),
    row('宁波 → 鹿特丹', '宁波 → 鹿特丹', { orders: 1 }),
  ],
  others: 4,
  rejections: [],
  uncounted: 12,
};

export const noFigures: Figures = { ...figures, total: none, rows: [], rejections: [] };

const cost = (given: Partial<DeskCost>): DeskCost => ({
  id: 'c1',
  supplier: '中远海运集装箱运输',
  nameZh: '海运费',
  currency: '2',
  amount: 185_000,
  evidence: '账单 COSU6300123',
  state: 'recorded',
  recordedBy: '王敏',
  recordedAt: '2026-03-02T06:20:00Z',
  endedBy: null,
  endedAt: null,
  reason: '',
  ...given,
});

/** A repriced order with its costs: one in force, one corrected, one withdrawn. */
export const costedOrder: DeskOrder = {
  ...repricedOrder,
  canRecordCost: true,
  costs: [
    cost({
      id: 'c0',
      amount: 158_000,
      state: 'corrected',
      endedBy: '王敏',
      endedAt: '2026-03-02T06:40:00Z',
      reason: '漏计燃油附加费',
    }),
    cost({}),
    cost({
      id: 'c2',
      supplier: '上海港危险品堆场',
      nameZh: '堆存费',
      currency: '1',
      amount: 32_000,
      evidence: '',
      state: 'withdrawn',
      endedBy: '陈立',
      endedAt: '2026-03-03T02:00:00Z',
      reason: '供应商免收',
    }),
  ],
};
