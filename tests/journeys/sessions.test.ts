import type { Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInfo } from '#contract/auth/user.ts';
import { changePassword } from '#contract/auth/password.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { passwordDigestOf } from '#src/api/secrets.ts';
import { SiteClient } from '#tests/support/siteClient.ts';
import { button, field, loginDialog, signInByPassword, untilStepped } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

/** The address by which another site sends a user here, signed in. */
const ticketFor = async (phone: string): Promise<string> => {
  const response = await fetch(`${site.service.origin}/dev/tickets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone }),
  });
  const { address } = (await response.json()) as { address: string };
  return address;
};

test('single sign-on by a ticket in the address, which is gone at once and good only once', async () => {
  const { page, complaints } = await visit(site, 1440);
  const address = await ticketFor('13800000003');
  await page.goto(address);
  await button(page, '会员中心').waitFor();
  expect(page.url()).not.toContain('token');
  expect(complaints).toEqual([]);

  const { page: second } = await visit(site, 1440);
  await second.goto(address);
  await button(second, '注册/登录').waitFor();
});

test('a ticket for another account changes nothing until the visitor says so', async () => {
  const { page } = await visit(site, 1440);
  const account = () => page.getByRole('banner').locator('[popovertarget][title]').getAttribute('title');
  const question = page.getByRole('dialog', { name: '要切换账号吗？' });
  await page.goto(await ticketFor('13800000003'));
  await button(page, '会员中心').waitFor();
  const mine = await account();

  await page.goto(await ticketFor('13800000001'));
  await button(question, '保留当前账号').click();
  await question.waitFor({ state: 'detached' });
  await untilStepped(page);
  expect(await account()).toBe(mine);

  const address = await ticketFor('13800000001');
  await page.goto(address);
  await button(question, '切换账号').click();
  await expect.poll(() => account()).not.toBe(mine);
  const theirs = await account();
  await untilStepped(page);

  await page.goto(address);
  await button(question, '切换账号').click();
  await question.waitFor({ state: 'detached' });
  await button(page, '会员中心').waitFor();
  expect(await account()).toBe(theirs);
});

test.each([
  [1440, '13800000002'],
  [390, '13800000003'],
])(
  'a password changed elsewhere signs out with a message, and the login shows no remembered password, at %i px',
  async (width, phone) => {
    const { page } = await visit(site, width);
    await page.goto('/lcl');
    await page.locator('html[data-hydrated]').waitFor();
    await signInByPassword(page, phone, seedPassword, { remember: true });
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('checkedPassWord=1');

    const elsewhere = await SiteClient.signedIn(site.service.origin, phone);
    const digest = (password: string) => passwordDigestOf(phone, password);
    const changed = await elsewhere.call(changePassword, {
      oldPassword: digest(seedPassword),
      newPassword: digest('Another-Kettle-7'),
    });
    expect(changed.status).toBe(200);

    await page.goto('/tankIndex');
    await page.getByText(/^密码已在别处修改/).waitFor();
    await button(page, '注册/登录').click();
    await field(page, 'userName').waitFor();
    expect(await page.evaluate(() => document.cookie)).not.toContain('checkedPassWord=1');
    await page.getByRole('tab', { name: '密码登录' }).click();
    expect(await field(page, 'password').inputValue()).toBe('');
    expect(await page.getByText('已记住密码').count()).toBe(0);
  },
);

test('two tabs agree: signing in or out in one does so in the other', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/');
  await button(other, '注册/登录').waitFor();
  await signInByPassword(page, '13800000001', seedPassword);
  await button(other, '会员中心').waitFor();
  await button(page, '退出登录').click();
  await button(page, '注册/登录').waitFor();
  await button(other, '注册/登录').waitFor();
  expect(await other.evaluate(() => document.cookie)).not.toContain('token=');

  await button(other, '注册/登录').click();
  await loginDialog(other).getByRole('textbox', { name: '手机号' }).waitFor();
  await signInByPassword(page, '13800000001', seedPassword);
  await button(other, '会员中心').waitFor();
  expect(await loginDialog(other).count()).toBe(0);
});

test('an expired session is cleared after its pause, once, without a loop', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await signInByPassword(page, '13800000005', seedPassword);
  await page.getByRole('button', { name: '整车订单', exact: true }).waitFor();
  const names = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly).map(({ name }) => name);
  for (const name of names) await page.context().clearCookies({ name });

  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: '海运整箱', exact: true }).first().click();
  await page.getByRole('button', { name: '注册/登录' }).waitFor();
  await page.waitForTimeout(3_000);
  expect(loads).toBe(1);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
});

test('the special enterprise goes to its business page, in the same tab', async () => {
  const { page } = await visit(site, 390);
  await page.goto('/');
  await page.getByRole('button', { name: '注册/登录' }).click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).fill('13800000004');
  await field(page, 'password').fill(seedPassword);
  await loginDialog(page).getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(/honeywell/);
  expect(new URL(page.url()).search).not.toContain('token');
  expect(page.context().pages()).toHaveLength(1);

  // pressed before it is known who this is
  const requested = new Promise<Route>((resolve) => void page.route(`**${getInfo.path}`, resolve, { times: 1 }));
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: '会员中心' }).click();
  await (await requested).continue();
  await page.waitForURL(/honeywell/);
  expect(page.context().pages()).toHaveLength(1);
  // specification 8: the redirect took the place of the page that was left
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/');
});
