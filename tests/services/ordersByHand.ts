import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { cargoItem, dangerousDetails } from '#tests/support/order.ts';

const harmless = (line: ServiceCode, over: Parameters<typeof cargoItem>[1] = {}) =>
  cargoItem(line, { dangerous: null, ...over });
const dangerous = (line: ServiceCode, over: Parameters<typeof cargoItem>[1] = {}) =>
  cargoItem(line, { dangerous: dangerousDetails({ netKg: '100' }), ...over });

/**
 * An order and what it costs in dollars and yuan, added up by hand from the published rates and charges. The service
 * accepts an order only at the price that it computes itself, so it rejects a wrong figure here.
 */
interface ByHand {
  order: string;
  line: ServiceCode;
  form: Partial<OrderForm>;
  dollars?: number;
  yuan?: number;
}

export const orders: readonly ByHand[] = [
  {
    order: '1. 上海 to 汉堡, two 20GP loaded at our station, dangerous goods in the first only, customs entrusted',
    line: 'fcl',
    form: {
      items: [{ code: '20GP', quantity: '2' }],
      details: { loading: 'station', customsEntrusted: true },
      cargo: [dangerous('fcl', { unit: 1 }), harmless('fcl', { unit: 2 })],
    },
    // freight 1,570, bunker 320, low sulphur 20 for each; dangerous goods 350 once
    dollars: (1_570 + 320 + 20) * 2 + 350,
    // terminal 1,360 + 850, booking 350 + 200, declaration 500, loading 1,800 + 1,200, certificate 320, marks 120;
    // seal 30, interchange 30, VGM 50, security 20 for each; documents 450, manifest 50, entry summary 200, customs 100
    yuan: 1_360 + 850 + 350 + 200 + 500 + 1_800 + 1_200 + 320 + 120 + (30 + 30 + 50 + 20) * 2 + 450 + 50 + 200 + 100,
  },
  {
    order:
      '2. the same lane, two 20GP of dangerous goods without a container each, loaded at the factory, telex release',
    line: 'fcl',
    form: {
      items: [{ code: '20GP', quantity: '2' }],
      details: {
        loading: 'factory',
        loadingAddress: '上海市浦东新区示例路1号',
        billOfLading: 'telex',
        customsEntrusted: false,
      },
      cargo: [dangerous('fcl')],
    },
    dollars: (1_570 + 320 + 20 + 350) * 2,
    // terminal 1,360, booking 350, declaration 500, haulage 1,800, seal 30, interchange 30, VGM 50, security 20 each
    yuan: (1_360 + 350 + 500 + 1_800 + 30 + 30 + 50 + 20) * 2 + 450 + 50 + 200 + 300,
  },
  {
    order: '3. the same lane, three 20GP of ordinary goods that the shipper brings to the terminal',
    line: 'fcl',
    form: {
      items: [{ code: '20GP', quantity: '3' }],
      details: { loading: 'self', customsEntrusted: false },
      cargo: [harmless('fcl')],
    },
    dollars: (1_570 + 320 + 20) * 3,
    yuan: (850 + 200 + 30 + 30 + 50 + 20) * 3 + 450 + 50 + 200,
  },
  {
    order: '4. consolidated 宁波 to 汉堡: 11.2 m³ of dangerous goods, 8 t',
    line: 'lcl',
    form: { cargo: [dangerous('lcl')] },
    // freight 48 and dangerous goods 45 for each of 11.2 revenue tons
    dollars: 48 * 11.2 + 45 * 11.2,
    // CFS 60 and the dangerous store 60 for each; documents 200, manifest 50, handling 100, declaration 300, entry 200
    yuan: 60 * 11.2 + 60 * 11.2 + 200 + 50 + 100 + 300 + 200,
  },
  {
    order: '5. consolidated 宁波 to 汉堡: 0.4 m³ of ordinary goods pay for one revenue ton',
    line: 'lcl',
    form: { cargo: [harmless('lcl', { grossKg: '300', volumeM3: '0.4' })] },
    dollars: 48,
    yuan: 60 + 20 + 200 + 50 + 100 + 200,
  },
  {
    order: '6. air 浦东 to 法兰克福: 480 kg pay for the 500 kg that are cheaper',
    line: 'air',
    form: { offerId: 'air~PVG~FRA', cargo: [harmless('air', { grossKg: '480', volumeM3: '1.2' })] },
    // 25.50 × 500 for 27 × 480 = 12,960; fuel 6, security 1.50, ground 0.50 for 480 kg; airway bill 50
    yuan: 12_750 + 2_880 + 720 + 240 + 50,
  },
  {
    order: '7. air 浦东 to 仁川: 6 kg pay the minimum, and the fuel of a short flight',
    line: 'air',
    form: { offerId: 'air~PVG~ICN', cargo: [harmless('air', { grossKg: '6', volumeM3: '0.02' })] },
    // the least is 140, for 17.50 × 6 = 105; fuel 2.50 × 6, security 1.50 × 6, ground 0.50 × 6; airway bill 50
    yuan: 140 + 15 + 9 + 3 + 50,
  },
  {
    order: '8. rail 郑州 to 汉堡: one 40HQ, hauled to the station, lashed, customs entrusted',
    line: 'rail',
    form: { details: { shortHaul: true, lashing: true, customsEntrusted: true } },
    // freight 6,200, transfer at the border 180
    dollars: 6_200 + 180,
    // customs 200, lifting 200, short haul 900, lashing 600
    yuan: 200 + 200 + 900 + 600,
  },
  {
    order: '8b. sea-rail 义乌 to 汉堡: two 20GP packed at the station, telex release, customs entrusted at the station',
    line: 'seaRail',
    form: { details: { loading: 'station', customsPlace: 'inland', billOfLading: 'telex', customsEntrusted: true } },
    // freight 1,720 for each
    dollars: 1_720 * 2,
    // lifting 200, transfer to the quay 300, terminal 850, VGM 50, seal 30, packing 900 for each; documents 450,
    // customs 200, transit to the port's customs 150, telex release 300, entry summary 200
    yuan: (200 + 300 + 850 + 50 + 30 + 900) * 2 + 450 + 200 + 150 + 300 + 200,
  },
  {
    order: '9. two T11 宁波 to 鹿特丹, dangerous goods in one of them, heated and cleaned',
    line: 'tank',
    form: {
      items: [{ code: 'T11', quantity: '2' }],
      details: { heating: true, cleaning: true },
      cargo: [dangerous('tank', { unit: 1 }), harmless('tank', { unit: 2 })],
    },
    // voyage 2,430, heating 180, cleaning 350 for each; dangerous goods 220 once
    dollars: (2_430 + 180 + 350) * 2 + 220,
    // terminal 1,360 + 850, booking 350 + 200, declaration 500; VGM 50, seals 60 for each; documents 450
    yuan: 1_360 + 850 + 350 + 200 + 500 + (50 + 60) * 2 + 450,
  },
  {
    order: '10. two T11 rented at 宁波 for 10 days pay the least, 30 days each',
    line: 'tank',
    form: {
      offerId: 'tank~CNNGB',
      items: [{ code: 'RENT-T11', quantity: '2' }],
      details: { use: 'rent', rentalDays: '10' },
      cargo: [harmless('tank')],
    },
    // 13 a day would be 260; the least is 390 for each
    dollars: 390 * 2,
  },
  {
    order: '11. two flexitanks of 24 m³ 宁波 to 汉堡, insured, hauled from the factory',
    line: 'flexitank',
    form: { items: [{ code: '24-S', quantity: '2' }], details: { insurance: true, haulage: true } },
    // freight of the boxes 1,555, bunker 320, low sulphur 20
    dollars: (1_555 + 320 + 20) * 2,
    // bag 2,500, insurance 150, terminal 850, booking 200, interchange 30, seal 30, VGM 50, haulage 1,800; documents 450
    yuan: (2_500 + 150 + 850 + 200 + 30 + 30 + 50 + 1_800) * 2 + 450,
  },
  {
    order: '12. 北仑, class 甲: 8 t of dangerous goods for 30 days, 20 labels',
    line: 'warehousing',
    form: { details: { labels: '20' } },
    // 9 × 8 t × 30 days, in and out 65 × 16 t, labels 3 × 20
    yuan: 2_160 + 1_040 + 60,
  },
  {
    order: '13. station 北仑: two 40HQ, dangerous goods in one, each hauled 12 km further than 30',
    line: 'builtIn',
    form: {
      items: [{ code: '40HQ', quantity: '2' }],
      details: { shortHaul: true, extraKilometres: '12' },
      cargo: [dangerous('builtIn', { unit: 2 }), harmless('builtIn', { unit: 1 })],
    },
    // loading 2,450 + 1,600, certificate 320, marks 120; VGM 50, seal 30, interchange 30, lifting 200, haul 650 and
    // 9 × 12 km for each
    yuan: 2_450 + 1_600 + 320 + 120 + (50 + 30 + 30 + 200 + 650 + 9 * 12) * 2,
  },
  {
    order: '14. desk at 宁波: declaration and packaging certificate, rushed, two copies, posted',
    line: 'dgDesk',
    form: {
      items: [
        { code: 'DGD', quantity: '1' },
        { code: 'PKGC', quantity: '1' },
      ],
      details: { rush: true, copies: '2', post: true, postAddress: '宁波市北仑区示例路1号' },
    },
    // 500 + 800, rush 300 each, copies 50 each, postage 30
    yuan: 500 + 800 + 300 * 2 + 50 * 2 + 30,
  },
  {
    order: '15. two trucks of 10 t 上海 to 天津, dangerous goods in one, one more stop, weighed',
    line: 'domestic',
    form: {
      items: [{ code: 'BOX10', quantity: '2' }],
      details: { extraStops: '1', weighing: true },
      cargo: [dangerous('domestic', { unit: 1 }), harmless('domestic', { unit: 2 })],
    },
    // 6,950 + 5,150, the stop 300 and the scales 40 for each
    yuan: 6_950 + 5_150 + (300 + 40) * 2,
  },
  {
    order: '16. 30 t of isopropanol, fetched, tested before loading',
    line: 'goods',
    form: { details: { inspection: true } },
    // 6,850 and loading 20 for each tonne, the test 900
    yuan: (6_850 + 20) * 30 + 900,
  },
];
