import { expect, test, describe, beforeAll } from 'vitest';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import type { Priced } from '#tests/support/pricedForm.ts';
import { feesFor } from '#tests/support/pricedForm.ts';
import type { Quote } from '#contract/services/quote.ts';
import { goodsRowsAt, serviceChargeRows, publishedRateRows } from '#server/db/seed/selling.ts';
import { quoteIdOf } from '#server/services/quoteIds.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { internalFeePage, sellingMaintenance } from '#contract/services/publishedRates.ts';
import { endOfChinaMonth, nextWorkingEvening } from '#server/services/deadlines.ts';
import { hourMs } from '#server/support/chinaTime.ts';

const service = serviceForAll();

const quoteOf = (offerId: string, isDanger: 'Y' | 'N' = 'Y') => service.call(chargeAgreement, { offerId, isDanger });

test('the box of a flexitank sails at the lane’s lowest freight, and the price ends with that', async () => {
  const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'N' as const, size: 100 };
  const { rows } = await service.call(sailingPage, lane);
  const { tariff, validUntil } = await quoteOf('flexitank~CNSHA~NLRTM');
  const freights = rows.map(({ prices }) => prices[0]!.freight.amount);
  expect(tariff.find(({ code }) => code === 'OF')).toMatchObject({ item: null, amount: Math.min(...freights) });
  const ends = rows.filter((_row, at) => freights[at] === Math.min(...freights)).map((row) => row.validUntil);
  expect(ends.toSorted().at(-1)).toBe(validUntil);
  expect(tariff.some(({ code }) => code === 'DGS')).toBe(false);
});

test('transit and frequency are those of goods as dangerous as said', async () => {
  const id = 'domestic~310000~510100';
  expect(await quoteOf(id, 'N')).toMatchObject({ transitDays: 4, frequencyZh: '按需派车，提前 1 天预约' });
  expect(await quoteOf(id, 'Y')).toMatchObject({
    transitDays: 5,
    frequencyZh: '按需派车，提前 2 天预约，核对经营范围与禁行时段',
  });
});

test('a place has its own services and those of the whole country, each with its time', async () => {
  const own = (await quoteOf('dgDesk~CNSHA')).items;
  const national = (await quoteOf('dgDesk~CN')).items;
  expect(own.slice(-national.length)).toEqual(national);
  expect(own[0]).toEqual({ code: 'DGD', nameZh: '危险品申报（危申报），截危申报前提交，约 1 个工作日' });
});

test.each([
  'lcl~CNSHA~CNSHA',
  'lcl~CNSHA',
  'warehousing~CNSHA-W1~DEHAM',
  'goods~no-such-goods',
  'fcl~CNSHA~DEHAM',
  'NO-SUCH-SAILING',
  "lcl~CNSHA~'",
])('%s is unknown', async (offerId) => {
  await expect(quoteOf(offerId)).rejects.toHaveCode(codes.notFound);
});

/** Totals in whole dollars and yuan. */
const totalsFor = async (offerId: string, priced: Priced) => {
  const totals = totalsOf(feesFor(await service.call(chargeAgreement, { offerId }), priced));
  return Object.fromEntries(
    totals.map(({ currency, amount }) => [currency === '1' ? 'yuan' : 'dollars', amount / 100]),
  );
};

describe('what an order costs, by hand from the tables of rates and charges', () => {
  test('rail 重庆 to 杜伊斯堡: two 20GP of the shipper’s own with consumer batteries, customs entrusted', async () => {
    const details = { owner: 'SOC', battery: 'consumer', customsEntrusted: true };
    expect(await totalsFor('rail~CN-CKG-TJC~DE-DUI', { items: { '20GP': 2 }, details })).toEqual({
      // 3,600 × 2 (3,850 with the railway's own), transfer at the border 120 × 2
      dollars: 7_200 + 240,
      // lifting 200 × 2, customs 200, review of the batteries 300
      yuan: 400 + 200 + 300,
    });
  });

  test.each([
    ['2026-05-01', 120, 1],
    ['2026-05-02', 120, 2],
    ['2026-05-31', 120, 2],
    ['2026-05-31', 40, 2],
  ])('a hall at 临港 until %s, %i m²: months begun, 100 m² at least', async (dayOut, squareMetres, months) => {
    const priced = { items: { 'G-squareMetreMonth': 1 }, details: { dayIn: '2026-04-01', dayOut, squareMetres } };
    const { yuan } = await totalsFor('warehousing~CNSHA-W1', { ...priced, cargo: { grossKg: 1_000 } });
    // 38 per square metre and month; in and out in addition
    const { yuan: without } = await totalsFor('warehousing~CNSHA-W1', {
      items: { 'G-squareMetreMonth': 1 },
      details: { dayIn: '2026-04-01', dayOut, squareMetres: 0 },
      cargo: { grossKg: 1_000 },
    });
    expect(yuan! - without!).toBe(38 * Math.max(100, squareMetres) * months);
  });

  test('methanol: 30 t brought to 长沙 after inspection, and 31 t fetched', async () => {
    const delivered = { tonnes: 30, deliveryTo: '430100', inspection: true };
    // 2,480 × 30, a dangerous tank truck 13,850, inspection 900
    expect(await totalsFor('goods~methanol', { details: delivered })).toEqual({ yuan: 74_400 + 13_850 + 900 });
    // 2,480 and loading 20 × 31
    expect(await totalsFor('goods~methanol', { details: { tonnes: 31 } })).toEqual({ yuan: 2_500 * 31 });
    // the second truck brings one tonne
    expect(await totalsFor('goods~methanol', { details: { tonnes: 31, deliveryTo: '430100' } })).toEqual({
      yuan: 2_480 * 31 + 13_850 * 2,
    });
  });
});

const rates = publishedRateRows();
const serviceCharges = serviceChargeRows();
const idOf = ({ line, originCode, destinationCode }: (typeof rates)[number]) =>
  quoteIdOf({ line, originCode, destinationCode: destinationCode ?? null });
const ids = new Set([...rates.map(idOf), ...goodsRowsAt(new Date(0)).map(({ id }) => `goods~${id}`)]);
const quotes = new Map<string, Quote>();
beforeAll(async () => {
  for (const offerId of ids) quotes.set(offerId, await service.call(chargeAgreement, { offerId }));
});

describe('no charge of the tables is dead', () => {
  test('every item of a charge can be chosen in every quote that has the charge', () => {
    for (const { id, tariff, items } of quotes.values()) {
      const itemCodes = new Set(items.map(({ code }) => code));
      expect([id, tariff.filter(({ item }) => item !== null && !itemCodes.has(item))]).toEqual([id, []]);
    }
  });

  test('what is charged for dangerous goods only says so, and nothing else does', () => {
    const tariffed = serviceCharges.filter(({ side }) => side !== 'event');
    // the customer chooses whether to entrust papers that only dangerous goods need
    const own = tariffed.filter(({ condition }) => condition !== 'declarationEntrusted');
    expect(own.filter(({ dangerousOnly, condition }) => dangerousOnly !== (condition === 'dangerous'))).toEqual([]);
  });
});

describe('every quote of the tables', () => {
  test('opens, and each rate belongs to exactly one of them', () => {
    expect(quotes.size).toBe(ids.size);
    const requested = new Set(
      [...quotes.values()].flatMap(({ id, tariff }) =>
        tariff.map(({ amount, currency, basis }) => [id, amount, currency, basis].join()),
      ),
    );
    const lost = rates.filter((rate) => !requested.has([idOf(rate), rate.amount, rate.currency, rate.basis].join()));
    expect(lost).toEqual([]);
    for (const { id, line, tariff } of quotes.values()) {
      if (line === 'goods' || line === 'dgDesk') continue;
      const own = rates.filter((rate) => idOf(rate) === id);
      const chargeCodes = new Set(serviceCharges.flatMap((charge) => (charge.line === line ? [charge.code] : [])));
      // a flexitank's container also pays the ocean freight of its lane
      const charges = tariff.filter(({ code, nameZh }) => !chargeCodes.has(code) && !nameZh.includes('20GP'));
      expect([id, charges.length]).toEqual([id, own.length]);
    }
  });

  test('charges nothing for events, and states their price', () => {
    for (const { id, line, tariff, notIncluded } of quotes.values()) {
      const events = serviceCharges.filter((charge) => charge.line === line && charge.side === 'event');
      const requested = events.filter((event) =>
        tariff.some(({ code, nameZh }) => code === event.code && nameZh === event.nameZh),
      );
      expect([id, requested]).toEqual([id, []]);
      const stated = notIncluded.filter((words) => /[¥$][\d,]+\.\d\d\//.test(words));
      expect(stated.length, `${id}: charges.csv of ${line} needs rows of side event`).toBeGreaterThan(0);
    }
  });

  test('ends with the month, unless the freight of its box ends before', () => {
    for (const { line, validUntil } of quotes.values()) {
      if (line === 'flexitank') expect(validUntil <= '2026-03-31T15:59:59.000Z').toBe(true);
      else expect(validUntil).toBe('2026-03-31T15:59:59.000Z');
    }
  });
});

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
