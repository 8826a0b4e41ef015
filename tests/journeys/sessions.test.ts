import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import {
  accounts,
  button,
  endSession,
  field,
  go,
  openAccountMenu,
  phoneField,
  settled,
  signInByPassword,
  signInHere,
  visitAs,
} from './company.ts';
import { openSite, visit } from './visit.ts';

const expired = (page: Page) => page.getByText('登录已过期，请重新登录').first();

test('a session is the same in every tab, and its end is said once, with nothing typed lost', async () => {
  const site = await openSite();
  const { page } = await visit(site, 1440, { hasFakeTimers: true });
  await go(page, '/');
  const other = await page.context().newPage();
  await go(other, paths.news);
  await button(other, '注册/登录').click();
  await phoneField(other).waitFor();
  await signInByPassword(page, accounts.wholeVehicles);
  await button(page, '整车订单').waitFor();
  await button(other, '会员中心').waitFor();
  await expect.poll(() => phoneField(other).count()).toBe(0);
  await button(page, '退出登录').click();
  await button(page, '注册/登录').waitFor();
  await button(other, '注册/登录').waitFor();
  await expect.poll(() => other.evaluate(() => document.cookie)).not.toContain('token=');
  await other.close();

  // it ends during a navigation to another page, which is reloaded once, signed out
  await signInByPassword(page, accounts.wholeVehicles);
  await endSession(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: '海运整箱', exact: true }).first().click();
  await expired(page).waitFor();
  await button(page, '注册/登录').waitFor();
  await settled(page);
  await page.clock.fastForward(60_000);
  await expect.poll(() => expired(page).isVisible()).toBe(true);
  expect(loads).toBe(1);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  await signInByPassword(page, accounts.wholeVehicles);
  await expect.poll(() => expired(page).count()).toBe(0);

  // the account menu leads to the closing of the account, in a tab of its own
  const closing = page.waitForEvent('popup');
  await openAccountMenu(page);
  await button(page, '注销账号').click();
  await (await closing).waitForURL(/\/user-center\/account\/close$/);

  // it ends during an order
  const { page: ordering } = await visitAs(site, accounts.verified, 390);
  await go(ordering, '/shippingFcl?orgPortCode=CNSHA&dstPortCode=DEHAM');
  await ordering.getByRole('link', { name: /^下单/ }).last().click();
  await field(ordering, 'cargo.0.nameZh').fill('工业涂料');
  await endSession(ordering);
  await button(ordering, '订单查询').first().click();
  await expired(ordering).waitFor();
  await signInHere(ordering, accounts.verified);
  await expect.poll(() => field(ordering, 'cargo.0.nameZh').inputValue()).toBe('工业涂料');
});
