import { eq } from 'drizzle-orm';
import { describe, expect, test, beforeAll } from 'vitest';
import { etdList, minimumPrices, sailingPage, sailingSort } from '#contract/search/sailingQuotes.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { oceanRates } from '#server/db/schema/network.ts';
import { lowestPrices } from '#server/search/hotLanes.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { feesFor } from '#tests/support/pricedForm.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { rollSailings } from '#server/search/rollingSailings.ts';
import { freshService } from '#tests/support/service.ts';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import type { Offer } from '#server/search/sailingQuery.ts';
import * as query from '#server/search/sailingQuery.ts';

const service = serviceForAll();

const shanghaiHamburg = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };

describe('the list of sailings', () => {
  test('shows what the charge agreement adds up to', async () => {
    for (const isDanger of ['Y', 'N'] as const) {
      const { rows } = await service.call(sailingPage, { ...shanghaiHamburg, isDanger, size: 5 });
      for (const { sailing, prices } of rows) {
        const quote = await service.call(chargeAgreement, { offerId: sailing.id, isDanger });
        for (const { containerType, totals, freight } of prices) {
          const fees = feesFor(quote, { items: { [containerType]: 1 }, isDanger: isDanger === 'Y' });
          expect(totals).toEqual(totalsOf(fees));
          expect(freight.amount).toBe(fees.find(({ code }) => code === 'OF')?.amount);
        }
      }
    }
  });

  test('leaves out closed sailings: earlier for dangerous goods, whose documents are due first', async () => {
    const now = service.clock.now().getTime();
    const first = async (isDanger: 'Y' | 'N') => {
      const { rows } = await service.call(sailingPage, { ...shanghaiHamburg, isDanger, size: 1 });
      return (Date.parse(rows[0]!.sailing.estimatedTimeOfDeparture) - now) / dayMs;
    };
    expect(await first('Y')).toBeGreaterThan(6);
    expect(await first('N')).toBeGreaterThan(1.5);
    expect(await first('N')).toBeLessThan(6);
  });

  test('agrees with the list of departure days', { tags: ['postgres'] }, async () => {
    const days = await service.call(etdList, shanghaiHamburg);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    for (const { day, sailings, from } of days.slice(0, 6)) {
      const { total, rows } = await service.call(sailingPage, { ...shanghaiHamburg, day });
      expect(total).toBe(sailings);
      const freights = rows.map(
        ({ prices }) => prices.find(({ containerType }) => containerType === '20GP')?.freight.amount ?? 0,
      );
      expect(from).toEqual({ currency: '2', amount: Math.min(...freights) });
      expect(rows.every(({ sailing }) => chinaDayOf(new Date(sailing.estimatedTimeOfDeparture)) === day)).toBe(true);
    }
  });

  test('is empty where no service runs, and rejects a lane from a port to itself', async () => {
    expect(await service.call(sailingPage, { orgPortCode: 'DEHAM', dstPortCode: 'CNSHA' })).toEqual({
      total: 0,
      rows: [],
      carriers: [],
      exchangeRate: { cnyPerUsd: 7.1, sourceZh: '演示汇率', publishedOn: '2026-03-02' },
    });
    await expect(service.call(etdList, { orgPortCode: 'CNSHA', dstPortCode: 'CNSHA' })).rejects.toHaveCode(
      codes.badInput,
    );
  });
});

test('a lowest price is the lowest of its lane', { tags: ['postgres'] }, async () => {
  for (const { orgPortCode, dstPortCode, freight, nextDeparture } of await service.call(minimumPrices, { size: 8 })) {
    const { rows } = await service.call(sailingPage, { orgPortCode, dstPortCode, size: 100 });
    const freights = rows.map(
      ({ prices }) => prices.find(({ containerType }) => containerType === '20GP')?.freight.amount ?? 0,
    );
    expect(freight).toEqual({ currency: '2', amount: Math.min(...freights) });
    const cheapest = rows.find((_row, index) => freights[index] === freight.amount);
    expect(nextDeparture).toBe(cheapest?.sailing.estimatedTimeOfDeparture);
  }
});

test('a rate that has ended is no lowest price', async () => {
  const now = service.clock.now();
  const before = await lowestPrices(service.db, 8, now);
  const [rate] = await service.db.select().from(oceanRates).where(eq(oceanRates.dstPortCode, before[0]!.dstPortCode));
  const ended = { validFrom: new Date(now.getTime() - 2 * dayMs), validUntil: now, amount20gp: 1 };
  await service.db.insert(oceanRates).values({ ...rate!, ...ended });
  expect(await lowestPrices(service.db, 8, now)).toEqual(before);
});

const offerId = 'AEX2-2611-CNSHA-DEHAM';

const feesOfOne = (quote: Quote, size: ContainerType, isDanger: boolean, details: Record<string, FieldValue>) =>
  feesFor(quote, { items: { [size]: 1 }, isDanger, details });

test('ordinary cargo pays ordinary handling, and telex release only on request', async () => {
  const quote = await service.call(chargeAgreement, { offerId });
  const fees = Object.fromEntries(
    feesOfOne(quote, '40HQ', false, { billOfLading: 'telex' }).map(({ code, amount }) => [code, amount]),
  );
  expect(fees).toMatchObject({ THC: 1_250_00, BKG: 300_00, TLX: 300_00, BAF: 640_00 });
  expect(Object.keys(fees)).not.toEqual(expect.arrayContaining(['DGS']));
  expect(fees).not.toHaveProperty('CUS');
  expect(fees).not.toHaveProperty('CFSL');
});

test.each([
  ['USLAX', ['AMS'], ['ENS', 'ACI', 'AFR']],
  ['CAVAN', ['ACI'], ['ENS', 'AMS', 'AFR']],
  ['JPTYO', ['AFR', 'EBS'], ['ENS', 'AMS', 'BAF']],
  ['GBFXT', ['BAF'], ['ENS', 'AMS']],
])('%s charges %j and not %j', async (dstPortCode, requested, others) => {
  const { rows } = await service.call(sailingPage, { orgPortCode: 'CNSHA', dstPortCode, size: 1 });
  const { tariff } = await service.call(chargeAgreement, { offerId: rows[0]!.sailing.id });
  const found = new Set(tariff.map(({ code }) => code));
  for (const code of requested) expect(found).toContain(code);
  for (const code of others) expect(found).not.toContain(code);
});

test.each([85, 212])('peak season is from 15 June to 15 October: in %i days', { tags: ['postgres'] }, async (days) => {
  const summer = await freshService();
  summer.clock.advance(days * dayMs);
  await rollSailings(summer.db, summer.clock.now());
  const { rows } = await summer.call(sailingPage, { ...shanghaiHamburg, size: 20 });
  const inSeason = await Promise.all(
    rows.map(async ({ sailing }) => {
      const { tariff } = await summer.call(chargeAgreement, { offerId: sailing.id });
      const day = chinaDayOf(new Date(sailing.estimatedTimeOfDeparture));
      return [day >= '2026-06-15' && day <= '2026-10-15', tariff.some(({ code }) => code === 'PSS')];
    }),
  );
  expect(inSeason.every(([expected, requests]) => expected === requests)).toBe(true);
  expect(new Set(inSeason.map(([expected]) => expected))).toEqual(new Set([true, false]));
  await summer.close();
});

test('an unknown sailing has no tariff, a closed one none any more', async () => {
  await expect(service.call(chargeAgreement, { offerId: 'AEX9-2611-CNSHA-DEHAM' })).rejects.toHaveCode(codes.notFound);
  await expect(service.call(chargeAgreement, { offerId: 'AEX2-2609-CNSHA-DEHAM' })).rejects.toHaveCode(
    codes.sailingClosed,
  );
});

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

  test.each(sailingSort.options)('by %s, soonest of equals, late ones last', { tags: ['postgres'] }, async (sort) => {
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
  });
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
