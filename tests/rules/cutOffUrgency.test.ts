import { expect, test } from 'vitest';
import { urgencyOf } from '#contract/rules/dates/cutOffs.ts';

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
