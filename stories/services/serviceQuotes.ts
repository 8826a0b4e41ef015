import type { Offer } from '#contract/services/quote.ts';
import type { TariffLine } from '#contract/rules/pricing/price.ts';
import { isopropanol } from '#stories/goods/goodsSamples.ts';
import { tariff, tariffLine } from '#stories/fixtures/samples.ts';

const lane: Offer = {
  ...tariff,
  sailing: null,
  carrierZh: null,
  transitDays: null,
  validUntil: '2026-03-31T15:59:59Z',
};

const yuan = (code: string, nameZh: string, amount: number, more: Partial<TariffLine> = {}): TariffLine =>
  tariffLine(code, nameZh, amount, { side: 'origin', currency: '1', ...more });

const airBreaks = [
  [0, 5_300],
  [45, 3_950],
  [100, 3_050],
  [300, 2_700],
  [500, 2_550],
] as const;

const stores = [
  ['A-tonDay', '甲类库，按重量', 'tonDay', 950],
  ['B-tonDay', '乙类库，按重量', 'tonDay', 650],
  ['B-palletDay', '乙类库，按托盘', 'palletDay', 650],
  ['C-tonDay', '丙类库，按重量', 'tonDay', 400],
  ['G-tonDay', '普通库，按重量', 'tonDay', 250],
  ['C-squareMetreMonth', '丙类库，包仓', 'squareMetreMonth', 6_200],
] as const;

const tanks = [
  ['T11', 'T11 罐箱 24～26 m³，保温、蒸汽加热', 104_000],
  ['T14', 'T14 罐箱 24 m³，顶装顶卸', 123_000],
  ['T50', 'T50 罐箱 24 m³，非冷冻液化气体', 177_000],
] as const;

const itemOf = ([code, nameZh]: readonly [code: string, nameZh: string, ...rest: unknown[]]) => ({ code, nameZh });

/** An offer of each line, as the service answers it. */
export const offers = {
  fcl: tariff,
  lcl: {
    ...lane,
    id: 'lcl~CNSHA~JPTYO',
    line: 'lcl',
    destination: { code: 'JPTYO', nameZh: '东京' },
    transitDays: 4,
    frequencyZh: '每周四、六开船，直拼',
    items: [],
    tariff: [
      tariffLine('LCLF', '拼箱海运费', 1_800, { basis: 'revenueTon', minimum: 1_800 }),
      tariffLine('DGLCL', '危险品拼箱附加费', 4_500, { basis: 'revenueTon', condition: 'dangerous' }),
      yuan('CFS', '拼箱装箱费（CFS）', 6_000, { basis: 'revenueTon' }),
      yuan('DOC', '文件费（分单）', 20_000, { basis: 'bill' }),
      yuan('CUS', '报关费', 10_000, { basis: 'shipment', condition: 'customsEntrusted' }),
      tariffLine('DDC', '目的港费用（参考）', 6_500, { side: 'destination', basis: 'revenueTon' }),
    ],
  },
  air: {
    ...lane,
    id: 'air~PVG~FRA',
    line: 'air',
    origin: { code: 'PVG', nameZh: '上海浦东' },
    destination: { code: 'FRA', nameZh: '法兰克福' },
    carrierZh: '示例云程货运航空',
    transitDays: 2,
    frequencyZh: '每周一、三、五、六，全货机',
    items: [],
    tariff: [
      ...airBreaks.map(([from, amount]) =>
        yuan('AF', '空运费', amount, { side: 'freight', basis: 'chargeableKg', from, minimum: 42_000 }),
      ),
      yuan('MYC', '燃油附加费（MYC）', 600, { side: 'freight', basis: 'chargeableKg' }),
      yuan('RAC', '危险品操作费（DGR 检查费）', 45_000, { side: 'freight', basis: 'bill', condition: 'dangerous' }),
      yuan('AWC', '单证费（AWB）', 5_000, { basis: 'bill' }),
      yuan('IDN', '货物运输条件鉴定费', 30_000, { basis: 'sample', condition: 'reportOwn.entrusted' }),
      yuan('DGDA', '托运人危险品申报单', 20_000, { basis: 'document', condition: 'declarationEntrusted' }),
    ],
  },
  rail: {
    ...lane,
    id: 'rail~CN-CKG-TJC~DE-DUI',
    line: 'rail',
    origin: { code: 'CN-CKG-TJC', nameZh: '重庆·团结村中心站' },
    destination: { code: 'DE-DUI', nameZh: '杜伊斯堡' },
    carrierZh: '示例西部国际班列',
    transitDays: 16,
    frequencyZh: '每周 5 列，经阿拉山口出境',
    items: [
      { code: '20GP', nameZh: '20尺普柜' },
      { code: '40HQ', nameZh: '40尺高柜' },
    ],
    tariff: [
      tariffLine('RF', '班列运费', 385_000, { item: '20GP', condition: 'owner.COC' }),
      tariffLine('RF', '班列运费', 615_000, { item: '40HQ', condition: 'owner.COC' }),
      tariffLine('RF', '班列运费', 360_000, { item: '20GP', condition: 'owner.SOC' }),
      tariffLine('RF', '班列运费', 565_000, { item: '40HQ', condition: 'owner.SOC' }),
      yuan('LOLO', '落箱费（提落箱费）', 20_000),
      yuan('LASH', '加固费', 60_000, { side: 'service', condition: 'lashing' }),
    ],
  },
  tank: {
    ...lane,
    id: 'tank~CNSHA~SGSIN',
    line: 'tank',
    destination: { code: 'SGSIN', nameZh: '新加坡' },
    carrierZh: '示例恒罐物流',
    transitDays: 8,
    frequencyZh: '每周四、日开船',
    items: tanks.map(itemOf),
    choices: { use: [{ value: 'voyage', labelZh: '单程' }] },
    tariff: [
      ...tanks.map(([item, , amount]) => tariffLine('TKR', '罐箱运费', amount, { item, basis: 'tank' })),
      tariffLine('DGS', '危险品附加费', 22_000, { basis: 'tank', condition: 'dangerous' }),
      yuan('DOC', '文件费', 45_000, { basis: 'bill' }),
      tariffLine('HEAT', '加热费', 18_000, { side: 'destination', basis: 'tank', condition: 'heating' }),
      tariffLine('CLEAN', '罐箱清洗费', 35_000, { side: 'destination', basis: 'tank', condition: 'cleaning' }),
    ],
  },
  flexitank: {
    ...lane,
    id: 'flexitank~CNSHA~SGSIN',
    line: 'flexitank',
    destination: { code: 'SGSIN', nameZh: '新加坡' },
    carrierZh: '示例联液包装科技',
    transitDays: 8,
    frequencyZh: '每周四、日开船，直达',
    items: [
      { code: '20-S', nameZh: '20 m³ 单层液袋，含安装' },
      { code: '24-S', nameZh: '24 m³ 单层液袋，含安装' },
      { code: '24-M', nameZh: '24 m³ 多层液袋，含安装' },
    ],
    tariff: [
      yuan('FLX', '液袋费（含安装）', 215_000, { item: '20-S', basis: 'bag' }),
      yuan('FLX', '液袋费（含安装）', 230_000, { item: '24-S', basis: 'bag' }),
      yuan('FLX', '液袋费（含安装）', 290_000, { item: '24-M', basis: 'bag' }),
      yuan('THC', '码头操作费', 85_000),
      yuan('HEATP', '加热垫', 90_000, { side: 'service', basis: 'bag', condition: 'heatingPad' }),
      yuan('TRK', '拖车费', 180_000, { condition: 'haulage' }),
    ],
  },
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
} as const satisfies Record<Offer['line'], Offer>;
