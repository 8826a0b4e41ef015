import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountClosing } from '#contract/auth/accountClosing.ts';
import { accounts, button, openAccountMenu, unexpected, visitAs } from './company.ts';
import type { Site } from './visit.ts';
import { openSite } from './visit.ts';

const phone = accounts.naturalPerson;

/** Chooses an entry of the account menu that opens in a new tab. */
const choose = async (page: Page, entry: string): Promise<Page> => {
  await openAccountMenu(page);
  const opened = page.context().waitForEvent('page');
  await button(page, entry).click();
  const tab = await opened;
  await tab.waitForURL(/\/user-center\/account\/close$/);
  return tab;
};

/** Requests the closing on its page: code, tick, submit. */
const request = async (tab: Page, { service }: Site): Promise<void> => {
  await button(tab, '发送验证码').click();
  await tab.getByText('验证码已发送').waitFor();
  await tab.getByRole('textbox', { name: '短信验证码' }).fill(await service.lastCode(phone));
  await tab.getByRole('checkbox').check();
  await button(tab, '申请注销账号').click();
  await tab.getByRole('heading', { name: '账号正在注销' }).waitFor();
};

test('the closing of an account, requested from the site’s own menu, signs out other devices and is taken back', async () => {
  const site = await openSite();
  const { page, complaints } = await visitAs(site, phone, 1440);
  const { page: elsewhere } = await visitAs(site, phone, 1440);

  const first = await choose(page, '注销账号');
  await expect
    .poll(() => first.getByRole('main').textContent())
    .toContain(`${accountClosing.workingDays} 个工作日内完成注销`);
  await button(first, '申请注销账号').click();
  await first.getByRole('alert').getByText('请先勾选').waitFor();
  await request(first, site);

  // other devices are signed out, with a notice
  await elsewhere.getByRole('link', { name: '海运整箱', exact: true }).first().click();
  await elsewhere.getByText('登录已过期，请重新登录').waitFor();
  await button(elsewhere, '注册/登录').waitFor();

  await page.reload();
  await page.getByText(/账号正在注销，最迟于.+完成/).waitFor();
  const second = await choose(page, '撤销注销');
  await button(second, '撤销注销申请').click();
  await button(second, '发送验证码').waitFor();
  expect(unexpected(complaints)).toEqual([]);
});
