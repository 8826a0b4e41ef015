import { schema } from '#server/db/schema.ts';
import { startOfChinaWeek, weekCodeOf } from '#server/support/chinaTime.ts';
import { code, column, currency, integer, money, oneOf, price, text } from '#server/import/files/columns.ts';
import { startingAt } from '#server/import/files/instants.ts';
import type { TableSpec } from '../tableSpec.ts';
import { period } from './period.ts';

const serviceCode = code(/^[A-Z0-9]{1,12}$/i, '字母与数字，不超过 12 位，不含连字符');
const portCode = text(5);
const carrierAliases = '承运人|船东|carrier|carrier name|provider|provider name|shipping line|line';
const containerAliases = '箱型尺寸|柜型|container|container type|container size|equipment|equipment type|size';
const priceAliases =
  '运价|海运费|单价|价格|金额|amount|price|rate|base rate|rate usd|freight|ocean freight|freight rate';

export const services: TableSpec = {
  name: 'services',
  title: '班轮航线',
  table: schema.linerServices,
  columns: [
    column('code', '航线服务代码', serviceCode, { aliases: '服务代码|service code|service|航线服务' }),
    column('carrier', '船公司代码', text(6), { as: 'carrierCode', aliases: '船公司|承运人|carrier code' }),
    column('lane', '航线代码', text(10), { as: 'laneCode', aliases: '航线|lane code|trade lane' }),
    column('free_days', '免费用箱期（天）', integer(0, 90), {
      aliases: '免费用箱期|免箱期|免箱天数|free days|free time',
    }),
  ],
  key: ['code'],
  kind: 'whole',
  laneOf: ({ laneCode }) => [laneCode],
  defaults: { weekday: 1, heading: '', fleet: [] },
  samples: [{ code: 'AEX2', carrier: 'MSK', lane: 'NEUR', free_days: '7' }],
};

export const calls: TableSpec = {
  name: 'calls',
  title: '挂港',
  table: schema.serviceCalls,
  columns: [
    column('service', '航线服务代码', serviceCode, {
      as: 'serviceCode',
      aliases: '服务代码|service code|航线服务|航线',
    }),
    column('role', '装卸', oneOf({ load: '装港', discharge: '卸港' }), { aliases: '装港或卸港|load/discharge' }),
    column('port', '港口代码', portCode, { as: 'portCode', aliases: '港口|挂靠港|port code' }),
    column('via_port', '中转港', portCode, {
      as: 'viaPortCode',
      otherwise: null,
      aliases: '中转|T/S port|transhipment port|via',
    }),
    column('day', '第几天', integer(-60, 120)),
    column('hour', '几时', integer(0, 23), { otherwise: 0 }),
    column('add_on_20', '20尺加价', money, { as: 'addOn20', otherwise: 0 }),
    column('add_on_40', '40尺加价', money, { as: 'addOn40', otherwise: 0 }),
  ],
  key: ['serviceCode', 'role', 'portCode'],
  kind: 'whole',
  currencyOf: () => '2',
  laneOf: ({ serviceCode: service }, { laneOfService }) => [laneOfService(service)],
  rowOf: ({ day, hour, ...row }) => ({ ...row, offsetHours: Number(day) * 24 + Number(hour) }),
  valuesOf: ({ offsetHours, ...row }) => {
    const day = Math.floor(Number(offsetHours) / 24);
    return { ...row, day, hour: Number(offsetHours) - day * 24 };
  },
  samples: [
    { service: 'AEX2', role: 'load', port: 'CNSHA', day: '2', hour: '16', add_on_20: '0', add_on_40: '0' },
    { service: 'AEX2', role: 'discharge', port: 'DEHAM', day: '33', hour: '7', add_on_20: '0', add_on_40: '0' },
  ],
};

const dayMs = 86_400_000;

export const sailings: TableSpec = {
  name: 'sailings',
  title: '船期',
  table: schema.voyages,
  columns: [
    column('service', '航线服务代码', serviceCode, {
      as: 'serviceCode',
      aliases: '服务代码|service code|航线服务|航线',
    }),
    column('starts_on', '航次起始日', startingAt, {
      as: 'startsAt',
      aliases: '开航日|开船日|起始日|离港时间|ETD|departure|departure date|departure time',
    }),
    column('vessel', '船名', text(60), { aliases: 'vessel name|船舶|大船船名|船舶名称' }),
    column('voyage', '航次', text(20), {
      as: 'voyageNumber',
      aliases:
        'voyage no.|voyage code|voyage number|voy|voy.|voy no.|航次号|出口航次|outbound voyage|O-B voyage|O/B voyage',
    }),
    column('week', '年周', code(/^\d{4}[A-Z]?$/, '年份后两位与周，如 2648；同一周有两班时加字母，如 2648B'), {
      otherwise: null,
      aliases: '周|周次|week no.|WK',
    }),
  ],
  key: ['serviceCode', 'week'],
  kind: 'whole',
  laneOf: ({ serviceCode: service }, { laneOfService }) => [laneOfService(service)],
  timeOf: ({ startsAt }) => startsAt as Date,
  rowOf: ({ week, ...row }) => ({ ...row, week: week ?? weekCodeOf(startOfChinaWeek(row['startsAt'] as Date)) }),
  // a ship that has left keeps its position, regardless of the new list
  isPast: ({ startsAt }, now) => (startsAt as Date).getTime() < now.getTime() - dayMs,
  samples: [
    {
      service: 'AEX2',
      starts_on: '2026-12-07',
      vessel: 'HUAXIN RIVER',
      voyage: '2650W',
    },
  ],
};

const bothSizes = ['amount_40gp', 'amount_40hq'];
const amounts = ['amount_20gp', ...bothSizes];

/** For a column that requires an end. */
const endless = new Date('2999-12-31T16:00:00.000Z');

export const oceanRates: TableSpec = {
  name: 'ocean-rates',
  title: '海运费',
  table: schema.oceanRates,
  columns: [
    column('service', '航线服务代码', serviceCode, {
      as: 'serviceCode',
      aliases: '服务代码|service code|航线服务|航线|loop',
    }),
    column('dst_port', '目的港', portCode, {
      as: 'dstPortCode',
      isPort: () => true,
      aliases:
        'POD|port of discharge|discharge port|destination port|dest port|destination|卸货港|卸港|目的地|目的港代码',
    }),
    column('amount_20gp', '20GP 美元', price, {
      aliases: "20GP|20'GP|20DC|20DV|20尺|20尺普柜|20小柜|20|20FT|O/F 20GP|rate 20",
    }),
    column('amount_40gp', '40GP 美元', price, { aliases: '40GP|40DC|40DV|40尺|40尺普柜|40|40FT|rate 40' }),
    column('amount_40hq', '40HQ 美元', price, { aliases: '40HQ|40HC|40H|40尺高柜|40高柜' }),
    ...period,
  ],
  key: ['serviceCode', 'dstPortCode'],
  kind: 'whole',
  hasPeriod: true,
  endless,
  rowOf: (row) => ({ ...row, role: 'discharge' }),
  otherForm: {
    columns: [
      {
        ...column('load_port', '起运港', portCode, {
          otherwise: null,
          aliases: 'POL|port of loading|loading port|origin port|origin|origin city|装货港|装港|起运港代码|始发港',
        }),
        insteadOf: ['service'],
      },
      {
        ...column('amount_40', '40GP 与 40HQ 同价，美元', price, {
          otherwise: null,
          aliases: "40GP/HQ|40GP/HC|40GP/40HQ|40GP/40HC|40DC/HC|40'/40HQ|40/40HQ|40'GP/HQ|40HQ/GP|40HC/GP",
        }),
        insteadOf: bothSizes,
      },
      { ...column('carrier_zh', '船公司', text(60), { otherwise: null, aliases: carrierAliases }), insteadOf: [] },
      {
        ...column('container', '箱型', text(20), { otherwise: null, aliases: containerAliases }),
        insteadOf: amounts,
      },
      { ...column('container_amount', '该箱型运价', price, { otherwise: null, aliases: priceAliases }), insteadOf: [] },
      {
        ...column('rate_currency', '币种', currency, { otherwise: null, aliases: 'currency|货币|ccy' }),
        insteadOf: [],
      },
    ],
    sizes: {
      amount_20gp: ['20GP', '20ft', '20DC', '20DV', '20尺', '20尺普柜', '20', "20' standard"],
      amount_40gp: ['40GP', '40ft', '40DC', '40DV', '40尺', '40尺普柜', '40', "40' standard"],
      amount_40hq: ['40HQ', '40HC', '40H', '40尺高柜', '40高柜', '40ft HC', '40ft HQ', "40' high cube"],
    },
  },
  currencyOf: () => '2',
  laneOf: ({ serviceCode: service }, { laneOfService }) => [laneOfService(service)],
  samples: [
    {
      service: 'AEX2',
      dst_port: 'DEHAM',
      amount_20gp: '1550',
      amount_40gp: '2800',
      amount_40hq: '2800',
      valid_from: '2026-12-01',
      valid_until: '2026-12-15',
    },
  ],
};
