import { expect, test } from 'vitest';
import { lanName } from '../support/chromium.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { walkedIn } from '#flows';
import { order } from '#stories/tooling/journeys/order.ts';
import { recordActors } from './actors.ts';
import { accounts, button, choosePort, loginDialog, signInByPassword, signInBySms, unexpected } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import { paint, placed } from './paintOrder.ts';
import { openSite, visit } from './visit.ts';

test('a company books a full container, and all of it outlives a kill -9; over plain http of the own network', async () => {
  const site = await openSite();
  const phone = '13812340001';
  // the site at an address that is neither https nor localhost
  const origin = site.service.origin.replace('127.0.0.1', lanName);
  const { page, complaints } = await visit({ ...site, service: { origin } }, 390, { savesData: false });
  const recorded = await recordActors(page);
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ]);

  // search and price
  await choosePort(page, '起运港', 'shanghai', '上海');
  await choosePort(page, '目的港', '汉堡', '汉堡');
  await button(page, '查询船期').click();
  await page
    .getByRole('status')
    .filter({ hasText: /共 \d+ 个航次/ })
    .waitFor();
  expect(new URL(page.url()).searchParams.get('isDanger')).toBe('Y');
  await page
    .getByRole('button', { name: /^费用明细/ })
    .nth(1)
    .click();
  await page.getByText('美元费用').first().waitFor();
  await page.getByText('人民币费用').first().waitFor();

  // sign-in and order
  await page.getByRole('link', { name: /^下单/ }).nth(4).click();
  await loginDialog(page)
    .getByText(/当前连接未加密/)
    .waitFor();
  await signInBySms(page, site.service, phone);
  await page.getByRole('heading', { name: '海运整箱下单' }).waitFor();
  await fillOrder(page, fcl, paint());
  await page.reload();
  await page.getByRole('textbox', { name: '毛重' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: '毛重' }).inputValue()).toBe('16,000');
  const orderNo = await placed(page);
  expect(orderNo).toMatch(/^FCL/);
  expect(walkedIn(order, recorded, ['orderLife'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18]);
  await page.keyboard.press('Escape');
  // an unverified company has two days
  await page.getByText(/两天/).first().waitFor();
  await page.getByText('完成企业认证').first().waitFor();

  await site.restart('SIGKILL');
  // the first reload is interrupted by a document that the page itself was still loading
  const reload = async () => (await page.reload().catch(() => undefined))?.status();
  await expect.poll(reload).toBe(200);
  const center = await page.context().newPage();
  await center.goto('/api-auth/sso/go?to=workplace');
  await center.getByText(orderNo).first().waitFor();
  expect(new URL(center.url()).search).not.toContain('token');
  await center.close();

  await button(page, '退出登录').click();
  await button(page, '注册/登录').waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  await signInByPassword(page, accounts.verified);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('token=');
  // headers that a browser obeys only over https
  expect(unexpected(complaints).filter((text) => !/Cross-Origin-Opener-Policy|Clear-Site-Data/.test(text))).toEqual([]);
});
