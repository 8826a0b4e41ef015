import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankForm } from '#contract/booking/blankOrder.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { saveQuote, shareQuote } from '#contract/quotes/savedQuotes.ts';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import { fcl } from '#contract/services/definitions/fcl.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { placeSeaOrder } from '../support/orderLoad.ts';
import type { Outcome } from '../support/siteClient.ts';
import { SiteClient } from '../support/siteClient.ts';
import { button, field, signInByPassword } from './company.ts';
import { breakerOf, pressAll, retryIn } from './failEveryWay.ts';
import { walkedCalls } from './failingCalls.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

const phone = '13800000003';

/** The data of a call's response. */
const answer = async <Data>(made: Promise<Outcome>): Promise<Data> => (await made).data as Data;

let site: Site;
let id: string;
let token: string;
beforeAll(async () => {
  site = await openSite();
  const client = await SiteClient.signedIn(site.service.origin, phone);
  const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };
  const { rows } = await answer<OutputOf<typeof sailingPage>>(client.call(sailingPage, lane));
  const items = [{ code: '20GP', quantity: 1 }];
  const form = blankForm(fcl, { offerId: rows[1]!.sailing.id, isDanger: 'Y', items });
  ({ id } = await answer<{ id: string }>(client.call(saveQuote, { name: '汉堡', form })));
  const shared = client.call(shareQuote, { id, isShared: true });
  token = (await answer<{ shareToken: string }>(shared)).shareToken;
});
afterAll(async () => site.close());

test('saving a price, the list of quotes, and one quote', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, phone, seedPassword);
  const { every, respond, walked } = breakerOf(page);
  const again = async () => pressAll(retryIn(page));
  const press = (name: string) => async () => button(page, name).click();

  await page.goto('/shippingFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM&isDanger=Y');
  await page.locator('html[data-hydrated]').waitFor();
  await page
    .getByRole('button', { name: /^费用明细/ })
    .nth(1)
    .click();
  await button(page, '保存报价').click();
  await field(page, 'savedName').fill('鹿特丹备选');
  await every('saveQuote', press('保存'));

  const list = await respond(['savedQuotePage'], (route) => route.abort());
  await page.goto('/quotes');
  await retryIn(page).waitFor();
  await list.mend();
  await every('savedQuotePage', again);
  await again();
  await page.getByRole('link', { name: '查看报价 汉堡' }).waitFor();

  const opened = await respond(['savedQuoteDetail'], (route) => route.abort());
  await page.getByRole('link', { name: '查看报价 汉堡' }).click();
  await retryIn(page).waitFor();
  await opened.mend();
  await every('savedQuoteDetail', again);
  await again();
  await page.getByRole('heading', { level: 1, name: '汉堡' }).waitFor();

  await every('quoteSheet', press('下载 PDF'));
  await every('shareQuote', press('停用链接'));
  await every('orderQuote', press('转为订单'));
  await press('改名')();
  await field(page, 'quoteName').fill('汉堡改名');
  await every('renameQuote', press('保存'));
  await press('取消')();
  await every('removeQuote', async () => {
    await press('删除')();
    await press('确认删除')();
  });
  expect(walked()).toEqual(walkedCalls.quotes);
}, 300_000);

test('saving an order as a template, the list of templates, and one of them', async () => {
  const orderNo = await placeSeaOrder(await SiteClient.signedIn(site.service.origin, phone));
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, phone, seedPassword);
  const { every, respond, walked } = breakerOf(page);
  const again = async () => pressAll(retryIn(page));
  const press = (name: string) => async () => button(page, name).click();

  await page.goto(`/orders/${orderNo}`);
  await press('存为模板')();
  await field(page, 'savedName').fill('拼箱甘油');
  await every('saveTemplate', press('保存'));
  await press('保存')();

  const list = await respond(['templateList'], (route) => route.abort());
  await press('查看模板')();
  await retryIn(page).waitFor();
  await list.mend();
  await every('templateList', again);
  await again();
  await button(page, '给模板 拼箱甘油 改名').waitFor();

  await every('templateContent', press('用模板 拼箱甘油 下单'));
  await press('给模板 拼箱甘油 改名')();
  await field(page, 'templateName').fill('甘油');
  await every('renameTemplate', press('保存'));
  await press('取消')();
  await every('removeTemplate', async () => {
    await press('删除模板 拼箱甘油')();
    await press('确认删除')();
  });
  expect(walked()).toEqual(walkedCalls.templates);
}, 300_000);

test('a shared quote and its sheet', async () => {
  const { page } = await visit(site, 390);
  const { every, respond, walked } = breakerOf(page);
  const opened = await respond(['sharedQuote'], (route) => route.abort());
  await page.goto(`/q/${token}`);
  await retryIn(page).waitFor();
  await opened.mend();
  await every('sharedQuote', async () => pressAll(retryIn(page)));
  await pressAll(retryIn(page));
  await page.getByRole('heading', { level: 1, name: '报价 汉堡' }).waitFor();
  await every('sharedQuoteSheet', async () => button(page, '下载 PDF').click());
  expect(walked()).toEqual(walkedCalls.sharedQuote);
}, 300_000);
