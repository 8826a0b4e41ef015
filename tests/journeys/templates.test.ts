import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { dayAhead } from '../support/days.ts';
import { button, field } from './company.ts';
import { chooseSailing, countFields, orderPaint, sailings, signedIn, submit } from './paintOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

const shots = async (page: Page, name: string) => {
  await shot(page, `${name}-1440`);
  if (!process.env.SHOTS) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, `${name}-390`);
  await page.setViewportSize({ width: 1440, height: 900 });
};

const order = (page: Page, orderNo: string) => page.getByRole('article', { name: `订单 ${orderNo}` });

test('an order becomes a template, which fills others with at most ten typed fields', async () => {
  const { page, complaints } = await visit(site, 1440);
  await signedIn(page);
  const first = await orderPaint(page);

  await page.goto(`/orders/${first}`);
  await order(page, first).waitFor();
  await shots(page, 'order-tools');
  await button(order(page, first), '存为模板').click();
  await field(page, 'savedName').fill('汉堡工业涂料');
  await button(page.getByRole('dialog', { name: '存为模板' }), '保存').click();
  await button(page.getByRole('dialog', { name: '模板已保存' }), '查看模板').click();
  await page.waitForURL(`**${paths.orders}?tab=templates`);
  await page.getByText('汉堡工业涂料').waitFor();
  await shots(page, 'templates');

  // a sailing is chosen first: the template fills the form and leaves sailing and price
  await page.goto(sailings);
  await chooseSailing(page);
  const address = page.url();
  const fields = await countFields(page);
  await shots(page, 'booking-bar');
  await button(page, '用模板填写').click();
  const dialog = page.getByRole('dialog', { name: '用模板填写' });
  await button(dialog, '用模板 汉堡工业涂料 填写').waitFor();
  await shots(page, 'template-choice');
  await button(dialog, '用模板 汉堡工业涂料 填写').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('已用模板填写', { exact: true }).waitFor();
  expect(page.url()).toBe(address);
  expect(await field(page, 'cargo.0.grossKg').inputValue()).toBe('16000');
  expect(await field(page, 'consignee.name').inputValue()).toBe('Example Coatings Co., Ltd.');
  expect(await field(page, 'details.cargoReadyDay').inputValue()).toBe('');
  await shots(page, 'booking-filled');
  // the address book opens beside the form
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^管理地址簿/ }).click();
  const book = await opening;
  await book.getByRole('row', { name: /Example Coatings.*收货人/ }).waitFor();
  await book.close();
  expect(await field(page, 'cargo.0.grossKg').inputValue()).toBe('16000');
  await button(page, '撤销').click();
  expect(await field(page, 'cargo.0.grossKg').inputValue()).toBe('');
  await button(page, '用模板填写').click();
  await button(dialog, '用模板 汉堡工业涂料 填写').click();
  await field(page, 'details.cargoReadyDay').fill(dayAhead(1));
  await field(page, 'cargo.0.packages').fill('60');
  await field(page, 'cargo.0.grossKg').fill('12,000');
  expect((await fields()).length).toBeLessThanOrEqual(10);
  expect(await fields()).toEqual(['details.cargoReadyDay', 'cargo.0.packages', 'cargo.0.grossKg']);
  const second = await submit(page);
  expect(second).not.toBe(first);

  // from the list: the sailing is chosen next
  await page.goto(`${paths.orders}?tab=templates`);
  await button(page, '给模板 汉堡工业涂料 改名').click();
  await field(page, 'templateName').fill('汉堡涂料');
  await page.keyboard.press('Enter');
  await button(page, '用模板 汉堡涂料 下单').click();
  await page.waitForURL(`**${paths.shippingFcl}?**`);
  await chooseSailing(page);
  const again = await countFields(page);
  expect(await field(page, 'cargo.0.grossKg').inputValue()).toBe('16000');
  await field(page, 'details.cargoReadyDay').fill(dayAhead(1));
  expect(await again()).toEqual(['details.cargoReadyDay']);
  expect(await submit(page)).not.toBe(second);

  await page.goto(`${paths.orders}?tab=templates`);
  await button(page, '删除模板 汉堡涂料').click();
  await button(page, '确认删除').click();
  await page.getByText('还没有模板').waitFor();
  await shots(page, 'templates-none');
  expect(complaints).toEqual([]);
}, 240_000);

test('saved quotes are beside the orders and in the account menu', async () => {
  const { page, complaints } = await visit(site, 390);
  await signedIn(page);
  await page.goto(paths.orders);
  await page.getByRole('navigation', { name: '查询内容' }).getByRole('link', { name: '报价' }).click();
  await page.waitForURL(`**${paths.quotes}`);
  await shot(page, 'quotes-tabs-390');
  await page.getByRole('navigation', { name: '查询内容' }).getByRole('link', { name: '模板' }).click();
  await page.waitForURL(`**${paths.orders}?tab=templates`);
  await page.getByRole('banner').locator('[popovertarget][title]').first().click();
  await shot(page, 'account-menu-390');
  await button(page, '我的报价').click();
  await page.waitForURL(`**${paths.quotes}`);
  expect(complaints).toEqual([]);
});
