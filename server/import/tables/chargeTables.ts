import { schema } from '#server/db/schema.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { RateBasis, ServiceCode } from '#contract/services/serviceCode.ts';
import { isFromInland, isSeaService } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { sideNames } from '#server/search/tariffText.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import {
  code,
  column,
  currency,
  flag,
  integer,
  money,
  oneOf,
  price,
  text,
  words,
} from '#server/import/files/columns.ts';
import { importMessages } from '../messages.ts';
import { CellProblem } from '../problem.ts';
import type { TableSpec } from '../tableSpec.ts';
import { period } from './period.ts';
import { unknownPartOf } from './conditions.ts';

/** What a column of a price list may be headed by, each with its item's code and name: containers, and weights of air freight. */
const priceItems = {
  '20GP': { name: '20尺普柜', aliases: "20GP|20'GP|20DC|20DV|20尺|20尺普柜|20小柜|20FT" },
  '40GP': { name: '40尺普柜', aliases: '40GP|40DC|40DV|40尺|40尺普柜|40FT' },
  '40HQ': { name: '40尺高柜', aliases: '40HQ|40HC|40尺高柜|40高柜' },
  '45HQ': { name: '45尺高柜', aliases: '45HQ|45HC|45尺高柜' },
  '20GP-SOC': { name: '20尺普柜（SOC）', aliases: '20GP SOC|20SOC' },
  '40HQ-SOC': { name: '40尺高柜（SOC）', aliases: '40HQ SOC|40SOC' },
  T11: { name: 'T11 罐箱', aliases: 'T11|20TK|20尺罐箱|ISO tank' },
  T14: { name: 'T14 罐箱', aliases: 'T14' },
  T50: { name: 'T50 罐箱', aliases: 'T50' },
  N: { name: '45 kg 以下（N）', aliases: 'N|-45|-45KG|45 kg 以下' },
  ...Object.fromEntries(
    [45, 100, 300, 500, 1000].map((kg) => [
      kg,
      { name: `${kg.toLocaleString('en')} kg 以上`, aliases: `${kg}|${kg}KG|+${kg}KG|Q${kg}` },
    ]),
  ),
};

const chargeCode = code(/^[\w-]{1,20}$/, '字母、数字、_ 与 -');
/** Separates the parts of a quote's id: `~`. */
const placeCode = code(/^[^\s~]{1,20}$/, '不含空格与 ~，不超过 20 个字符');

const lineNames = Object.fromEntries(Object.values(allServices).map(({ line, nameZh }) => [line, nameZh])) as Record<
  ServiceCode,
  string
>;
const { fcl: _fcl, goods: _goods, ...ratedNames } = lineNames;
const rated = oneOf(ratedNames, {
  lcl: 'sea LCL|ocean LCL',
  air: 'air freight|空运',
  rail: 'rail freight|铁路',
  tank: 'ISO tank',
  flexitank: 'flexibag',
});
const ratedLine: typeof rated = {
  ...rated,
  read: (cell) => {
    if (/^(?:海运整箱|整箱|(?:sea |ocean )?FCL)$/i.test(cell)) throw new CellProblem(importMessages.cells.fcl);
    return rated.read(cell);
  },
};
const basis = oneOf<RateBasis>(basisZh, {
  container: 'per container|cntr|柜',
  revenueTon: 'W/M|R/T|revenue ton|per revenue ton',
  chargeableKg: 'per kg|kgs|公斤',
  ton: 'per ton|MT',
  truck: 'per truck',
  bill: 'per bill|per B/L',
  shipment: 'per shipment',
});

const conditionProblem = (line: ServiceCode, condition: unknown) => {
  const part = unknownPartOf(line, condition as string | null);
  return part === undefined ? undefined : { column: 'condition', text: importMessages.rows.condition(part) };
};

const seasonDay = code(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, '月-日，如 06-15');

const isHalfSeason = ({ departsFrom, departsTo }: Row): boolean => (departsFrom === null) !== (departsTo === null);

export const charges: TableSpec = {
  name: 'charges',
  title: '整箱费用',
  table: schema.charges,
  columns: [
    column('code', '费用代码', chargeCode, { aliases: '代码|charge code' }),
    column('name_zh', '费用名称', text(60), { aliases: '费用|费目|费用名|charge name' }),
    column('side', '收取环节', oneOf(sideNames)),
    column('currency', '币种', currency),
    column('basis', '计费单位', basis),
    column('condition', '条件', text(100), { otherwise: null }),
    column('lane', '航线代码', text(10), { as: 'laneCode', otherwise: null, aliases: '航线' }),
    column('countries', '目的国', words, { as: 'countryCodes', otherwise: [] }),
    column('amount_20', '20尺金额', money, { aliases: '20GP|20尺' }),
    column('amount_40', '40尺金额', money, { otherwise: null, aliases: '40GP|40尺|40HQ' }),
    column('departs_from', '旺季起', seasonDay, { otherwise: null }),
    column('departs_to', '旺季止', seasonDay, { otherwise: null }),
    ...period,
  ],
  key: ['code', 'side', 'laneCode', 'countryCodes', 'condition', 'departsFrom'],
  kind: 'whole',
  currencyOf: ({ currency: own }) => own as Currency,
  laneOf: ({ laneCode }) => [laneCode],
  hasPeriod: true,
  order: 'position',
  rowOf: ({ amount40, ...row }) => ({ ...row, amount40: amount40 ?? row['amount20'] }),
  problemOf: (row) =>
    isHalfSeason(row)
      ? { column: 'departs_to', text: importMessages.rows.season }
      : conditionProblem('fcl', row['condition']),
  samples: [
    {
      code: 'THC_DG',
      name_zh: '码头操作费（危险品）',
      side: 'origin',
      currency: 'CNY',
      basis: 'container',
      condition: 'dangerous',
      amount_20: '1360',
      amount_40: '2100',
      valid_from: '2026-12-01',
    },
  ],
};

/** A row with an unreadable service has none yet. */
const isToPort = ({ line }: Row): boolean => line !== undefined && isSeaService(line as ServiceCode);
const isFromPort = ({ line }: Row): boolean => isToPort({ line }) && !isFromInland(line as ServiceCode);

export const serviceRates: TableSpec = {
  name: 'service-rates',
  title: '公布价格',
  table: schema.publishedRates,
  columns: [
    column('line', '业务', ratedLine, { aliases: '业务类型|service line|mode|transport mode' }),
    column('origin_code', '起运地代码', placeCode, {
      isPort: isFromPort,
      aliases: 'POL|port of loading|loading port|origin port|origin|origin city|起运港|装货港|装港|起运港代码|始发港',
    }),
    column('origin_zh', '起运地', text(60), { portNameOf: 'origin_code', aliases: '起运港名称|起运地名称' }),
    column('destination_code', '目的地代码', placeCode, {
      otherwise: null,
      isPort: isToPort,
      aliases:
        'POD|port of discharge|discharge port|destination port|dest port|destination|目的港|卸货港|卸港|目的港代码',
    }),
    column('destination_zh', '目的地', text(60), {
      otherwise: null,
      portNameOf: 'destination_code',
      aliases: '目的港名称|目的地名称',
    }),
    column('item_code', '项目代码', placeCode, {
      aliases: '箱型|equipment|container type|重量段|weight break|weight break kg',
    }),
    column('item_zh', '项目', text(120), { aliases: '项目名称|箱型名称' }),
    column('carrier_zh', '承运人', text(60), {
      otherwise: null,
      aliases: '船公司|carrier|carrier name|provider|provider name|航空公司|承运商',
    }),
    column('currency', '币种', currency),
    column('basis', '计费单位', basis, { aliases: '计费方式|per|rate basis|unit' }),
    column('amount', '单价', price, {
      aliases: '价格|运价|金额|price|rate|base rate|rate usd|rate usd per kg|rate per kg|ocean freight',
    }),
    column('minimum', '最低收费', money, {
      otherwise: null,
      aliases: '最低|起码运费|min|min.|minimum charge|min charge',
    }),
    column('transit_days', '运输天数', integer(0, 365), {
      otherwise: null,
      aliases: '航程|时效|T/T|transit time|transit days|estimated transit days|航程天数',
    }),
    column('frequency_zh', '班期', text(120), { otherwise: null, aliases: '班次|开航频率|frequency' }),
    ...period,
  ],
  key: ['line', 'originCode', 'destinationCode', 'itemCode'],
  kind: 'whole',
  hasPeriod: true,
  order: 'position',
  items: { amount: 'amount', code: 'item_code', name: 'item_zh', of: priceItems },
  currencyOf: ({ currency: own }) => own as Currency,
  problemOf: ({ destinationCode, destinationZh }) =>
    destinationCode !== null && destinationZh === null
      ? { column: 'destination_zh', text: importMessages.cells.required }
      : undefined,
  laneOf: ({ line, destinationCode, originCode }, { laneOfPort }) => [
    line,
    laneOfPort(destinationCode) ?? destinationCode ?? originCode,
  ],
  references: ({ line, originCode, destinationCode }) =>
    isToPort({ line })
      ? [
          ...(isFromPort({ line })
            ? [{ to: schema.ports, foreign: ['code'], values: [originCode], column: 'origin_code' }]
            : []),
          { to: schema.ports, foreign: ['code'], values: [destinationCode], column: 'destination_code' },
        ]
      : [],
  samples: [
    {
      line: 'lcl',
      origin_code: 'CNNGB',
      origin_zh: '宁波',
      destination_code: 'DEHAM',
      destination_zh: '汉堡',
      item_code: 'CHEM',
      item_zh: '化工品，按计费吨',
      currency: 'USD',
      basis: 'revenueTon',
      amount: '48',
      minimum: '48',
      transit_days: '30',
      frequency_zh: '每周三开船',
      valid_from: '2026-12-01',
      valid_until: '2026-12-31',
    },
  ],
};

export const serviceCharges: TableSpec = {
  name: 'service-charges',
  title: '各业务费用',
  table: schema.serviceCharges,
  columns: [
    column('line', '业务', oneOf(lineNames), { aliases: '业务类型|service line' }),
    column('code', '费用代码', chargeCode, { aliases: '代码|charge code' }),
    column('name_zh', '费用名称', text(60), { aliases: '费用|费目|费用名|charge name' }),
    column('side', '收取环节', oneOf({ ...sideNames, event: '发生时' })),
    column('currency', '币种', currency),
    column('basis', '计费单位', basis),
    column('amount', '金额', money, { aliases: '价格|单价|price' }),
    column('dangerous_only', '仅危险品', flag, { otherwise: false }),
    column('condition_zh', '收取条件说明', text(300), { otherwise: '' }),
    column('condition', '条件', text(100), { otherwise: null }),
    column('item', '适用项目', text(40), { otherwise: null }),
    column('countries', '目的国', words, { as: 'countryCodes', otherwise: [] }),
    ...period,
  ],
  key: ['line', 'code'],
  kind: 'whole',
  currencyOf: ({ currency: own }) => own as Currency,
  laneOf: ({ line }) => [line],
  hasPeriod: true,
  order: 'position',
  problemOf: ({ line, condition }) => conditionProblem(line as ServiceCode, condition),
  samples: [
    {
      line: 'lcl',
      code: 'DGD',
      name_zh: '危险品申报费',
      side: 'origin',
      currency: 'CNY',
      basis: 'shipment',
      amount: '300',
      dangerous_only: 'Y',
      condition: 'dangerous',
    },
  ],
};
