import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { cargo, orderOfService, quote, placed, detailOf, accepted } from './orderSampleParts.ts';
import { tariffCharge } from '#stories/fixtures/samples.ts';

const air = allServices.air;
/** An air order that may still be amended. */
export const flown: OrderDetail = detailOf(
  orderOfService(air, {
    details: { flightDay: '2026-03-09', reportNo: 'SRICI-2026-00318' },
    cargo: [
      cargo(air, { packages: 12, grossKg: 300, volumeM3: 2.1, details: { lengthCm: 60, widthCm: 50, heightCm: 58 } }),
    ],
  }),
  quote('air', {
    id: 'air~PVG~FRA',
    origin: { code: 'PVG', nameZh: '上海浦东' },
    destination: { code: 'FRA', nameZh: '法兰克福' },
    carrierZh: '国货航',
    transitDays: 2,
    frequencyZh: '每周二、四、六',
    tariff: [
      tariffCharge('AFR', '空运费', 2_650, { currency: '1', basis: 'chargeableKg' }),
      tariffCharge('AWB', '运单费', 10_000, { currency: '1', basis: 'bill', side: 'origin' }),
    ],
  }),
  {
    orderNo: 'AIR202603010007',
    routeZh: '上海浦东 → 法兰克福',
    carriageZh: '国货航',
    timeline: [placed, accepted],
    status: 'ACCEPTED',
  },
);

const warehousing = allServices.warehousing;
/** A storage order. */
export const suspected: OrderDetail = {
  ...flown,
  status: 'DG_REVIEW',
  reviewReasons: [
    { path: 'details.dryIceKg', why: 'dryIce', words: '12' },
    { path: 'cargo.0.details.packingInstruction', why: 'packingInstruction', words: '965' },
    { path: 'cargo.0.nameZh', why: 'name', words: 'UN 1866 RESIN SOLUTION flammable' },
  ],
  timeline: [{ ...placed, status: 'DG_REVIEW' }],
};

export const stored: OrderDetail = detailOf(
  orderOfService(warehousing, {
    items: [{ code: 'B-tonDay', quantity: 1 }],
    details: {
      dayIn: '2026-03-05',
      dayOut: '2026-04-04',
      emergencyContact: '周工',
      emergencyPhone: '+86 21 5555 0188',
      samples: 2,
    },
  }),
  quote('warehousing', {
    id: 'warehousing~CNSHA-W1',
    origin: { code: 'CNSHA-W1', nameZh: '上海临港危化品库' },
    destination: null,
    carrierZh: '临港仓储',
    transitDays: null,
    items: [{ code: 'B-tonDay', nameZh: '乙类库 · 按吨天' }],
    tariff: [
      tariffCharge('STO', '仓储费', 350, { currency: '1', basis: 'tonDay', item: 'B-tonDay', side: 'service' }),
      tariffCharge('INOUT', '出入库费', 4_500, { currency: '1', basis: 'ton', side: 'service' }),
    ],
    notIncluded: ['装卸超时费'],
  }),
  { orderNo: 'WHS202602270003', routeZh: '上海临港危化品库', carriageZh: '临港仓储', status: 'GATED_IN' },
);
