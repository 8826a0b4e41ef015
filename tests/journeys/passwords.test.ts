import { expect, test } from 'vitest';
import { seedPassword } from '#server/db/seed/accounts.ts';
import {
  accounts,
  button,
  field,
  go,
  hydrated,
  loginDialog,
  openAccountMenu,
  signInByPassword,
  signInBySms,
  solveCaptcha,
  submitPassword,
  unexpected,
  untilSignedIn,
  untilStepped,
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
  const code = await site.service.lastCode(accounts.naturalPerson);
  await field(page, 'captcha').fill(code === '000000' ? '000001' : '000000');
  await submit();
  await reset.getByText(/验证码错误/).waitFor();
  await field(page, 'captcha').fill(code);
  await submit();
  await button(page, '会员中心').waitFor();

  const { page: byCode, complaints } = await visit(site, 1440);
  await go(byCode, '/');
  await button(byCode, '注册/登录').click();
  await signInBySms(byCode, site.service, '13912340022');
  await openAccountMenu(byCode);
  await button(byCode, '设置密码').click();
  const dialog = byCode.getByRole('dialog', { name: '设置密码' });
  for (const name of ['newPassword', 'passwordAgain']) await field(byCode, name).fill(newPassword);
  await expect.poll(() => field(byCode, 'oldPassword').count()).toBe(0);
  await button(dialog, '确认设置').click();
  await byCode.getByText('密码已设置').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await untilStepped(byCode);
  await button(byCode, '退出登录').click();
  await signInByPassword(byCode, '13912340022', newPassword);
  expect(complaints).toEqual([]);
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
  // where a password manager leads to
  await page.goto('/.well-known/change-password');
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await field(page, 'oldPassword').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await field(page, 'oldPassword').fill('not the password');
  for (const name of ['newPassword', 'passwordAgain']) await field(page, name).fill(newPassword);
  await button(dialog, '确认修改').click();
  await dialog
    .getByText(/原密码/)
    .nth(1)
    .waitFor();
  await field(page, 'oldPassword').fill(seedPassword);
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
