import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountClosing } from '#contract/auth/accountClosing.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { button, field, loginDialog, signInByPassword } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

const phone = '13800000001';
const day = 86_400_000;
/** A service that has just started is busy for a while. */
const slowMs = 90_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const accountMenu = (page: Page) => page.getByRole('banner').locator('[popovertarget][title]').first();

/** Chooses an entry of the account menu that opens in a tab of its own. */
const choose = async (page: Page, entry: string): Promise<Page> => {
  await accountMenu(page).click();
  const opened = page.context().waitForEvent('page');
  await button(page, entry).click();
  const tab = await opened;
  await tab.waitForURL(/\/user-center\/account\/close$/);
  return tab;
};

/** Requests the closing on its page: code, tick, submit. */
const request = async (tab: Page): Promise<void> => {
  await button(tab, '发送验证码').click();
  await tab.getByText('验证码已发送').waitFor();
  await tab.getByRole('textbox', { name: '短信验证码' }).fill(await site.service.lastCode(phone));
  await tab.getByRole('checkbox').check();
  await button(tab, '申请注销账号').click();
  await tab.getByRole('heading', { name: '账号正在注销' }).waitFor();
};

const restartedAfter = async (ms: number): Promise<void> => {
  await site.service.kill('SIGTERM');
  await site.service.start({ clockAheadMs: ms });
};

test('an account is closed from the site’s own menu to its end, and taken back in between', async () => {
  const { page, complaints } = await visit(site, 1440);
  await page.goto('/');
  await signInByPassword(page, phone, seedPassword);
  const { page: elsewhere } = await visit(site, 1440);
  await elsewhere.goto('/');
  await signInByPassword(elsewhere, phone, seedPassword);

  const first = await choose(page, '注销账号');
  expect(await first.getByRole('main').textContent()).toContain(`${accountClosing.workingDays} 个工作日内完成注销`);
  await button(first, '申请注销账号').click();
  await first.getByRole('alert').getByText('请先勾选').waitFor();
  await request(first);

  // other devices are signed out, with a notice
  await elsewhere.getByRole('link', { name: '海运整箱', exact: true }).first().click();
  await elsewhere.getByText('登录已过期，请重新登录').waitFor();
  await button(elsewhere, '注册/登录').waitFor();

  await page.reload({ timeout: slowMs });
  await page.getByText(/账号正在注销，最迟于.+完成/).waitFor();
  const second = await choose(page, '撤销注销');
  await button(second, '撤销注销申请').click();
  await button(second, '发送验证码').waitFor();
  await page.reload({ timeout: slowMs });
  await accountMenu(page).click();
  await button(page, '注销账号').waitFor();
  await page.keyboard.press('Escape');

  // the next code is sent a minute after the last one
  await restartedAfter(2 * 60_000);
  await page.reload({ timeout: slowMs });
  await request(await choose(page, '注销账号'));

  // three weeks and a day are more than 15 working days; the job of closings runs at the start, then each hour
  await restartedAfter(22 * day);
  await expect.poll(() => site.service.notices(phone), { timeout: 60_000 }).toEqual(['account_closed']);
  // its own call may have found out already, and the page is about to load itself again
  await page.reload({ waitUntil: 'commit', timeout: slowMs });
  await page.getByText('登录已过期，请重新登录').waitFor({ timeout: slowMs });
  await button(page, '注册/登录').click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).fill(phone);
  await field(page, 'password').fill(seedPassword);
  await button(loginDialog(page), '登录').click();
  await page.getByText('账号或密码错误').waitFor();
  // what was under way when the service was restarted, and what it rejected
  expect(complaints.filter((text) => !/status of 4\d\d|ERR_CONNECTION_REFUSED/.test(text))).toEqual([]);
}, 300_000);
