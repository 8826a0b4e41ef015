import { expect, test } from 'vitest';
import { sailingDaysOf, urgencyOf } from '#contract/rules/dates/cutOffs.ts';

const sailing = {
  estimatedTimeOfDeparture: '2026-03-12T12:00:00Z',
  cutOffs: [
    { code: 'EFC', nameZh: '开港', at: '2026-03-05T12:00:00Z' },
    { code: 'CY', nameZh: '截港', at: '2026-03-11T00:00:00Z' },
    { code: 'DG_DOC', nameZh: '截危申报', at: '2026-03-06T12:00:00Z' },
    // in China it is the 10th already
    { code: 'SI', nameZh: '截单', at: '2026-03-09T16:00:00Z' },
  ],
};
const departure = '2026-03-12';

test.each([
  ['harmless goods', false, '2026-03-02', { nameZh: '截单', day: '2026-03-10' }],
  ['dangerous goods', true, '2026-03-02', { nameZh: '截危申报', day: '2026-03-06' }],
  ['on the day of a deadline', true, '2026-03-06', { nameZh: '截危申报', day: '2026-03-06' }],
  ['after a deadline, the next counts', false, '2026-03-11', { nameZh: '截港', day: '2026-03-11' }],
])('%s must be ready by the first deadline to come', (_name, isDangerous, today, cutOff) => {
  expect(sailingDaysOf(sailing, isDangerous, today)).toEqual({ departure, cutOff });
});

test('after the last deadline the departure is left, and nothing without a sailing', () => {
  expect(sailingDaysOf(sailing, true, '2026-03-12')).toEqual({ departure });
  expect(sailingDaysOf(null, true, '2026-03-12')).toEqual({});
  expect(sailingDaysOf(undefined, false, '2026-03-12')).toEqual({});
});

const now = Date.parse('2026-03-01T00:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

test.each([
  ['SI', 24, 'far'],
  ['SI', 23.99, 'soon'],
  ['CY', 0.01, 'soon'],
  ['CY', 0, 'passed'],
  ['DG_DOC', -5, 'passed'],
  ['EFC', 3, 'far'],
  ['EFC', -3, 'far'],
] as const)('%s, %d hours away, is %s', (code, hours, urgency) => {
  expect(urgencyOf({ code, at: at(hours) }, now)).toBe(urgency);
});
