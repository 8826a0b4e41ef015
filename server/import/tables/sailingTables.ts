import { schema } from '#server/db/schema.ts';
import { startOfChinaWeek, weekCodeOf } from '#server/support/chinaTime.ts';
import { code, column, integer, money, oneOf, text } from '../columns.ts';
import { endingAt, startingAt } from '../instants.ts';
import { importMessages } from '../messages.ts';
import type { TableSpec } from '../tableSpec.ts';

const serviceCode = code(/^[A-Z0-9]{1,12}$/i, '字母与数字，不超过 12 位，不含连字符');
const portCode = text(5);

export const services: TableSpec = {
  name: 'services',
  title: '班轮航线',
  table: schema.linerServices,
  columns: [
    column('code', '航线服务代码', serviceCode),
    column('carrier', '船公司代码', text(6), { as: 'carrierCode' }),
    column('lane', '航线代码', text(10), { as: 'laneCode' }),
    column('free_days', '免费用箱期（天）', integer(0, 90)),
  ],
  key: ['code'],
  kind: 'whole',
  defaults: { weekday: 1, heading: '', fleet: [] },
  samples: [{ code: 'AEX2', carrier: 'MSK', lane: 'NEUR', free_days: '7' }],
};

export const calls: TableSpec = {
  name: 'calls',
  title: '挂港',
  table: schema.serviceCalls,
  columns: [
    column('service', '航线服务代码', serviceCode, { as: 'serviceCode' }),
    column('role', '装卸', oneOf({ load: '装港', discharge: '卸港' })),
    column('port', '港口代码', portCode, { as: 'portCode' }),
    column('via_port', '中转港', portCode, { as: 'viaPortCode', otherwise: null }),
    column('day', '第几天', integer(-60, 120)),
    column('hour', '几时', integer(0, 23), { otherwise: 0 }),
    column('add_on_20', '20尺加价', money, { as: 'addOn20', otherwise: 0 }),
    column('add_on_40', '40尺加价', money, { as: 'addOn40', otherwise: 0 }),
  ],
  key: ['serviceCode', 'role', 'portCode'],
  kind: 'whole',
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
    column('service', '航线服务代码', serviceCode, { as: 'serviceCode' }),
    column('starts_on', '航次起始日', startingAt, { as: 'startsAt' }),
    column('vessel', '船名', text(60)),
    column('voyage', '航次', text(20), { as: 'voyageNumber' }),
    column('week', '年周', code(/^\d{4}[A-Z]?$/, '年份后两位与周，如 2648；同一周有两班时加字母，如 2648B'), {
      otherwise: null,
    }),
  ],
  key: ['serviceCode', 'week'],
  kind: 'whole',
  rowOf: ({ week, ...row }) => ({ ...row, week: week ?? weekCodeOf(startOfChinaWeek(row['startsAt'] as Date)) }),
  // a ship that has left keeps its place, whatever the new list says
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

/** For a column that needs an end. */
const endless = new Date('2999-12-31T16:00:00.000Z');

export const oceanRates: TableSpec = {
  name: 'ocean-rates',
  title: '海运费',
  table: schema.oceanRates,
  columns: [
    column('service', '航线服务代码', serviceCode, { as: 'serviceCode' }),
    column('dst_port', '目的港', portCode, { as: 'dstPortCode' }),
    column('amount_20gp', '20GP 美元', money),
    column('amount_40gp', '40GP 美元', money),
    column('amount_40hq', '40HQ 美元', money),
    column('valid_from', '生效', startingAt, { otherwise: null }),
    column('valid_until', '失效', endingAt, { otherwise: null }),
  ],
  key: ['serviceCode', 'dstPortCode'],
  kind: 'whole',
  hasPeriod: true,
  endless,
  rowOf: (row) => ({ ...row, role: 'discharge' }),
  problemOf: ({ amount20gp, amount40gp, amount40hq }) =>
    [amount20gp, amount40gp, amount40hq].every((amount) => amount === 0)
      ? { column: 'amount_20gp', text: importMessages.cells.required }
      : undefined,
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
