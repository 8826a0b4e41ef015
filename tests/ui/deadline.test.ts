import { expect, test } from 'vitest';
import { minutesSince, timeLeft } from '#src/ui/deadline.ts';

const now = Date.parse('2026-03-09T02:00:00Z');
const after = (seconds: number): string => new Date(now + seconds * 1_000).toISOString();

// a started minute counts; minutes after full hours, and hours after full days, are omitted
test.each([
  [0, undefined],
  [1, '1 分钟'],
  [60, '1 分钟'],
  [61, '2 分钟'],
  [59 * 60 + 1, '1 小时'],
  [3_601, '1 小时 1 分钟'],
  [23 * 3_600 + 59 * 60, '23 小时 59 分钟'],
  [86_401, '1 天 1 分钟'],
  [172_800 - 60, '1 天 23 小时 59 分钟'],
])('in %i seconds the time left is: %s', (seconds, left) => expect(timeLeft(after(seconds), now)).toBe(left));

test.each([
  [-59, 0],
  [-60, 1],
  [-3_600, 60],
])('an instant %i seconds from now was %i whole minutes ago', (seconds, minutes) =>
  expect(minutesSince(after(seconds), now)).toBe(minutes),
);
