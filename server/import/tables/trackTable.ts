import { schema } from '#server/db/schema.ts';
import { isVia, milestoneZh } from '#contract/orders/tracking/track.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import { code, column, oneOf, text } from '#server/import/files/columns.ts';
import type { Kind } from '#server/import/files/columns.ts';
import { importMessages } from '../messages.ts';
import { CellProblem } from '../problem.ts';
import { startingAt } from '#server/import/files/instants.ts';
import type { TableSpec } from '../tableSpec.ts';

const { cells: messages } = importMessages;

/** A time at its place, and the offset from UTC that the cell itself states. */
export interface LocalTime {
  /** The same time as if it were one in China. */
  inChina: Date;
  zone: string | null;
}

const zonePattern = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i;

/** The offset of a zone: `+08:00`, `UTC+8`, `UTC`, `Z`, `北京时间`. */
const zoneOf = (cell: string): string => {
  const typed = plainText(cell).replaceAll(/\s/g, '');
  if (/^(?:UTC|GMT|Z)$/i.test(typed)) return '+00:00';
  if (typed === '北京时间') return '+08:00';
  const [, sign, hours = '', minutes = '00'] = zonePattern.exec(typed) ?? [];
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) throw new CellProblem(messages.zone);
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
};

const zone: Kind<string> = { read: zoneOf, write: (value) => value, hint: '+08:00、UTC+1、UTC；空即北京时间' };

const time: Kind<LocalTime> = {
  read: (cell) => {
    const [, own] =
      /\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(Z|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?)$/i.exec(cell.trim()) ?? [];
    if (!/\d:\d{2}|^\d{5}\.\d/.test(cell.trim())) throw new CellProblem(messages.noTime);
    const local = own === undefined ? cell : cell.trim().slice(0, -own.length).trim();
    const inChina = startingAt.read(local.replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2}) /, '$1-$2-$3 '));
    return { inChina, zone: own === undefined ? null : zoneOf(own) };
  },
  write: ({ inChina }) => startingAt.write(inChina),
  hint: '2026-12-01 18:00，或 2026-12-01T18:00:00+01:00',
};

const chinaMinutes = 480;

/** The instant of a time in its zone; without one it is a time in China. */
const instantOf = ({ inChina, zone: own }: LocalTime, given: string): Date => {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(own ?? (given || '+08:00')) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(inChina.getTime() + (chinaMinutes - offset) * 60_000);
};

/**
 * Events of shipments. They are added to those of orders, unlike the tables of a company, which a file replaces: the
 * table is not among `allTables`.
 */
export const trackTable: TableSpec = {
  name: 'tracking-events',
  title: '货物动态',
  table: schema.trackEvents,
  columns: [
    column('number', '订单号、订舱号或提单号', text(60), {
      otherwise: '',
      aliases: '订单号|订舱号|提单号|单号|编号|业务编号|order no|booking no|b/l no|bl no|bill of lading|reference',
    }),
    column(
      'container',
      '箱号',
      code(/^[A-Z]{4}\d{7}$/, '四个字母与七位数字', (cell) => cell.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')),
      {
        as: 'containerNo',
        otherwise: '',
        aliases: '集装箱号|柜号|罐箱号|container no|container number|equipment',
      },
    ),
    column('event', '动态', oneOf(milestoneZh), {
      as: 'kind',
      aliases: '节点|事件|货物动态|event|milestone|event type',
    }),
    column('classifier', '计划、预计或实际', oneOf({ PLN: '计划', EST: '预计', ACT: '实际' }), {
      aliases: '性质|时间性质|计划预计实际|类型|event classifier|classifier code',
    }),
    column('time', '时间', time, { aliases: '发生时间|日期时间|event time|date time|event date time' }),
    column('zone', '时区', zone, { otherwise: '', aliases: 'time zone|timezone|utc offset' }),
    column('place', '地点', text(60), {
      otherwise: '',
      aliases: '港口|地点代码|location|port|unlocode|un location code',
      isPort: ({ kind }) => kind !== undefined && isVia(kind as keyof typeof milestoneZh),
    }),
    column('vessel', '船名', text(60), { otherwise: '', aliases: 'vessel name' }),
    column('voyage', '航次', text(20), { otherwise: '', aliases: 'voyage no|voyage number|航次号' }),
    column('note', '说明', text(200), { otherwise: '', aliases: '备注|remark|remarks|comment' }),
  ],
  key: ['number', 'containerNo', 'kind', 'classifier', 'time'],
  kind: 'merged',
  oneOf: ['number', 'container'],
  rowOf: ({ time: local, zone: given, ...row }) => ({ ...row, at: instantOf(local as LocalTime, String(given)) }),
  problemOf: ({ number, containerNo }) =>
    number === '' && containerNo === '' ? { column: 'number', text: messages.required } : undefined,
  samples: [],
};
