import { beforeAll, describe, expect, test } from 'vitest';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { sailingPage, sailingSort } from '#contract/search/sailingQuotes.ts';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import type { Offer } from '#server/search/sailingQuery.ts';
import * as query from '#server/search/sailingQuery.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
let all: SailingQuote[];
let exchangeRate: ExchangeRate | null;
let carriers: { code: string; nameZh: string }[];
beforeAll(async () => {
  ({ rows: all, carriers, exchangeRate } = await service.call(sailingPage, { ...lane, size: 100 }));
});

const lane = { orgPortCode: 'CNZJG', dstPortCode: 'DEHAM' };
const dollars = ({ prices }: SailingQuote) => prices[0]!.totals.find(({ currency }) => currency === '2')!.amount;
const yuan = ({ prices }: SailingQuote) => prices[0]!.totals.find(({ currency }) => currency === '1')!.amount;
const idsOf = (rows: readonly SailingQuote[]) => rows.map(({ sailing }) => sailing.id);

describe('the list of sailings can be narrowed', () => {
  test.each([
    ['to a carrier', { carrierCode: 'HLC' }, ({ sailing }: SailingQuote) => sailing.carrierCode === 'HLC'],
    ['to direct ones', { directOnly: 'Y' as const }, ({ sailing }: SailingQuote) => sailing.viaPort === null],
    [
      'to carriers that take a class',
      { hazardClass: '2.3' },
      ({ sailing }: SailingQuote) => sailing.acceptedClasses.includes('2.3'),
    ],
  ])('%s', { tags: ['postgres'] }, async (_name, filter, isWanted) => {
    let found = 0;
    for (const from of ['CNSHA', 'CNZJG']) {
      const whole = await service.call(sailingPage, { ...lane, orgPortCode: from, size: 100 });
      const narrowed = await service.call(sailingPage, { ...lane, orgPortCode: from, size: 100, ...filter });
      expect(idsOf(narrowed.rows)).toEqual(idsOf(whole.rows.filter(isWanted)));
      expect(narrowed.total).toBe(narrowed.rows.length);
      expect(narrowed.carriers).toEqual(whole.carriers);
      expect(narrowed.total).toBeLessThan(whole.total);
      found += narrowed.total;
    }
    expect(found).toBeGreaterThan(0);
  });

  test('to nothing where no carrier fits, and still says which ones there are', async () => {
    expect(await service.call(sailingPage, { ...lane, carrierCode: 'NONE' })).toEqual({
      total: 0,
      rows: [],
      carriers,
      exchangeRate,
    });
    expect(await service.call(sailingPage, { ...lane, hazardClass: '7' })).toMatchObject({ total: 0 });
  });

  test('to those that goods ready on a day are in time for', async () => {
    const ready = { ...lane, readyDay: '2026-03-20', size: 100 };
    const inTime = (await service.call(sailingPage, ready)).rows.filter(({ intake }) => intake.state !== 'late');
    expect(inTime.length).toBeLessThan(all.filter(({ intake }) => intake.state !== 'late').length);
    expect((await service.call(sailingPage, { ...ready, inTimeOnly: 'Y' })).rows).toEqual(inTime);
  });

  test('by all of them at once, page by page', async () => {
    const [first] = carriers;
    const filter = { ...lane, carrierCode: first!.code, sort: 'price' as const };
    const whole = await service.call(sailingPage, { ...filter, size: 100 });
    const second = await service.call(sailingPage, { ...filter, size: 2, page: 2 });
    expect(second).toEqual({ ...whole, rows: whole.rows.slice(2, 4) });
  });
});

describe('the list of sailings can be sorted', () => {
  const keys = {
    departure: ({ sailing }: SailingQuote) => [Date.parse(sailing.estimatedTimeOfDeparture)],
    arrival: ({ sailing }: SailingQuote) => [Date.parse(sailing.estimatedTimeOfArrival)],
    transit: ({ sailing }: SailingQuote) => [sailing.transitDays],
    price: (quote: SailingQuote) => [dollars(quote), yuan(quote)],
    total: ({ load }: SailingQuote) => [load.total!.amount],
    carbon: ({ load }: SailingQuote) => [load.co2eGrams!],
  };

  test.each(sailingSort.options)(
    'by %s, the soonest first of equal ones, what is too late last',
    { tags: ['postgres'] },
    async (sort) => {
      const { rows } = await service.call(sailingPage, { ...lane, sort, size: 100 });
      const keysOf = (quote: SailingQuote) => [Number(quote.intake.state === 'late'), ...keys[sort](quote)];
      const expected = all.toSorted((a, b) => {
        const theirs = keysOf(b);
        return (
          keysOf(a)
            .map((key, at) => key - theirs[at]!)
            .find((order) => order !== 0) ?? 0
        );
      });
      expect(idsOf(rows)).toEqual(idsOf(expected));
    },
  );
});

test('the carriers of a lane are each named once, by code', { tags: ['postgres'] }, () => {
  expect(carriers.length).toBeGreaterThan(1);
  expect(carriers.map(({ code }) => code)).toEqual(
    [...new Set(all.map(({ sailing }) => sailing.carrierCode))].toSorted(),
  );
});

const offer = (more: Partial<Offer>) => ({ intake: { state: 'open', reason: null }, ...more }) as Offer;
const limit = { totalMax: 1_000 } as Parameters<typeof query.isWanted>[1];

test('a total at the limit is wanted, and unknown emissions come last', () => {
  expect([100_000, 100_001].map((amount) => query.isWanted(offer({ amount }), limit))).toEqual([true, false]);
  const offers = [null, 5, 3].map((grams) => offer({ grams }));
  const sorted = query.sortedBy(offers, { sort: 'carbon', isDanger: 'N' });
  expect(sorted.map(({ grams }) => grams)).toEqual([3, 5, null]);
});
