import { batteries } from '#contract/rules/acceptance/batteries.ts';
import type { ServiceField } from './serviceFields.ts';

/** Fields that several services share. */
export const common = {
  cargoReadyDay: {
    kind: 'day',
    labelZh: '货好日期',
    hintZh: '货物备妥、可提可装之日',
    until: { day: 'departure', problem: 'dateAfterDeparture' },
  },
  customsEntrusted: { kind: 'flag', labelZh: '委托我方报关', hintZh: '不勾选即自行报关' },
  incoterm: {
    kind: 'choice',
    labelZh: '贸易术语',
    initial: 'CIF',
    options: [
      { value: 'EXW', labelZh: 'EXW 工厂交货' },
      { value: 'FCA', labelZh: 'FCA 货交承运人' },
      { value: 'FAS', labelZh: 'FAS 船边交货' },
      { value: 'FOB', labelZh: 'FOB 装运港船上交货' },
      { value: 'CFR', labelZh: 'CFR 成本加运费' },
      { value: 'CIF', labelZh: 'CIF 成本、保险费加运费' },
      { value: 'CPT', labelZh: 'CPT 运费付至' },
      { value: 'CIP', labelZh: 'CIP 运费和保险费付至' },
      { value: 'DAP', labelZh: 'DAP 目的地交货' },
      { value: 'DPU', labelZh: 'DPU 卸货地交货' },
      { value: 'DDP', labelZh: 'DDP 完税后交货' },
    ],
  },
  landIncoterm: {
    kind: 'choice',
    labelZh: '贸易术语',
    initial: 'CIP',
    options: [
      { value: 'EXW', labelZh: 'EXW 工厂交货' },
      { value: 'FCA', labelZh: 'FCA 货交承运人' },
      { value: 'CPT', labelZh: 'CPT 运费付至' },
      { value: 'CIP', labelZh: 'CIP 运费和保险费付至' },
      { value: 'DAP', labelZh: 'DAP 目的地交货' },
      { value: 'DPU', labelZh: 'DPU 卸货地交货' },
      { value: 'DDP', labelZh: 'DDP 完税后交货' },
    ],
  },
  freightPayment: {
    kind: 'choice',
    labelZh: '运费支付',
    initial: 'prepaid',
    options: [
      { value: 'prepaid', labelZh: '预付（Prepaid）' },
      { value: 'collect', labelZh: '到付（Collect）' },
    ],
  },
  billOfLading: {
    kind: 'choice',
    labelZh: '提单类型',
    initial: 'original',
    options: [
      { value: 'original', labelZh: '正本提单' },
      { value: 'telex', labelZh: '电放' },
      { value: 'seaWaybill', labelZh: '海运单' },
    ],
  },
  vgmMethod: {
    kind: 'choice',
    labelZh: 'VGM 方法',
    initial: '1',
    options: [
      { value: '1', labelZh: '方法一：整箱称重' },
      { value: '2', labelZh: '方法二：累加计算' },
    ],
  },
  owner: {
    kind: 'choice',
    labelZh: '箱属',
    initial: 'COC',
    options: [
      { value: 'COC', labelZh: '承运人箱（COC）' },
      { value: 'SOC', labelZh: '货主箱（SOC）' },
    ],
  },
  tareKg: {
    kind: 'quantity',
    labelZh: '每箱自重（皮重）',
    hintZh: '见箱门铭牌 TARE；有多只箱时填最重的一只',
    unit: 'kg',
    max: 10_000,
    optional: true,
    when: { field: 'owner', is: ['SOC'] },
  },
  factoryAddress: {
    kind: 'text',
    labelZh: '装货地址',
    hintZh: '省市区、街道门牌及厂区入口；拖车按此地址派车',
    max: 200,
    when: { field: 'loading', is: ['factory'] },
    again: 'always',
  },
  /** Of a whole order by rail, whose rules know three kinds. */
  railBattery: {
    kind: 'choice',
    labelZh: '是否含电池',
    initial: 'none',
    options: [
      { value: 'none', labelZh: '不含电池' },
      { value: 'consumer', labelZh: '消费型锂电池', hintZh: '每块不超过 100 Wh、锂含量不超过 2 g' },
      { value: 'damaged', labelZh: '损坏、召回或废旧电池' },
      { value: 'other', labelZh: '其他电池' },
    ],
  },
} as const satisfies Record<string, ServiceField>;

/** Outer dimensions of one package, for measuring or stacking. */
export const dimensions = {
  lengthCm: { kind: 'quantity', labelZh: '单件长', unit: 'cm', max: 1_200, optional: true },
  widthCm: { kind: 'quantity', labelZh: '单件宽', unit: 'cm', max: 500, optional: true },
  heightCm: { kind: 'quantity', labelZh: '单件高', unit: 'cm', max: 500, optional: true },
} as const satisfies Record<string, ServiceField>;

/** Whether a cargo item is food or feed, which is kept apart from dangerous goods (IMDG 7.3.4.2). */
export const foodstuff = {
  foodstuff: { kind: 'flag', labelZh: '食品、饲料或其原料', hintZh: '供人或动物食用；须与有毒、腐蚀性货物分开' },
} as const satisfies Record<string, ServiceField>;

/** Whether batteries are damaged, defective or recalled, which forbids them by air (A154) and by SP 376 changes their packing. */
export const battery = {
  batteryCondition: {
    kind: 'choice',
    labelZh: '电池状况',
    initial: '',
    optional: true,
    options: [
      { value: 'sound', labelZh: '完好，未被召回' },
      {
        value: 'damaged',
        labelZh: '损坏、有缺陷或被召回',
        hintZh: '空运禁止（A154）；海运、公路按特殊规定 376 包装',
      },
    ],
    unNumbers: batteries,
  },
} as const satisfies Record<string, ServiceField>;

const noSea = {
  RELEASED: '已确认',
  DECLINED: '确认后取消',
} as const;

/** Names of statuses for services that do not travel by sea. */
export const statusNames = {
  air: {
    ...noSea,
    RELEASED: '已订舱（航班已定）',
    DG_DECLARED: '危险品申报单已受理',
    GATED_IN: '已交货站',
    SAILED: '已起飞',
    ARRIVED: '已到达',
    DECLINED: '航司拉货、退舱',
  },
  rail: { ...noSea, RELEASED: '已放舱（班列已定）', GATED_IN: '已进站', SAILED: '已发车', ARRIVED: '已到站' },
  store: { ...noSea, RELEASED: '已确认入库', GATED_IN: '已入库', COMPLETED: '已出库结清' },
  station: { ...noSea, RELEASED: '已预约装箱', GATED_IN: '已装箱' },
  desk: { ...noSea, RELEASED: '办理中', GATED_IN: '资料已收齐', COMPLETED: '已办结' },
  road: {
    ...noSea,
    RELEASED: '已派车',
    DG_DECLARED: '电子运单已填制',
    GATED_IN: '已装货',
    SAILED: '在途',
    ARRIVED: '已到达',
    COMPLETED: '已签收',
  },
  goods: {
    ...noSea,
    RELEASED: '已备货',
    DG_DECLARED: '电子运单已填制',
    GATED_IN: '已装车',
    SAILED: '已发货',
    ARRIVED: '已到达',
    COMPLETED: '已签收',
  },
} as const;
