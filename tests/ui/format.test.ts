import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  dayOf,
  dayTime,
  endDay,
  endTime,
  money,
  monthDay,
  monthDayTime,
  thousands,
  upTo,
  weekday,
} from '#src/ui/format.ts';

describe('specification 5: a price', () => {
  test.each([
    ['1', 0, '¥0.00'],
    ['1', 1, '¥0.01'],
    ['1', 123_456_789, '¥1,234,567.89'],
    ['2', 100_000, '$1,000.00'],
    ['1', -123_456, '(¥1,234.56)'],
    ['2', -1, '($0.01)'],
  ] as const)('of currency %s and %i is %s', (currency, amount, text) => expect(money(currency, amount)).toBe(text));

  test.each([
    [0, 10_001, '¥101'],
    [0, 10_099, '¥101'],
    [1, 10_001, '¥100.1'],
    [2, 10_001, '¥100.01'],
    // rounding up means a higher amount to pay: the fraction of a yuan in a refund is dropped
    [0, -10_099, '(¥100)'],
    [0, -99, '¥0'],
  ] as const)('with %i decimals of %i is rounded up: %s', (decimals, amount, text) =>
    expect(money('1', amount, decimals)).toBe(text),
  );

  test('is written without Intl, whose first number takes a phone 40 ms, and as Intl writes it', () => {
    const drawn = fc.sample(fc.double({ min: 0, max: 1e9, noNaN: true }), { seed: 7, numRuns: 200 });
    const numbers = [0.004, 1.005, 0.0005, -2.5, 999.9996, 1_234_567, ...drawn];
    const byIntl = numbers.map((value) => value.toLocaleString('en-US', { maximumFractionDigits: 3 }));
    const spy = vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('by Intl');
    expect(numbers.map((value) => upTo(value))).toEqual(byIntl);
    spy.mockRestore();
  });

  test('says the amount to the fen, with no more than three digits between separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        const text = money('1', amount);
        expect(text).toMatch(/^(?:¥\d{1,3}(?:,\d{3})*\.\d\d|\(¥\d{1,3}(?:,\d{3})*\.\d\d\))$/);
        const value = Number(text.replaceAll(/\D/g, ''));
        expect(text.startsWith('(') ? -value : value).toBe(amount);
      }),
    );
  });

  test('is never less than the amount, and less than a unit more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(0, 1, 2), (amount, decimals) => {
        const shown = Math.round(Number(money('2', amount, decimals).replaceAll(/[$,]/g, '')) * 100);
        expect(shown).toBeGreaterThanOrEqual(amount);
        expect(shown - amount).toBeLessThan(10 ** (2 - decimals));
      }),
    );
  });
});

test.each([
  [thousands(1_234_567), '1,234,567'],
  [thousands(1_234.5, 2), '1,234.50'],
  [upTo(2.345), '2.345'],
  [upTo(1_200), '1,200'],
  [upTo(1.23456), '1.235'],
  [upTo(1.26, 1), '1.3'],
])('a number %s is %s', (text, expected) => expect(text).toBe(expected));

test.each([
  ['2026-03-02T16:00:00.000Z', '2026-03-02', '2026-03-02 23:59'],
  ['2026-03-02T16:01:00.000Z', '2026-03-03', '2026-03-03 00:01'],
])('a validity until %s ends on %s', (end, day, time) => expect([endDay(end), endTime(end)]).toEqual([day, time]));

describe('a time is shown in China’s time zone, on any machine', () => {
  test.each([
    ['2026-03-02T15:59:59.999Z', '2026-03-02', '03-02 23:59', '2026-03-02 23:59'],
    ['2026-03-02T16:00:00.000Z', '2026-03-03', '03-03 00:00', '2026-03-03 00:00'],
    ['2025-12-31T16:00:00.000Z', '2026-01-01', '01-01 00:00', '2026-01-01 00:00'],
    ['2026-07-01T01:05:00.000+08:00', '2026-07-01', '07-01 01:05', '2026-07-01 01:05'],
  ])('%s is of %s', (instant, day, short, long) => {
    expect([dayOf(instant), monthDayTime(instant), dayTime(instant)]).toEqual([day, short, long]);
    expect(dayOf(Date.parse(instant))).toBe(day);
  });

  test('a day is shown by month and day, and by its weekday', () => {
    expect(monthDay('2026-03-02')).toBe('03-02');
    const days = Array.from({ length: 7 }, (_, index) => weekday(`2026-03-0${index + 1}`));
    expect(days).toEqual(['周日', '周一', '周二', '周三', '周四', '周五', '周六']);
  });
});
