import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { goods } from '#contract/services/goods/definition.ts';
import { paths } from '#contract/app/routes.ts';
import { accounts, button, field, go, unexpected, untilStepped, visitAs } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import { orderOn, placed } from './paintOrder.ts';
import { openSite } from './visit.ts';

const dayMs = 86_400_000;
const orderPage = `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`;

const follow = async (page: Page, orderNo: string): Promise<Locator> => {
  await page.goto(`/?orderQuery=${orderNo}`);
  const order = orderOn(page, orderNo);
  await order.waitFor();
  return order;
};

test('a company follows its order: documents, change, cancellation, once more, and the end after two days', async () => {
  const site = await openSite();
  const { page, complaints } = await visitAs(site, accounts.unverified, 1440);
  await go(page, orderPage);
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  await fillOrder(page, goods, { details: { tonnes: '20' } });
  const orderNo = await placed(page);

  // the page now shows the placed order: no form for the same order is left, not even in the history
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /下单成功/ }).waitFor();
  await expect.poll(() => button(page, '提交订单').count()).toBe(0);
  await button(page, '查看订单进展').click();
  const query = page.getByRole('dialog', { name: '订单查询' });
  await query.getByText(orderNo).first().waitFor();
  await query.getByRole('button', { name: '关闭' }).first().click();
  await untilStepped(page);
  await page.goBack();
  expect(page.url()).not.toContain('offer=');

  await go(page, '/');
  await button(page, '订单查询').click();
  await query
    .getByText(/剩 (?:2 天|1 天 23 小时)/)
    .first()
    .waitFor();
  await query
    .getByRole('button', { name: new RegExp(orderNo) })
    .first()
    .click();
  const order = orderOn(page, orderNo);
  await order.getByText('去完成企业认证').waitFor();
  await button(query, '返回订单列表').click();
  await button(query, '草稿').click();
  await query.getByText('没有草稿').waitFor();
  await button(query, '订单').click();
  await query
    .getByRole('button', { name: new RegExp(orderNo) })
    .first()
    .click();

  const fileInput = order.getByRole('region', { name: '单证', exact: true }).locator('input[type="file"]').first();
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
  // purchased goods have no carriage to book
  await expect.poll(() => button(order, '下载托书 PDF').count()).toBe(0);

  await order.getByRole('button', { name: '修改订单' }).click();
  await page.getByRole('heading', { level: 1, name: `修改订单 ${orderNo}` }).waitFor();
  await expect.poll(() => field(page, 'details.tonnes').inputValue()).toBe('20');
  await field(page, 'details.tonnes').fill('25');
  await page.getByRole('button', { name: '提交修改' }).first().click();
  await page.getByRole('dialog').getByText(orderNo).waitFor();
  await page.keyboard.press('Escape');
  await untilStepped(page);

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

  // again; unverified, it ends after two days, even while the service was down
  await changed.getByRole('button', { name: '再来一单' }).first().click();
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  await expect.poll(() => field(page, 'details.tonnes').inputValue()).toBe('25');
  await fillOrder(page, goods, {});
  const again = await placed(page);
  expect(again).not.toBe(orderNo);
  await site.restart('SIGKILL', 2 * dayMs);
  const ended = await follow(page, again);
  await ended.getByText('订单已自动取消').waitFor();
  expect(unexpected(complaints)).toEqual([]);
});
