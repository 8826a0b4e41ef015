import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { ProposedEntry } from '#contract/rules/acceptance/suspicion.ts';
import { paint, paintQuote } from './fclOrderSamples.ts';
import { cargo, detailOf, orderOfService, placed } from './orderSampleParts.ts';

const { fcl } = allServices;
const at = '2026-03-02T03:10:00.000Z';
const entry: ProposedEntry = {
  unNumber: '2014',
  packingGroup: 'II',
  hazardClass: '5.1',
  properShippingName: 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION',
  nameZh: '过氧化氢水溶液',
};
const ordinary = (nameZh: string, nameEn: string) => cargo(fcl, { nameZh, nameEn, dangerous: null });

/** An order of ordinary goods, two of which may be dangerous: one has to be reviewed, one is settled. */
export const misdeclared: OrderDetail = detailOf(
  orderOfService(fcl, {
    ...paint,
    cargo: [ordinary('工业双氧水 30%', 'CLEANING AGENT'), ordinary('丙酮色母粒', 'MASTERBATCH')],
  }),
  paintQuote,
  {
    orderNo: 'FCL202603020051',
    status: 'DG_REVIEW',
    isDangerous: false,
    reviewReasons: [
      {
        path: 'cargo.0.nameZh',
        why: 'name',
        words: '双氧水',
        entry,
        controls: ['explosive'],
        source: 'IMDG 42-24 3.2',
      },
      {
        path: 'cargo.1.nameZh',
        why: 'name',
        words: '丙酮',
        answer: { decision: 'ordinary', reason: '色母粒不含溶剂，附鉴定书', at },
      },
    ],
    timeline: [
      { ...placed, status: 'DG_REVIEW' },
      {
        status: 'DG_REVIEW',
        act: 'goods.cleared',
        by: 'platform',
        at,
        note: '货物 2“丙酮”：确为普通货物（色母粒不含溶剂，附鉴定书）',
      },
    ],
  },
);

/** The same, sent back to the customer with the proposals. */
export const proposed: OrderDetail = {
  ...misdeclared,
  status: 'NEED_INFO',
  reviewReasons: misdeclared.reviewReasons.map((reason, index) =>
    index === 0 ? { ...reason, answer: { decision: 'declare', reason: '须附安全数据单', at } } : reason,
  ),
  timeline: [
    ...misdeclared.timeline,
    {
      status: 'NEED_INFO',
      act: 'info.requested',
      by: 'platform',
      at,
      note: '建议将货物 1按危险货物申报：UN 2014 过氧化氢水溶液，HYDROGEN PEROXIDE, AQUEOUS SOLUTION，5.1 类，包装类别 II。请在订单页按建议填写后提交。须附安全数据单',
      dueAt: '2026-03-03T10:00:00.000Z',
    },
  ],
};
