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
