import { describe, expect, test } from 'vitest';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { internalFeePage, sellingMaintenance } from '#contract/services/publishedRates.ts';
import { serviceChargeRows, publishedRateRows } from '#server/db/seed/selling.ts';
import { endOfChinaMonth, nextWorkingEvening } from '#server/services/deadlines.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const seededRates = publishedRateRows();
const [seeded] = seededRates;

describe('published prices', () => {
  test('are found by origin and destination', { tags: ['postgres'] }, async () => {
    const way = seededRates.find(({ destinationCode }) => destinationCode !== null)!;
    const { line, originCode } = way;
    const from = await service.call(sellingMaintenance, { line, originCode, size: 100 });
    expect(from.rows.every(({ origin }) => origin.code === originCode)).toBe(true);
    expect(from.total).toBe(seededRates.filter((rate) => rate.line === line && rate.originCode === originCode).length);

    const destinationCode = way.destinationCode!;
    const both = await service.call(sellingMaintenance, { line, originCode, destinationCode });
    expect(both.rows.length).toBeGreaterThan(0);
    expect(both.rows.every(({ destination }) => destination?.code === destinationCode)).toBe(true);
    expect(both.total).toBeLessThanOrEqual(from.total);

    expect(await service.call(sellingMaintenance, { line, destinationCode: 'NOWHERE' })).toEqual({
      total: 0,
      rows: [],
    });
  });

  test('are paged without a gap or a repetition', { tags: ['postgres'] }, async () => {
    const { line } = seeded!;
    const whole = await service.call(sellingMaintenance, { line, size: 100 });
    const seen = [];
    for (let page = 1; page <= Math.ceil(whole.total / 2); page += 1)
      seen.push(...(await service.call(sellingMaintenance, { line, page, size: 2 })).rows);
    expect(seen.slice(0, 100)).toEqual(whole.rows);
  });
});

test.each(serviceCode.options)('the fee table of service %s is its own', async (code) => {
  const wanted = serviceChargeRows().filter((charge) => charge.line === code);
  const { total, rows } = await service.call(internalFeePage, { line: code, size: 100 });
  expect(total).toBe(wanted.length);
  expect(wanted).toMatchObject(rows);
  expect(await service.call(internalFeePage, { line: code, page: 2, size: 100 })).toEqual({ total, rows: [] });
});

test('amounts of the tables are exact minor units', () => {
  const amounts = [...seededRates, ...serviceChargeRows()].map(({ amount }) => amount);
  expect(amounts.filter((amount) => !Number.isInteger(amount) || amount <= 0)).toEqual([]);
});

describe('deadlines are those of China', () => {
  test.each([
    ['the first instant of a month', '2026-02-28T16:00:00Z', '2026-03-31T15:59:59.000Z'],
    ['the last instant of a month', '2026-02-28T15:59:59Z', '2026-02-28T15:59:59.000Z'],
    ['a leap year', '2028-02-10T00:00:00Z', '2028-02-29T15:59:59.000Z'],
    ['December', '2026-12-31T15:00:00Z', '2026-12-31T15:59:59.000Z'],
  ])('prices end with the month: %s', (_name, at, until) =>
    expect(endOfChinaMonth(new Date(at)).toISOString()).toBe(until),
  );

  test.each([
    ['Monday morning', '2026-03-02T02:00:00Z', '2026-03-03T10:00:00.000Z'],
    ['Thursday, already Friday in China', '2026-03-05T16:30:00Z', '2026-03-09T10:00:00.000Z'],
    ['Thursday', '2026-03-05T02:00:00Z', '2026-03-06T10:00:00.000Z'],
    ['Friday', '2026-03-06T02:00:00Z', '2026-03-09T10:00:00.000Z'],
    ['Saturday', '2026-03-07T02:00:00Z', '2026-03-09T10:00:00.000Z'],
    ['Sunday', '2026-03-08T02:00:00Z', '2026-03-09T10:00:00.000Z'],
    ['Sunday, already Monday in China', '2026-03-08T17:00:00Z', '2026-03-10T10:00:00.000Z'],
  ])('an enquiry is answered by the next working evening: %s', (_name, at, until) => {
    expect(nextWorkingEvening(new Date(at)).toISOString()).toBe(until);
    expect(nextWorkingEvening(new Date(at)).getTime() - Date.parse(at)).toBeGreaterThan(12 * hourMs);
  });
});
