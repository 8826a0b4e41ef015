import { expect, test } from 'vitest';
import { fcl } from '#contract/services/fcl/definition.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import {
  accounts,
  button,
  field,
  go,
  hydrated,
  loginDialog,
  phoneField,
  submitPassword,
  unexpected,
  untilStepped,
} from './company.ts';
import { fillOrder } from './fillOrder.ts';
import { orderOn, paint, placed, sailings } from './paintOrder.ts';
import { openSite, visit } from './visit.ts';

test('sailings are compared for a load; a price is saved, shared by a link, ordered, and deleted', async () => {
  const site = await openSite();
  const { page, complaints } = await visit(site, 1440);
  const address = () => new URL(page.url()).searchParams;
  await go(page, sailings());

  // a load, its total in two currencies, a month and a comparison are all in the address
  await page.getByText('修改', { exact: true }).click();
  await page.getByText('40HQ', { exact: true }).first().click();
  await field(page, 'containers').fill('2');
  await button(page, '查询船期').click();
  await page.getByText('按 2 × 40HQ 合计').waitFor();
  const first = () => page.locator('tbody').filter({ hasText: '下单' }).first();
  await expect.poll(() => first().textContent()).toContain('¥');
  await page.getByText('美元', { exact: true }).click();
  await expect.poll(() => address().get('currency')).toBe('2');
  await page.getByText(/参考汇率：1 美元 = 7\.1 元（演示汇率/).waitFor();
  const cheapest = page.getByRole('button', { name: /本月最低/ }).first();
  await page.getByRole('button', { name: '月历' }).click();
  await cheapest.click();
  await expect.poll(() => address().get('day')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await cheapest.click();
  await expect.poll(() => address().get('day')).toBe(null);
  await page.getByRole('button', { name: '收起月历' }).click();
  for (const index of [0, 1, 2]) await page.getByRole('checkbox', { name: /^对比/ }).nth(index).check();
  await expect.poll(() => address().get('compare')?.split(',').length).toBe(3);
  await expect.poll(() => page.getByRole('checkbox', { name: /^对比/ }).nth(3).isDisabled()).toBe(true);
  await page.reload();
  const comparison = page.getByRole('region', { name: '航次对比' });
  await expect.poll(() => comparison.getByRole('columnheader').count()).toBe(4);
  const total = await comparison.getByRole('row', { name: /^合计/ }).getByRole('cell').first().textContent();
  expect(total).toMatch(/^\$[\d,]+\.\d\d/);
  await hydrated(page);
  await comparison.getByRole('button', { name: /^下单/ }).last().click();
  // the order page is for users
  await phoneField(page).waitFor();
  await button(loginDialog(page), '关闭').click();
  await untilStepped(page);

  // a price is saved; a visitor signs in first
  await go(page, sailings());
  await page
    .getByRole('button', { name: /^费用明细/ })
    .nth(1)
    .click();
  await button(page, '保存报价').click();
  await submitPassword(page, accounts.verified);
  const name = '汉堡三月';
  const dialog = page.getByRole('dialog', { name: '保存报价' });
  await field(page, 'savedName').fill(name);
  await button(dialog, '保存').click();
  const saved = page.getByRole('dialog', { name: '报价已保存' });
  await button(saved, '查看报价').click();
  await saved.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const quote = page.url();
  expect(quote).toMatch(/\/quotes\/[0-9a-f-]{36}$/);
  await page.getByText(/有效期内可按此价下单/).waitFor();
  const sheet = page.waitForEvent('download');
  await button(page, '下载 PDF').click();
  expect((await sheet).suggestedFilename()).toBe(`报价单-${name}.pdf`);

  // anyone with the link sees it without a sign-in, until it is revoked
  await button(page, '分享链接').click();
  const link = page.getByRole('textbox', { name: '分享链接' });
  const shared = await link.inputValue();
  expect(shared).toMatch(/\/q\/[0-9a-f]{64}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, '复制链接').click();
  await page.getByText('链接已复制').waitFor();
  const reader = await visit(site, 390);
  await reader.page.goto(shared);
  await reader.page.getByRole('heading', { level: 1, name: '海运整箱报价 上海 → 汉堡' }).waitFor();
  expect(await reader.page.content()).not.toContain(name);
  expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const copy = reader.page.waitForEvent('download');
  await button(reader.page, '下载 PDF').click();
  expect((await copy).suggestedFilename()).toBe('报价单-海运整箱-上海-→-汉堡.pdf');
  await button(page, '停用链接').click();
  await link.waitFor({ state: 'detached' });
  await reader.page.reload();
  await reader.page.getByText(uiMessages.linkEnded.text).waitFor();

  // it becomes an order with one press and the missing fields
  await button(page, '转为订单').click();
  await page.getByRole('heading', { level: 1, name: '海运整箱下单' }).waitFor();
  await field(page, 'shipper.name').waitFor();
  await fillOrder(page, fcl, paint());
  const orderNo = await placed(page);
  await go(page, quote);
  await page.getByText('本报价已转为订单').waitFor();
  await page.getByRole('link', { name: '查看订单' }).click();
  await orderOn(page, orderNo).waitFor();

  // renamed, found in the list, deleted
  await go(page, quote);
  await button(page, '改名').click();
  await field(page, 'quoteName').fill('汉堡四月');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '汉堡四月' }).waitFor();
  await page.getByRole('link', { name: '全部报价' }).click();
  await page.getByRole('link', { name: '查看报价 汉堡四月' }).click();
  await button(page, '删除').click();
  await button(page, '确认删除').click();
  await page.getByText('还没有保存报价').waitFor();
  await page.goto(quote);
  await page.getByText('报价不存在或已删除').waitFor();
  expect(unexpected([...complaints, ...reader.complaints])).toEqual([]);
});
