import { expect, test } from 'vitest';
import { seedPassword } from '#server/db/seed/accounts.ts';
import {
  accounts,
  button,
  field,
  go,
  hydrated,
  loginDialog,
  solveCaptcha,
  submitPassword,
  unexpected,
  untilSignedIn,
  visitAs,
  wrongFields,
} from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

const newPassword = 'Harbour#2026-tide';

const forgotten = async (site: Site): Promise<void> => {
  const { page } = await visit(site, 390);
  await go(page, '/');
  await button(page, '注册/登录').click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  await button(loginDialog(page), '忘记密码？').click();
  const reset = page.getByRole('dialog', { name: '找回密码' });
  const submit = async () => button(reset, '设置新密码并登录').click();
  await submit();
  await expect.poll(() => wrongFields(reset).count()).toBe(4);
  await reset.getByRole('textbox', { name: '手机号' }).fill(accounts.naturalPerson);
  await button(reset, '获取验证码').click();
  await solveCaptcha(page);
  await button(reset, /秒后重新获取/).waitFor();
  for (const name of ['password', 'passwordAgain']) await field(page, name).fill(newPassword);
  await field(page, 'captcha').fill(await site.service.lastCode(accounts.naturalPerson));
  await submit();
  await button(page, '会员中心').waitFor();
};

test('a password is set anew by a code, and changed, which signs out every other device', async () => {
  const site = await openSite();
  await forgotten(site);

  const { page: elsewhere } = await visit(site, 390);
  await go(elsewhere, '/lcl');
  await button(elsewhere, '注册/登录').click();
  await elsewhere.getByRole('tab', { name: '密码登录' }).click();
  await loginDialog(elsewhere).getByText('记住密码 30 天').click();
  await submitPassword(elsewhere, accounts.verified);
  await untilSignedIn(elsewhere);
  await expect.poll(() => elsewhere.evaluate(() => document.cookie)).toContain('checkedPassWord=1');

  const { page, complaints } = await visitAs(site, accounts.verified, 1440);
  // the address that password managers open
  await page.goto('/.well-known/change-password');
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await field(page, 'oldPassword').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await field(page, 'oldPassword').fill(seedPassword);
  for (const name of ['newPassword', 'passwordAgain']) await field(page, name).fill(newPassword);
  await button(dialog, '确认修改').click();
  await page.getByText('密码已修改').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(unexpected(complaints)).toEqual([]);

  await elsewhere.goto('/tankIndex');
  await elsewhere.getByText(/^密码已在别处修改/).waitFor();
  await hydrated(elsewhere);
  await button(elsewhere, '注册/登录').click();
  await field(elsewhere, 'userName').waitFor();
  await expect.poll(() => elsewhere.evaluate(() => document.cookie)).not.toContain('checkedPassWord=1');
  await elsewhere.getByRole('tab', { name: '密码登录' }).click();
  await expect.poll(() => field(elsewhere, 'password').inputValue()).toBe('');
  await expect.poll(() => elsewhere.getByText('已记住密码').count()).toBe(0);
});
