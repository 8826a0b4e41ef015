import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { button, field, signInByPassword, signInBySms, untilStepped, wrongFields } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

test('a password is changed, and the old one is required', async () => {
  const { page, complaints } = await visit(site, 1440);
  await page.goto('/');
  await signInByPassword(page, '13800000005', seedPassword);
  await page.getByRole('banner').locator('[popovertarget]').first().click();
  await button(page, '修改密码').click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await button(dialog, '确认修改').click();
  await expect.poll(() => wrongFields(dialog).count()).toBeGreaterThan(0);
  await field(page, 'oldPassword').fill('not the password');
  await field(page, 'newPassword').fill('Harbour#2026-tide');
  await field(page, 'passwordAgain').fill('Harbour#2026-tide');
  await button(dialog, '确认修改').click();
  await dialog
    .getByText(/原密码/)
    .nth(1)
    .waitFor();
  await field(page, 'oldPassword').fill(seedPassword);
  await button(dialog, '确认修改').click();
  await page.getByText('密码已修改').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});

test('an account of SMS codes sets its first password without an old one, and signs in by it', async () => {
  const phone = '13912340021';
  const password = 'Harbour#2026-first';
  const { page, complaints } = await visit(site, 390);
  const openMenu = () => page.getByRole('banner').locator('[popovertarget][title]').click();
  await page.goto('/');
  await button(page, '注册/登录').click();
  await signInBySms(page, site.service, phone);
  await openMenu();
  await button(page, '设置密码').click();
  const dialog = page.getByRole('dialog', { name: '设置密码' });
  await field(page, 'newPassword').fill(password);
  expect(await field(page, 'oldPassword').count()).toBe(0);
  await field(page, 'passwordAgain').fill(password);
  await button(dialog, '确认设置').click();
  await page.getByText('密码已设置').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await untilStepped(page);
  await openMenu();
  await button(page, '修改密码').waitFor();
  await page.keyboard.press('Escape');

  await button(page, '退出登录').click();
  await signInByPassword(page, phone, password);
  await button(page, '会员中心').waitFor();
  expect(complaints).toEqual([]);
});
