import { expect, test } from 'vitest';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { Quote } from '#contract/services/quote.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { rollSailings } from '#server/search/rollingSailings.ts';
import { feesFor } from '#tests/support/pricedForm.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const shanghaiHamburg = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };
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
  await expect(service.call(chargeAgreement, { offerId: 'AEX9-2611-CNSHA-DEHAM' })).rejects.toMatchObject({
    code: codes.notFound,
  });
  await expect(service.call(chargeAgreement, { offerId: 'AEX2-2609-CNSHA-DEHAM' })).rejects.toMatchObject({
    code: codes.sailingClosed,
  });
});
