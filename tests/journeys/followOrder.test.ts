import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { paths } from '#contract/app/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { button, field, signInByPassword, untilStepped } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const orderPage = `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`;
const unverified = '13800000002';

/** Orders twenty tonnes of glycerine and returns the number, with the dialog that says it closed. */
const orderGoods = async (page: Page): Promise<string> => {
  await page.goto(orderPage);
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  await fillOrder(page, goods, { details: { tonnes: '20' } });
  await page.getByRole('button', { name: '提交订单' }).first().click();
  const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
  const orderNo = (await placed.getByText(/^CHM\d{8,}$/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await placed.waitFor({ state: 'detached' });
  await untilStepped(page);
  return orderNo;
};

const follow = async (page: Page, orderNo: string): Promise<Locator> => {
  await page.goto(`/?orderQuery=${orderNo}`);
  const order = page.getByRole('article', { name: `订单 ${orderNo}` });
  await order.waitFor();
  return order;
};

test('a company follows its order: documents, change, cancellation, and once more', async () => {
  const { page, complaints } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, unverified, seedPassword);
  const orderNo = await orderGoods(page);

  await page.goto('/');
  await page.getByRole('button', { name: '订单查询' }).click();
  const query = page.getByRole('dialog', { name: '订单查询' });
  await query
    .getByText(/剩 (?:2 天|1 天 23 小时)/)
    .first()
    .waitFor();
  await query
    .getByRole('button', { name: new RegExp(orderNo) })
    .first()
    .click();
  const order = page.getByRole('article', { name: `订单 ${orderNo}` });
  await order.getByText('去完成企业认证').waitFor();
  await button(query, '返回订单列表').click();
  await button(query, '草稿').click();
  await query.getByText('没有草稿').waitFor();
  await button(query, '订单').click();
  await query
    .getByRole('button', { name: new RegExp(orderNo) })
    .first()
    .click();
  await order.getByText('去完成企业认证').waitFor();

  const fileInput = order.locator('input[type="file"]').first();
  await fileInput.setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('说明') });
  await order.getByText('请选择 PDF、JPG 或 PNG 文件').waitFor();
  await fileInput.setInputFiles({
    name: '安全技术说明书.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await Promise.all([page.waitForEvent('download'), button(order, '下载 安全技术说明书.pdf').click()]);
  await button(order, '删除 安全技术说明书.pdf').click();
  await button(order, '保留').click();
  await button(order, '删除 安全技术说明书.pdf').click();
  await button(order, '确认删除').click();
  await button(order, '删除 安全技术说明书.pdf').waitFor({ state: 'detached' });
  await button(order, '刷新').click();

  // goods that are bought have no carriage to book
  expect(await button(order, '下载托书 PDF').count()).toBe(0);

  await order.getByRole('button', { name: '修改订单' }).click();
  await page.getByRole('heading', { level: 1, name: `修改订单 ${orderNo}` }).waitFor();
  expect(await field(page, 'details.tonnes').inputValue()).toBe('20');
  await field(page, 'details.tonnes').fill('25');
  await page.getByRole('button', { name: '提交修改' }).first().click();
  await page.getByRole('dialog').getByText(orderNo).waitFor();
  await page.keyboard.press('Escape');

  const changed = await follow(page, orderNo);
  await changed.getByText('用户：修改委托', { exact: true }).waitFor();
  await changed.getByText('¥222,500.00').first().waitFor();
  await button(changed, '取消订单').click();
  await button(changed, '不取消').click();
  await button(changed, '取消订单').click();
  await changed.getByLabel('取消原因').fill('客户改期');
  await changed.getByRole('button', { name: '确认取消订单' }).click();
  await changed.getByText('订单已取消').waitFor();
  await changed.getByText('客户改期').first().waitFor();

  await changed.getByRole('button', { name: '再来一单' }).first().click();
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  expect(await field(page, 'details.tonnes').inputValue()).toBe('25');
  expect(complaints).toEqual([]);
});

test('an unverified company’s order ends after exactly two days, also while the service was down, and is ordered again', async () => {
  const { page, complaints } = await visit(site, 390);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, unverified, seedPassword);
  const orderNo = await orderGoods(page);

  await site.service.kill('SIGKILL');
  await site.service.start({ clockAheadMs: 2 * 86_400_000 });
  const order = await follow(page, orderNo);
  await order.getByText('订单已自动取消').waitFor();
  await order.getByRole('button', { name: '再来一单' }).first().click();
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  expect(await field(page, 'details.tonnes').inputValue()).toBe('20');
  expect(complaints.filter((text) => !/ERR_(?:CONNECTION_|INCOMPLETE_|EMPTY_RESPONSE)/.test(text))).toEqual([]);
});
