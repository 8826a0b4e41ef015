import type { Quote } from '#contract/services/quote.ts';
import { isopropanol } from '#stories/goods/goodsSamples.ts';
import { itemOf, lane, yuan } from './quoteParts.ts';

const stores = [
  ['A-tonDay', '甲类库，按重量', 'tonDay', 950],
  ['B-tonDay', '乙类库，按重量', 'tonDay', 650],
  ['B-palletDay', '乙类库，按托盘', 'palletDay', 650],
  ['C-tonDay', '丙类库，按重量', 'tonDay', 400],
  ['G-tonDay', '普通库，按重量', 'tonDay', 250],
  ['C-squareMetreMonth', '丙类库，包仓', 'squareMetreMonth', 6_200],
] as const;

/** Sample quotes of the services inside China: storage, loading, the dangerous-goods desk, trucks and goods. */
export const domesticQuotes = {
  warehousing: {
    ...lane,
    id: 'warehousing~CNSHA-W1',
    line: 'warehousing',
    origin: { code: 'CNSHA-W1', nameZh: '上海·临港化学品库' },
    destination: null,
    carrierZh: '示例临港化学品仓储',
    frequencyZh: '每日 8:00—17:00 收发货，提前 1 天预约',
    items: stores.map(itemOf),
    tariff: [
      ...stores.map(([item, , basis, amount]) =>
        yuan('STO', '仓储费', amount, {
          side: 'service',
          item,
          basis,
          minimum: basis === 'squareMetreMonth' ? 620_000 : null,
        }),
      ),
      yuan('INOUT_DG', '危险品出入库装卸费', 6_500, { side: 'service', basis: 'ton', condition: 'dangerous' }),
      yuan('PAL', '打托缠膜费', 4_500, { side: 'service', basis: 'pallet' }),
      yuan('TEMP', '阴凉库加价', 150, { side: 'service', basis: 'tonDay', condition: 'temperature.cool' }),
    ],
  },
  builtIn: {
    ...lane,
    id: 'builtIn~CNSHA-S1',
    line: 'builtIn',
    origin: { code: 'CNSHA-S1', nameZh: '上海·洋山装箱站' },
    destination: null,
    frequencyZh: '按预约时段装箱，检查员到场',
    tariff: [
      yuan('CFSL', '装箱费', 120_000, { side: 'service', item: '20GP', condition: 'notDangerous' }),
      yuan('CFSL', '装箱费（危险品）', 180_000, { side: 'service', item: '20GP', condition: 'dangerous' }),
      yuan('CFSL', '装箱费', 150_000, { side: 'service', item: '40GP', condition: 'notDangerous' }),
      yuan('CFSL', '装箱费（危险品）', 230_000, { side: 'service', item: '40GP', condition: 'dangerous' }),
      yuan('PKL', '装箱现场检查与装箱证明书', 32_000, { side: 'service', condition: 'dangerous' }),
      yuan('LASH', '加固材料费', 35_000, { side: 'service', condition: 'lashing' }),
      yuan('TRK', '还重箱短驳费', 65_000, { side: 'service', condition: 'shortHaul' }),
      yuan('KM', '短驳超里程费', 900, { side: 'service', basis: 'kilometre', condition: 'shortHaul' }),
    ],
  },
  dgDesk: {
    ...lane,
    id: 'dgDesk~CN',
    line: 'dgDesk',
    origin: { code: 'CN', nameZh: '全国' },
    destination: null,
    items: [
      { code: 'CLS', nameZh: '危险特性分类鉴别报告' },
      { code: 'TCA', nameZh: '货物运输条件鉴定书（海运）' },
      { code: 'SDS-ZH', nameZh: 'SDS 编制（中文）' },
      { code: 'SDS-EN', nameZh: 'SDS 编制（英文）' },
    ],
    tariff: [
      yuan('CLS', '危险特性分类鉴别报告', 180_000, { side: 'service', item: 'CLS', basis: 'sample' }),
      yuan('TCA', '货物运输条件鉴定书（海运）', 40_000, { side: 'service', item: 'TCA', basis: 'sample' }),
      yuan('SDS-ZH', 'SDS 编制（中文）', 60_000, { side: 'service', item: 'SDS-ZH', basis: 'document' }),
      yuan('SDS-EN', 'SDS 编制（英文）', 90_000, { side: 'service', item: 'SDS-EN', basis: 'document' }),
      yuan('RUSH', '加急费', 30_000, { side: 'service', basis: 'document', condition: 'rush' }),
      yuan('POST', '正本寄送费', 3_000, { side: 'service', basis: 'shipment', condition: 'post' }),
    ],
  },
  domestic: {
    ...lane,
    id: 'domestic~310000~510100',
    line: 'domestic',
    origin: { code: '310000', nameZh: '上海' },
    destination: { code: '510100', nameZh: '成都' },
    transitDays: 5,
    frequencyZh: '按需派车，提前 2 天预约',
    items: [
      { code: 'BOX10', nameZh: '10 t 厢式车' },
      { code: 'BOX30', nameZh: '30 t 厢式车' },
      { code: 'TANK30', nameZh: '30 t 罐车' },
    ],
    tariff: [
      yuan('FTL', '整车运费', 1_185_000, { side: 'freight', item: 'BOX10', basis: 'truck', condition: 'dangerous' }),
      yuan('FTL', '整车运费', 1_805_000, { side: 'freight', item: 'BOX30', basis: 'truck', condition: 'dangerous' }),
      yuan('FTL', '整车运费', 2_375_000, { side: 'freight', item: 'TANK30', basis: 'truck', condition: 'dangerous' }),
      yuan('LOAD', '装卸费', 2_500, { side: 'service', basis: 'ton', condition: 'labour' }),
    ],
  },
  goods: {
    ...lane,
    id: `goods~${isopropanol.id}`,
    line: 'goods',
    origin: { code: isopropanol.deliveryPlaceZh, nameZh: isopropanol.deliveryPlaceZh },
    destination: null,
    goods: isopropanol,
    isDangerous: true,
    items: [],
    choices: {
      deliveryTo: [
        { value: 'pickup', labelZh: '江苏张家港自提' },
        { value: '510100', labelZh: '送到成都' },
      ],
      licensed: [{ value: 'yes', labelZh: '须有许可证' }],
    },
    tariff: [
      yuan('GOODS', '货款（含税）', 742_000, { side: 'service', basis: 'ton' }),
      yuan('TRUCK', '送到成都（30 t 危货厢式车，含押运员）', 1_805_000, {
        side: 'freight',
        basis: 'truck',
        condition: 'deliveryTo.510100',
      }),
      yuan('LOAD', '装车费', 2_000, { side: 'service', basis: 'ton', condition: 'deliveryTo.pickup' }),
      yuan('REPT', '第三方检验', 90_000, { side: 'service', basis: 'sample', condition: 'inspection' }),
    ],
    notIncluded: ['超期提货仓储费'],
  },
} as const satisfies Partial<Record<Quote['line'], Quote>>;
