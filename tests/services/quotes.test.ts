import { expect, test } from 'vitest';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

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
  await expect(quoteOf(offerId)).rejects.toMatchObject({ code: codes.notFound });
});
