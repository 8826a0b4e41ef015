import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { paths } from '#contract/app/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { button, field, loginDialog, signInByPassword, untilStepped } from './company.ts';
import { breakerOf, follow, pressAll, retryIn } from './failEveryWay.ts';
import { fillOrder } from './fillOrder.ts';
import { walkedCalls } from './failingCalls.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const opened = async (width: number, path: string) => {
  const { page } = await visit(site, width);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
};

const quote = { offer: 'goods~glycerine-995' };
const orderPath = (requested: Record<string, string> = {}): string =>
  `${paths.domesticTradeOrder}?${new URLSearchParams({ ...quote, ...requested })}`;

/** Fills the order page of twenty tonnes of glycerine. */
const fillGoods = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  await fillOrder(page, goods, { details: { tonnes: '20' } });
};

test('an enquiry, which is sent once the service is back', async () => {
  const page = await opened(390, paths.business);
  await field(page, 'goods').fill('工业涂料');
  await page.getByText('不清楚', { exact: true }).click();
  await field(page, 'contactName').fill('李询价');
  await field(page, 'phone').fill('13812345678');
  const send = page.getByRole('button', { name: /^提交询价|^提交/ }).last();
  const breaker = breakerOf(page);
  await breaker.every('addEnquiry', async () => send.click());
  await send.click();
  await page.getByText('已收到').waitFor();
  expect(breaker.walked()).toEqual(walkedCalls.enquiry);
}, 300_000);

test('an order: its page, its agreement, its submission, its change', async () => {
  const page = await opened(1440, paths.root);
  await signInByPassword(page, '13800000003', seedPassword);
  const breaker = breakerOf(page);
  const again = async () => pressAll(retryIn(page));
  const opens = async (name: string, path: string) => {
    const away = await breaker.respond([name], (route) => route.abort());
    await follow(page, path);
    await retryIn(page).waitFor();
    await away.mend();
    await breaker.every(name, again);
    await again();
  };

  await opens('chargeAgreement', orderPath());
  await fillGoods(page);
  const submit = async () => button(page, '提交订单').first().click();
  await breaker.every('agreeShippingProtocol', submit);
  await breaker.every('placeOrder', submit);
  await submit();
  const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
  const orderNo = (await placed.getByText(/^CHM\d{8,}$/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await placed.waitFor({ state: 'detached' });
  await untilStepped(page);

  await follow(page, paths.root);
  await page.locator('main input').first().waitFor({ state: 'detached' });
  await opens('orderDetail', orderPath({ amend: orderNo }));
  await page.getByRole('heading', { level: 1, name: `修改订单 ${orderNo}` }).waitFor();
  await field(page, 'details.tonnes').fill('25');
  const amend = async () => button(page, '提交修改').first().click();
  await breaker.every('amendOrder', amend);
  await amend();
  await page.getByRole('dialog').getByText(orderNo).waitFor();
  expect(breaker.walked()).toEqual(walkedCalls.booking);
}, 300_000);

test('the documents of an order that is being filled in', async () => {
  const page = await opened(390, paths.root);
  await signInByPassword(page, '13800000003', seedPassword);
  await follow(page, orderPath());
  await fillGoods(page);
  const breaker = breakerOf(page);
  const file = { name: '说明书.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const upload = async () => page.getByLabel('上传其他单证').setInputFiles(file);
  await breaker.every('uploadOrderDocument', upload);
  await upload();
  await breaker.every('orderDocumentFile', async () => button(page, '下载 说明书.pdf').click());
  await breaker.every('removeOrderDocument', async () => {
    await button(page, '删除 说明书.pdf').click();
    await button(page, '确认删除').click();
  });
  expect(breaker.walked()).toEqual(walkedCalls.draftDocuments);
}, 300_000);

test('a UN number typed before the list’s code has loaded keeps the focus and opens the list', async () => {
  const { page } = await visit(site, 1440);
  let letThrough: (() => void) | undefined;
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/GoodsLookup-*.js', async (route) => {
    await through;
    await route.continue();
  });
  await page.goto(`${paths.shippingLcl}?${new URLSearchParams({ offer: 'lcl~CNSHA~HKHKG' })}`);
  await field(page, 'cargo.0.dangerous').check();
  const number = field(page, 'cargo.0.dangerous.unNumber');
  await number.pressSequentially('126');
  expect(await number.getAttribute('role')).toBeNull();
  letThrough?.();
  await page
    .getByRole('option', { name: /UN 1263/ })
    .first()
    .waitFor();
  await page.keyboard.type('3');
  expect(await number.inputValue()).toBe('1263');
  expect(await number.getAttribute('role')).toBe('combobox');
}, 60_000);

test('a lookup in the dangerous-goods list leaves the input', async () => {
  const page = await opened(1440, `${paths.shippingLcl}?${new URLSearchParams({ offer: 'lcl~CNSHA~HKHKG' })}`);
  await field(page, 'cargo.0.dangerous').check();
  const number = field(page, 'cargo.0.dangerous.unNumber');
  await number.fill('1263');
  await page
    .getByRole('option', { name: /UN 1263/ })
    .first()
    .waitFor();
  const breaker = breakerOf(page);
  await breaker.every('dangerousGoodsSearch', async () => {
    await number.blur();
    await number.focus();
  });
  expect(breaker.walked()).toEqual(walkedCalls.dangerousGoods);
}, 300_000);

test('a session that ends while an order is filled: said after the reload, and the order is as it was typed', async () => {
  const page = await opened(390, '/');
  await signInByPassword(page, '13800000001', seedPassword);
  await page.goto(orderPath());
  await fillGoods(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.context().clearCookies({ name: '__Host-sid' });
  await button(page, '提交订单').first().click();
  await page.getByText('登录已过期，请重新登录；订单草稿保存在本机').waitFor();
  // the login opens at once, over the same form
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor();
  await page.keyboard.press('Escape');
  await field(page, 'details.tonnes').waitFor();
  expect(await field(page, 'details.tonnes').inputValue()).toBe('20');
  expect(await field(page, 'bookingContact.email').inputValue()).toBe('booking@example.com');
  expect(loads).toBe(1);
});
