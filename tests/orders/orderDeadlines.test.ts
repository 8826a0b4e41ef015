import { expect, test } from 'vitest';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { deadlinesOfOrder } from '#machines/orders/orderDeadlines.ts';
import { flown } from '#stories/orders/airAndStorageOrders.ts';
import { lapsed, reviewed } from '#stories/orders/fclOrderSamples.ts';

const early = Date.parse('2026-03-01T00:00:00Z');
const deadlines = (detail: OrderDetail, now = early) => deadlinesOfOrder(detail, now);
const cutOffs = ['EFC', 'DG_DOC', 'SI', 'MANIFEST', 'VGM', 'CY', 'CUSTOMS'].map((code, index) => ({
  code,
  nameZh: code,
  at: `2026-03-1${index}T04:00:00.000Z`,
}));
const sailed = { ...reviewed, offer: { ...reviewed.offer, sailing: { ...reviewed.offer.sailing!, cutOffs } } };
const left = (more: Partial<OrderDetail>, now?: number) =>
  deadlines({ ...sailed, ...more }, now)
    .map(({ nameZh }) => nameZh)
    .join(' ');

test('what a status has met and what has passed is left out, the earliest comes first', () => {
  expect(left({ status: 'ACCEPTED' })).toBe('DG_DOC SI MANIFEST VGM CY CUSTOMS');
  expect(left({ status: 'ACCEPTED', isDangerous: false })).toBe('SI MANIFEST VGM CY CUSTOMS');
  expect(left({ status: 'DG_DECLARED' })).toBe('SI MANIFEST VGM CY CUSTOMS');
  expect(left({ status: 'GATED_IN' })).toBe('CUSTOMS');
  expect(left({ status: 'CUSTOMS' })).toBe('');
  expect(left({ status: 'SAILED' })).toBe('');
  expect(left({ status: 'ACCEPTED' }, Date.parse(cutOffs[3]!.at))).toBe('VGM CY CUSTOMS');
  expect(deadlines(lapsed)).toEqual([]);
});

test('the answer that the desk waits for is a deadline', () => {
  const asked = [{ ...reviewed.timeline[0]!, dueAt: '2026-03-02T10:00:00Z' }];
  expect(deadlines({ ...reviewed, status: 'NEED_INFO', timeline: asked })[0]?.kind).toBe('answer');
});

test('a day of an order without a sailing ends at midnight in China', () => {
  const day = Object.values(flown.order.details).find((value) => /^\d{4}-\d\d-\d\d$/.test(String(value)));
  const ends = Date.parse(`${String(day)}T15:59:59Z`);
  expect(deadlines(flown, 0).map(({ at }) => Date.parse(at))).toContain(ends);
  expect(deadlines({ ...flown, status: 'SAILED' }, 0)).toEqual([]);
});
