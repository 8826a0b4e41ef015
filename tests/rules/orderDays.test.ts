import { expect, test } from 'vitest';
import type { ServiceFields } from '#contract/services/definitions/serviceFields.ts';
import { dayProblems, dayRangeOf } from '#contract/rules/dates/orderDays.ts';

const fields = {
  dayIn: { kind: 'day', labelZh: '入库' },
  dayOut: { kind: 'day', labelZh: '出库', since: 'dayIn' },
  ready: { kind: 'day', labelZh: '备妥', until: { day: 'departure', problem: 'dateAfterDeparture' } },
  closing: { kind: 'day', labelZh: '截港' },
  delivery: { kind: 'day', labelZh: '送仓', until: { day: 'closing', problem: 'dateAfterClosing' } },
  collected: { kind: 'day', labelZh: '提货', when: { field: 'collect', is: [true] } },
  collect: { kind: 'flag', labelZh: '代提' },
  remark: { kind: 'text', labelZh: '备注', max: 40 },
} as const satisfies ServiceFields;

const today = '2026-03-02';
const problemsOf = (values: Record<string, unknown>, calendar = {}) => dayProblems(fields, values, calendar);

test.each<[string, Record<string, unknown>, object, Record<string, string>]>([
  ['today', { dayIn: '2026-03-02' }, { today }, {}],
  ['yesterday', { dayIn: '2026-03-01' }, { today }, { 'details.dayIn': 'datePast' }],
  ['730 days ahead, over a leap year', { dayIn: '2029-03-01' }, { today: '2027-03-02' }, {}],
  ['731 days ahead', { dayIn: '2029-03-02' }, { today: '2027-03-02' }, { 'details.dayIn': 'dateTooFar' }],
  ['any day, where no calendar is given', { dayIn: '1999-01-01', closing: '2999-01-01' }, {}, {}],
  ['out on the day in', { dayIn: '2026-03-09', dayOut: '2026-03-09' }, {}, {}],
  ['out before in', { dayIn: '2026-03-09', dayOut: '2026-03-08' }, { today }, { 'details.dayOut': 'dateTooEarly' }],
  ['out before a day in that is not read yet', { dayIn: '2026-3', dayOut: '2026-03-08' }, {}, {}],
  ['out before a day in that is not typed', { dayOut: '2026-03-08' }, {}, {}],
  ['ready on the day of departure', { ready: '2026-03-20' }, { departure: '2026-03-20' }, {}],
  [
    'ready after the departure',
    { ready: '2026-03-21' },
    { today, departure: '2026-03-20' },
    { 'details.ready': 'dateAfterDeparture' },
  ],
  ['ready, where no departure is booked', { ready: '2026-03-21', departure: '2026-03-20' }, { today }, {}],
  ['delivered on the closing day', { closing: '2026-03-20', delivery: '2026-03-20' }, {}, {}],
  [
    'delivered after the closing day, whatever the departure',
    { closing: '2026-03-20', delivery: '2026-03-21' },
    { departure: '2026-03-30' },
    { 'details.delivery': 'dateAfterClosing' },
  ],
  ['delivered after a closing day that is none', { closing: '2026-02-30', delivery: '2026-03-21' }, {}, {}],
  ['a day that is not required', { collect: false, collected: '2026-03-01' }, { today }, {}],
  [
    'the same day where it is required',
    { collect: true, collected: '2026-03-01' },
    { today },
    { 'details.collected': 'datePast' },
  ],
  ['no day at all, and words that look like one', { dayIn: 'soon', remark: '2020-01-01' }, { today }, {}],
  ['a day as people write it', { dayIn: '2026年3月1日' }, { today }, { 'details.dayIn': 'datePast' }],
  [
    'several at once',
    { dayIn: '2026-03-01', closing: '2026-03-01' },
    { today },
    { 'details.dayIn': 'datePast', 'details.closing': 'datePast' },
  ],
])('what bounds a day of an order %s', (_name, values, calendar, problems) => {
  expect(problemsOf(values, calendar)).toEqual(problems);
});

test.each<[keyof typeof fields, Record<string, unknown>, object, string | undefined, string | undefined]>([
  ['dayIn', {}, {}, undefined, undefined],
  ['dayIn', {}, { today }, '2026-03-02', '2028-03-01'],
  ['dayOut', { dayIn: '2026-04-01' }, { today }, '2026-04-01', '2028-03-01'],
  ['dayOut', { dayIn: '2026-01-01' }, { today }, '2026-03-02', '2028-03-01'],
  ['ready', {}, { today, departure: '2026-03-20' }, '2026-03-02', '2026-03-20'],
  ['ready', {}, { today, departure: '2030-03-20' }, '2026-03-02', '2028-03-01'],
  ['delivery', { closing: '2026/3/9' }, {}, undefined, '2026-03-09'],
])('the first and the last day of a field %s of %o by %o is from %s to %s', (name, values, calendar, min, max) => {
  const field = fields[name];
  if (field.kind !== 'day') throw new Error('no day');
  expect(dayRangeOf(field, values, calendar)).toEqual({ min, max });
});
