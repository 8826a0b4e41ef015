import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import { chargeAgreement, chargeExport } from '#contract/services/quote.ts';
import { chargeExportOf } from '#server/orders/chargeExport.ts';
import { fileNameOf } from '#src/api/contentDisposition.ts';
import { jsonHeaders } from '#tests/support/post.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const fetchExport = async (offerId: string) =>
  service.fetch(
    new Request(`http://127.0.0.1${chargeExport.path}`, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({ offerId }),
    }),
  );

const linesOf = async (response: Response) =>
  parse(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true }) as Record<string, string>[];

test('a sailing’s charges as a table: every charge of its tariff, named in content-disposition', async () => {
  const { rows } = await service.call(sailingPage, { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', size: 1 });
  const offerId = rows[0]!.sailing.id;
  const { tariff, items } = await service.call(chargeAgreement, { offerId });

  const response = await fetchExport(offerId);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(fileNameOf(response.headers.get('content-disposition'))).toMatch(/^费用表-海运整箱-上海-汉堡-.+\.csv$/);
  expect((await linesOf(response)).map((line) => [line['代码'], line['项目'], line['单价']])).toEqual(
    tariff.map((charge) => [
      charge.code,
      items.find(({ code }) => code === charge.item)?.nameZh ?? '',
      (charge.amount / 100).toFixed(2),
    ]),
  );
});

test.each([
  [
    'AEX2-2611-CNSHA-DEHAM',
    'CFSL',
    { 费用: '内装费（装箱费）', 区段: '起运地', 计费单位: '每箱', 适用条件: '装箱方式：内装，普通货', 币种: 'CNY' },
  ],
  ['air~PVG~FRA', 'AF', { 计费单位: '每kg', 最低收费: '420.00', 起始数量: '0', 单价: '53.00', 币种: 'CNY' }],
  ['tank~CNSHA~NLRTM', 'HEAT', { 区段: '目的地', 适用条件: '目的地蒸汽加热', 单价: '180.00' }],
])('of %s the line %s is printed as text', async (offerId, code, words) => {
  const lines = await linesOf(await fetchExport(offerId));
  expect(lines.find((line) => line['代码'] === code)).toMatchObject(words);
});

test('a name that a spreadsheet would run as a formula is text', async () => {
  const quote = await service.call(chargeAgreement, { offerId: 'air~PVG~FRA' });
  const tariff = quote.tariff.map((charge) => ({ ...charge, nameZh: '=HYPERLINK("https://evil.example")' }));
  const [first] = parse(String(chargeExportOf({ ...quote, tariff }).content), { bom: true, columns: true }) as {
    费用: string;
  }[];
  expect(first?.费用).toBe('\'=HYPERLINK("https://evil.example")');
});
