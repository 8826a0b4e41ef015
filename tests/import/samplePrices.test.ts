// @module-tag postgres
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { carouselQuery, newsDetail, newsPage } from '#contract/content/content.ts';
import { goodsPage } from '#contract/goods/goods.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import { sellingMaintenance } from '#contract/services/publishedRates.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { supplierList, supplierRole } from '#contract/services/suppliers.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { readSource } from '#server/import/files/folder.ts';
import { importAll, withoutDemo } from './importFiles.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
let session: Session;
beforeAll(async () => {
  await withoutDemo(service);
  await importAll(service, readSource(join(projectRoot, 'server/import/sample')));
  session = await service.signIn();
});

const feesOf = async (orderNo: string) =>
  (await service.call(orderDetail, { orderNo }, { session })).fees.map(
    ({ code, currency, unitAmount, quantity, amount }) => [code, currency, unitAmount, quantity, amount],
  );

test('a 20GP of dangerous goods on an imported sailing costs what the folder says, charge by charge', async () => {
  const form = orderForm('fcl', { offerId: 'HX1-2612-CNSHA-DEHAM' });
  const totals = [
    { currency: '2' as const, amount: 181_700 },
    { currency: '1' as const, amount: 433_000 },
  ];
  const { orderNo } = await place(service, session, form, { totals });
  expect(await feesOf(orderNo)).toEqual([
    // 1,234 for Hamburg until 15 March, and 40 for loading in Shanghai
    ['OF', '2', 127_400, 1, 127_400],
    ['BAF', '2', 21_000, 1, 21_000],
    ['DGS', '2', 33_300, 1, 33_300],
    ['THC_DG', '1', 131_000, 1, 131_000],
    ['DOC', '1', 48_000, 1, 48_000],
    ['ENS', '1', 22_000, 1, 22_000],
    ['DGD', '1', 55_000, 1, 55_000],
    // 1,700 elsewhere, but 1,650 at the company's own station in Shanghai
    ['CFSL_DG', '1', 165_000, 1, 165_000],
    ['CUS', '1', 12_000, 1, 12_000],
  ]);
});

test('the next period of the freight has its own price, and the order before keeps its own', async () => {
  const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'N' } as const;
  const freights = async () =>
    (await service.call(sailingPage, lane)).rows.map(({ prices }) => prices.map(({ freight }) => freight.amount));
  const [first] = await freights();
  expect(first).toEqual([127_400, 240_550, 246_000]);
  service.clock.advance(14 * 86_400_000);
  const [later] = await freights();
  expect(later).toEqual([134_000, 251_000, 256_000]);
});

test('nothing of the demo is visible', async () => {
  const names: string[] = [];
  for (const line of serviceCode.options)
    names.push(...(await service.call(sellingMaintenance, { line, size: 100 })).rows.map(({ offerId }) => offerId));
  expect(names.toSorted()).toEqual(['builtIn~CNSHA-S1', 'domestic~310000~320500', 'lcl~CNSHA~DEHAM']);
  const goods = (await service.call(goodsPage, {})).rows.map(({ id }) => id);
  expect(goods).toEqual(['hx-methanol', 'hx-emulsion']);
  const suppliers: string[] = [];
  for (const role of supplierRole.options)
    suppliers.push(...(await service.call(supplierList, { supplierRole: role })).map(({ id }) => id));
  expect(suppliers).toEqual(['hx-line', 'hx-truck']);
  expect((await service.call(carouselQuery, {})).map(({ id }) => id)).toEqual(['huaxin-fcl']);
  expect((await service.call(newsPage, {})).rows.map(({ id }) => id)).toEqual([
    'huaxin-europe-weekly',
    'huaxin-station',
  ]);
});

test('Markdown becomes HTML, and HTML is cleaned', async () => {
  const article = await service.call(newsDetail, { id: 'huaxin-europe-weekly' });
  expect(article.contentHtml).toContain('<strong>33 天</strong>');
  expect(article.contentHtml).toContain('<td>开船前 6 天</td>');
  expect(article.contentHtml).toContain('<a href="/shippingFcl">');
  const cleaned = await service.call(newsDetail, { id: 'huaxin-station' });
  const text = cleaned.contentHtml.replaceAll(/\s+(?=<)|(?<=>)\s+/g, '');
  expect(text).toBe('<h2>内装照常</h2><p>危险品内装须提前 2 天预约。</p>');
  expect(cleaned.publishedAt).toBe('2026-03-01T16:00:00.000Z');
});
