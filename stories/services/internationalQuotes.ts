import type { Quote } from '#contract/services/quote.ts';
import { tariffCharge } from '#stories/fixtures/samples.ts';
import { itemOf, lane, yuan } from './quoteParts.ts';

const airBreaks = [
  [0, 5_300],
  [45, 3_950],
  [100, 3_050],
  [300, 2_700],
  [500, 2_550],
] as const;

const tanks = [
  ['T11', 'T11 罐箱 24～26 m³，保温、蒸汽加热', 104_000],
  ['T14', 'T14 罐箱 24 m³，顶装顶卸', 123_000],
  ['T50', 'T50 罐箱 24 m³，非冷冻液化气体', 177_000],
] as const;

/** Sample quotes of the cross-border services except full containers. */
export const internationalQuotes = {
  lcl: {
    ...lane,
    id: 'lcl~CNSHA~JPTYO',
    line: 'lcl',
    destination: { code: 'JPTYO', nameZh: '东京' },
    transitDays: 4,
    frequencyZh: '每周四、六开船，直拼',
    items: [],
    tariff: [
      tariffCharge('LCLF', '拼箱海运费', 1_800, { basis: 'revenueTon', minimum: 1_800 }),
      tariffCharge('DGLCL', '危险品拼箱附加费', 4_500, { basis: 'revenueTon', condition: 'dangerous' }),
      yuan('CFS', '拼箱装箱费（CFS）', 6_000, { basis: 'revenueTon' }),
      yuan('DOC', '文件费（分单）', 20_000, { basis: 'bill' }),
      yuan('CUS', '报关费', 10_000, { basis: 'shipment', condition: 'customsEntrusted' }),
      tariffCharge('DDC', '目的港费用（参考）', 6_500, { side: 'destination', basis: 'revenueTon' }),
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
      tariffCharge('RF', '班列运费', 385_000, { item: '20GP', condition: 'owner.COC' }),
      tariffCharge('RF', '班列运费', 615_000, { item: '40HQ', condition: 'owner.COC' }),
      tariffCharge('RF', '班列运费', 360_000, { item: '20GP', condition: 'owner.SOC' }),
      tariffCharge('RF', '班列运费', 565_000, { item: '40HQ', condition: 'owner.SOC' }),
      yuan('LOLO', '落箱费（提落箱费）', 20_000),
      yuan('LASH', '加固费', 60_000, { side: 'service', condition: 'lashing' }),
    ],
  },
  seaRail: {
    ...lane,
    id: 'seaRail~CNCKG~SGSIN',
    line: 'seaRail',
    origin: { code: 'CNCKG', nameZh: '重庆·团结村中心站' },
    destination: { code: 'SGSIN', nameZh: '新加坡' },
    carrierZh: '示例西部陆海联运',
    transitDays: 12,
    frequencyZh: '每天 1 列到钦州港，每周 2 班船',
    items: [
      { code: '20GP', nameZh: '20尺普柜' },
      { code: '40HQ', nameZh: '40尺高柜' },
    ],
    tariff: [
      tariffCharge('MMF', '海铁联运全程运费', 98_000, { item: '20GP' }),
      tariffCharge('MMF', '海铁联运全程运费', 156_000, { item: '40HQ' }),
      yuan('LOLO', '铁路场站落箱费（提落箱费）', 20_000),
      yuan('TRS', '转关费', 15_000, { basis: 'shipment', condition: 'customsPlace.inland' }),
      yuan('TRK', '产装拖车费', 150_000, { condition: 'loading.factory' }),
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
      ...tanks.map(([item, , amount]) => tariffCharge('TKR', '罐箱运费', amount, { item, basis: 'tank' })),
      tariffCharge('DGS', '危险品附加费', 22_000, { basis: 'tank', condition: 'dangerous' }),
      yuan('DOC', '文件费', 45_000, { basis: 'bill' }),
      tariffCharge('HEAT', '加热费', 18_000, { side: 'destination', basis: 'tank', condition: 'heating' }),
      tariffCharge('CLEAN', '罐箱清洗费', 35_000, { side: 'destination', basis: 'tank', condition: 'cleaning' }),
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
} as const satisfies Partial<Record<Quote['line'], Quote>>;
