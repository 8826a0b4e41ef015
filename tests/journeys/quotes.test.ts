import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { fcl } from '#contract/services/definitions/fcl.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { dayAhead } from '../support/days.ts';
import { button, field, loginDialog, signInByPassword } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const verified = '13800000003';
const lane = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM', isDanger: 'Y' };
const sailings = `${paths.shippingFcl}?${new URLSearchParams(lane)}`;

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

const signedIn = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, verified, seedPassword);
};

/** Keeps the price of the lane's second sailing under a name, and opens it. */
const saveSailing = async (page: Page, name: string): Promise<void> => {
  await page.goto(sailings);
  await page.locator('html[data-hydrated]').waitFor();
  await page
    .getByRole('button', { name: /^费用明细/ })
    .nth(1)
    .click();
  await button(page, '保存报价').click();
  const dialog = page.getByRole('dialog', { name: '保存报价' });
  await shot(page, 'quote-naming-1440');
  await field(page, 'savedName').fill(name);
  await button(dialog, '保存').click();
  const saved = page.getByRole('dialog', { name: '报价已保存' });
  await button(saved, '查看报价').click();
  await saved.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

test('a price is kept, found, shared, printed, revoked and deleted', async () => {
  const { page, complaints } = await visit(site, 1440);
  await signedIn(page);
  await saveSailing(page, '汉堡三月');
  const address = page.url();
  expect(address).toMatch(/\/quotes\/[0-9a-f-]{36}$/);
  await page.getByText(/期间可按此价下单/).waitFor();
  await shot(page, 'quote-1440');

  const sheet = page.waitForEvent('download');
  await button(page, '下载 PDF').click();
  expect((await sheet).suggestedFilename()).toBe('报价单-汉堡三月.pdf');

  await button(page, '分享链接').click();
  const link = page.getByRole('textbox', { name: '分享链接' });
  const shared = await link.inputValue();
  expect(shared).toMatch(/\/q\/[0-9a-f]{64}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, '复制链接').click();
  await page.getByText('链接已复制').waitFor();
  await shot(page, 'quote-shared-1440');

  // whoever has the link reads it without a sign-in
  const reader = await visit(site, 390);
  await reader.page.goto(shared);
  await reader.page.getByRole('heading', { level: 1, name: '报价 汉堡三月' }).waitFor();
  expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await shot(reader.page, 'shared-390');
  await reader.page.setViewportSize({ width: 1440, height: 900 });
  await shot(reader.page, 'shared-1440');
  const copy = reader.page.waitForEvent('download');
  await button(reader.page, '下载 PDF').click();
  expect((await copy).suggestedFilename()).toBe('报价单-汉堡三月.pdf');

  await button(page, '停用链接').click();
  await link.waitFor({ state: 'detached' });
  await reader.page.reload();
  await reader.page.getByText('该分享链接无效或已停用，请向分享人索取新的链接').waitFor();

  await button(page, '改名').click();
  await field(page, 'quoteName').fill('汉堡四月');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '汉堡四月' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'quote-390');
  await page.getByRole('link', { name: '全部报价' }).click();
  const row = page.getByRole('link', { name: '查看报价 汉堡四月' });
  await row.waitFor();
  await shot(page, 'quotes-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await shot(page, 'quotes-1440');
  await row.click();
  await button(page, '删除').click();
  await button(page, '确认删除').click();
  await page.getByText('还没有保存报价').waitFor();
  await shot(page, 'quotes-none-1440');
  await page.goto(address);
  await page.getByText('报价不存在或已删除').waitFor();
  expect([...complaints, ...reader.complaints].filter((text) => !text.includes('404'))).toEqual([]);
});

test('a quote becomes an order with one press and what is missing', async () => {
  const { page, complaints } = await visit(site, 1440);
  await signedIn(page);
  await saveSailing(page, '转订单');
  const quote = page.url();
  await button(page, '转为订单').click();
  await page.getByRole('heading', { level: 1, name: '海运整箱下单' }).waitFor();
  await field(page, 'shipper.name').waitFor();
  await fillOrder(page, fcl, {
    details: { cargoReadyDay: dayAhead(1) },
    cargo: { grossKg: '16,000', volumeM3: '22.5', unNumber: '1263', option: /UN 1263.*PG II\b/ },
  });
  await shot(page, 'booking-1440');
  await page.getByRole('button', { name: '提交订单' }).first().click();
  const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
  const orderNo = (await placed.getByText(/^FCL\d{8,}$/).textContent()) ?? '';
  await page.goto(quote);
  await page.getByText('本报价已转为订单').waitFor();
  await shot(page, 'quote-ordered-1440');
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByRole('article', { name: `订单 ${orderNo}` }).waitFor();
  expect(complaints).toEqual([]);
});

test('the price of any service is kept from its order form; a visitor signs in first', async () => {
  const { page } = await visit(site, 390);
  await page.goto('/airLift/airLiftOrder?offer=air~CAN~FRA&isDanger=N');
  await field(page, 'cargo.0.grossKg').fill('1200');
  await field(page, 'cargo.0.volumeM3').fill('6');
  await page.getByText('费用明细').last().click();
  await shot(page, 'air-fees-390');
  await button(page, '保存报价').last().click();
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor();
  expect(await button(page, '保存报价').count()).toBeGreaterThan(0);
});
