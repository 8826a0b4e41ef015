import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { correctedTotals } from '#contract/orders/priceCorrection.ts';
import { released } from './fclOrderSamples.ts';

const corrections: OrderDetail['corrections'] = [
  { nameZh: '海运费优惠', currency: '2', amount: -12_050, reason: '按年度合同价结算', at: '2026-03-12T03:20:00Z' },
  {
    nameZh: '超期用箱费（40HQ × 1，3 天）',
    currency: '1',
    amount: 90_000,
    reason: '还箱超过免箱期 3 天，按公布费率每天 300 元',
    at: '2026-03-12T06:40:00Z',
  },
];

/** An order whose price was corrected twice. */
export const repriced: OrderDetail = {
  ...released,
  corrections,
  totals: correctedTotals(released.fees, corrections),
  splitInto: ['FCL260302000057'],
};
