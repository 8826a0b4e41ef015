// @module-tag long
import { describe, expect, test } from 'vitest';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { etdList, sailingPage } from '#contract/search/sailingQuotes.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { exchangeRates } from '#server/db/schema/reference.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };
const sailingId = 'AEX2-2611-CNSHA-DEHAM';
const amountOf = ({ load }: SailingQuote): number => load.total!.amount;

describe('the total of a load', () => {
  test.each<[ContainerType, number, 'Y' | 'N']>([
    ['20GP', 1, 'Y'],
    ['20GP', 3, 'Y'],
    ['40GP', 2, 'N'],
    ['40HQ', 50, 'Y'],
  ])('of %s × %i, dangerous %s, is what its order charges', async (containerType, containers, isDanger) => {
    const { rows } = await service.call(sailingPage, { ...lane, isDanger, containerType, containers, size: 100 });
    const shown = rows.find(({ sailing }) => sailing.id === sailingId)!;
    const form = orderForm('fcl', {
      offerId: sailingId,
      items: [{ code: containerType, quantity: containers }],
      details: { loading: 'self', customsEntrusted: false, cargoReadyDay: '2026-03-05' },
      ...(isDanger === 'N' && { cargo: [cargoItem('fcl', { dangerous: null })] }),
    });
    const placed = await place(service, await service.signIn(), form, { totals: shown.load.totals });
    expect(placed.totals).toEqual(shown.load.totals);
  });

  test('by hand: two 20GP of dangerous goods to Hamburg, as one amount in yuan and in dollars', async () => {
    const load = { ...lane, containers: 2, size: 100 } as const;
    const inYuan = await service.call(sailingPage, load);
    const inDollars = await service.call(sailingPage, { ...load, currency: '2' });
    const of = ({ rows }: typeof inYuan) => rows.find(({ sailing }) => sailing.id === sailingId)!.load;
    expect(inYuan.exchangeRate).toEqual({ cnyPerUsd: 7.1, sourceZh: '演示汇率', publishedOn: '2026-03-02' });
    const totals = of(inYuan).totals;
    // 2 × (1,570 + 320 + 20 + 350)
    expect(totals[0]).toEqual({ currency: '2', amount: 4_520_00 });
    expect(of(inYuan).total).toEqual({ currency: '1', amount: 4_520_00 * 7.1 + totals[1]!.amount });
    expect(of(inDollars).total).toEqual({ currency: '2', amount: 4_520_00 + Math.ceil(totals[1]!.amount / 7.1) });
  });

  test('sorts all pages, and filters them', { tags: ['postgres'] }, async () => {
    const load = { ...lane, containerType: '40HQ', containers: 2, sort: 'total' } as const;
    const { rows, total } = await service.call(sailingPage, { ...load, size: 100 });
    const amounts = rows.map(amountOf);
    expect(total).toBe(rows.length);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const second = await service.call(sailingPage, { ...load, size: 5, page: 2 });
    expect(second.rows).toEqual(rows.slice(5, 10));
    const limit = Math.ceil(amounts[Math.floor(amounts.length / 2)]! / 100);
    const cheap = await service.call(sailingPage, { ...load, totalMax: limit, size: 100 });
    expect(cheap.rows).toEqual(rows.filter((row) => amountOf(row) <= limit * 100));
    expect(cheap.total).toBeLessThan(total);
  });

  test('sailings are filtered by their transit', async () => {
    const { rows } = await service.call(sailingPage, { ...lane, size: 100 });
    const transits = rows.map(({ sailing }) => sailing.transitDays).toSorted((a, b) => a - b);
    const transitMax = transits[Math.floor(transits.length / 2)]!;
    const narrowed = await service.call(sailingPage, { ...lane, transitMax, size: 100 });
    expect(narrowed.rows).toEqual(rows.filter(({ sailing }) => sailing.transitDays <= transitMax));
  });

  test('of sailings asked for by their ids is the same; one that has left is missing', async () => {
    const { rows } = await service.call(sailingPage, { ...lane, size: 100 });
    const wanted = [rows[3]!, rows.at(-2)!];
    const ids = [...wanted.map(({ sailing }) => sailing.id), 'AEX2-2601-CNSHA-DEHAM'].join(',');
    expect((await service.call(sailingPage, { ...lane, ids })).rows).toEqual(wanted);
  });

  test('each departure day has the lowest of its sailings still open to an order', { tags: ['postgres'] }, async () => {
    const load = { ...lane, containerType: '40GP', containers: 3, currency: '2' } as const;
    const { rows } = await service.call(sailingPage, { ...load, size: 100 });
    const days = await service.call(etdList, load);
    expect(days.filter(({ inTime }) => inTime === 0)).not.toEqual([]);
    for (const { day, inTime, lowest } of days) {
      const own = rows.filter(
        ({ sailing, intake }) =>
          chinaDayOf(new Date(sailing.estimatedTimeOfDeparture)) === day && intake.state !== 'late',
      );
      expect(inTime).toBe(own.length);
      expect(lowest).toEqual(own.length === 0 ? null : { currency: '2', amount: Math.min(...own.map(amountOf)) });
    }
  });
});

test('without a rate sailings sort by dollars, then yuan, and no limit hides one', { tags: ['postgres'] }, async () => {
  const unrated = await freshService();
  await unrated.db.delete(exchangeRates);
  const { rows, exchangeRate } = await unrated.call(sailingPage, { ...lane, sort: 'total', totalMax: 1, size: 100 });
  expect(exchangeRate).toBeNull();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.every(({ load }) => load.total === null && load.totals.length === 2)).toBe(true);
  const dollars = rows.map(({ load }) => load.totals[0]!.amount);
  expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  const [first] = await unrated.call(etdList, lane);
  expect(first).toMatchObject({ lowest: null });
  await unrated.close();
});
