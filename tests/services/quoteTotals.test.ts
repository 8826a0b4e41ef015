import { describe, expect, test } from 'vitest';
import { chargeAgreement } from '#contract/services/quote.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import type { Priced } from '#tests/support/pricedForm.ts';
import { feesFor } from '#tests/support/pricedForm.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

/** Totals in whole dollars and yuan. */
const totalsFor = async (offerId: string, priced: Priced) => {
  const totals = totalsOf(feesFor(await service.call(chargeAgreement, { offerId }), priced));
  return Object.fromEntries(
    totals.map(({ currency, amount }) => [currency === '1' ? 'yuan' : 'dollars', amount / 100]),
  );
};

const weighing = (grossKg: number): Priced => ({ cargo: { packages: 20, grossKg, volumeM3: 2 } });
const rented = (rentalDays: number): Priced => ({ items: { 'RENT-T11': 2 }, details: { rentalDays } });

describe('what an order costs, by hand from the tables of rates and charges', () => {
  test('LCL 上海 to 洛杉矶: 2.345 m³ of dangerous goods, 2,000 kg, customs entrusted, telex release', async () => {
    const details = { customsEntrusted: true, billOfLading: 'telex' };
    const cargo = { packages: 10, grossKg: 2_000, volumeM3: 2.345 };
    expect(await totalsFor('lcl~CNSHA~USLAX', { isDanger: true, details, cargo })).toEqual({
      // 45 × 2.345 and DG 45 × 2.345, each 105.525 rounded up; AMS 30
      dollars: 105.53 + 105.53 + 30,
      // CFS 60 × 2.345, DG warehouse 60 × 2.345, document 200, manifest 50, handling 100, customs 100, DG 300, telex 300
      yuan: 140.7 + 140.7 + 200 + 50 + 100 + 100 + 300 + 300,
    });
  });

  test('air 浦东 to 法兰克福: 480 kg pay for the 500 kg that are cheaper, 400 kg do not', async () => {
    // 25.50 × 500 for 27 × 480 = 12,960; fuel 6 and security 1.50 and terminal 0.50 × 480; airway bill 50
    expect(await totalsFor('air~PVG~FRA', weighing(480))).toEqual({ yuan: 12_750 + 2_880 + 720 + 240 + 50 });
    // 27 × 400, less than 12,750
    expect(await totalsFor('air~PVG~FRA', weighing(400))).toEqual({ yuan: 10_800 + 2_400 + 600 + 200 + 50 });
  });

  test('rail 重庆 to 杜伊斯堡: two 20GP of the shipper’s own with consumer batteries, customs entrusted', async () => {
    const details = { owner: 'SOC', battery: 'consumer', customsEntrusted: true };
    expect(await totalsFor('rail~CN-CKG-TJC~DE-DUI', { items: { '20GP': 2 }, details })).toEqual({
      // 3,600 × 2 (3,850 with the railway's own), transfer at the border 120 × 2
      dollars: 7_200 + 240,
      // lifting 200 × 2, customs 200, review of the batteries 300
      yuan: 400 + 200 + 300,
    });
  });

  test('tanks rented at 上海: two T11 for 40 days, and for 10 days at the price of 30', async () => {
    expect(await totalsFor('tank~CNSHA', rented(40))).toEqual({ dollars: 13 * 2 * 40 });
    expect(await totalsFor('tank~CNSHA', rented(10))).toEqual({ dollars: 390 * 2 });
  });

  test('warehouse 临港: 12 t for 30 days in a class 甲 store, cool, 20 labels', async () => {
    const details = { dayIn: '2026-04-01', dayOut: '2026-05-01', temperature: 'cool', labels: 20 };
    const priced = { isDanger: true, items: { 'A-tonDay': 1 }, details, cargo: { grossKg: 12_000 } };
    // 9.50 × 360 t·d, cool 1.50 × 360, in and out DG 65 × 24, labels 3 × 20
    expect(await totalsFor('warehousing~CNSHA-W1', priced)).toEqual({ yuan: 3_420 + 540 + 1_560 + 60 });
  });

  test.each([
    ['2026-05-01', 120, 1],
    ['2026-05-02', 120, 2],
    ['2026-05-31', 120, 2],
    ['2026-05-31', 40, 2],
  ])('a hall at 临港 until %s, %i m²: months begun, 100 m² at least', async (dayOut, squareMetres, months) => {
    const priced = { items: { 'G-squareMetreMonth': 1 }, details: { dayIn: '2026-04-01', dayOut, squareMetres } };
    const { yuan } = await totalsFor('warehousing~CNSHA-W1', { ...priced, cargo: { grossKg: 1_000 } });
    // 38 a square metre and month; in and out beside it
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
