import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { drawLicence, sampleLicence } from '../support/licence.ts';
import {
  button,
  field,
  loginDialog,
  readToEnd,
  signInByPassword,
  typeSmsCode,
  untilSignedIn,
  wrongFields,
} from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const shot = process.env.SHOTS;

test('a company registers after reading the agreement, signs out, and is remembered for 30 days', async () => {
  const { page, complaints } = await visit(site, 1440);
  const phone = '13912340001';
  await page.goto('/');
  await page.getByRole('button', { name: '注册/登录' }).click();
  await page.getByRole('tab', { name: '注册' }).click();
  const dialog = loginDialog(page);
  await button(dialog, '注册').click();
  await expect.poll(() => wrongFields(dialog).count()).toBeGreaterThan(2);
  await typeSmsCode(page, site.service, phone);
  await field(page, 'password').fill('Tanker#2026-sea');
  await field(page, 'passwordAgain').fill('Tanker#2026-sea');
  if (shot) await page.screenshot({ path: `${shot}/register.png` });
  await button(dialog, '注册').click();

  const agreement = page.getByRole('dialog', { name: /协议$/ });
  await button(agreement, '关闭').click();
  await agreement.waitFor({ state: 'detached' });
  await button(dialog, '注册').click();
  const confirm = page.getByRole('button', { name: '知道了' });
  expect(await confirm.isDisabled()).toBe(true);
  await readToEnd(page);
  if (shot) await page.screenshot({ path: `${shot}/reading.png` });
  await confirm.click();
  await page.getByText('注册成功').waitFor();
  await untilSignedIn(page);

  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByText('退出登录成功').waitFor();
  await page.getByRole('button', { name: '注册/登录' }).waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');

  await page.getByRole('button', { name: '注册/登录' }).click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  await dialog.getByRole('textbox', { name: '手机号' }).fill(phone);
  await field(page, 'password').fill('Tanker#2026-sea');
  await dialog.getByLabel(/记住密码/).check();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await untilSignedIn(page);
  const stored = await page.context().cookies();
  expect(stored.find(({ name }) => name === 'password')).toMatchObject({ httpOnly: true });
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/Tanker|password=/);

  await page.context().clearCookies({ name: 'token' });
  await page.reload();
  await page.getByRole('button', { name: '注册/登录' }).click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  expect(await dialog.getByRole('textbox', { name: '手机号' }).inputValue()).toBe(phone);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await untilSignedIn(page);
  expect(complaints).toEqual([]);
});

test('a wrong password is said in the dialog, and nothing typed is lost', async () => {
  const { page } = await visit(site, 390);
  await page.goto('/');
  await page.getByRole('button', { name: '注册/登录' }).click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000003');
  await field(page, 'password').fill('not the password');
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.getByText('账号或密码错误').waitFor();
  expect(await dialog.getByRole('textbox', { name: '手机号' }).inputValue()).toBe('13800000003');
  expect(await field(page, 'password').inputValue()).toBe('not the password');
  if (shot) await page.screenshot({ path: `${shot}/rejected-390.png` });
});

test('a code without a picture: the browser works instead, and the code comes', async () => {
  const { page, complaints } = await visit(site, 390);
  const phone = '13912340009';
  await page.goto('/');
  await page.getByRole('button', { name: '注册/登录' }).click();
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).fill(phone);
  await loginDialog(page).getByRole('button', { name: '获取验证码' }).click();
  const captcha = page.getByRole('dialog', { name: '请完成安全验证' });
  const percent = async () => Number(await captcha.getByRole('progressbar').getAttribute('aria-valuenow'));
  const workers = () => page.workers().length;
  await button(captcha, '免图验证').click();
  await expect.poll(percent).toBeGreaterThan(0);
  expect(workers()).toBe(1);
  if (shot) await page.screenshot({ path: `${shot}/effort-390.png` });
  await button(captcha, '点选文字验证').click();
  await expect.poll(workers).toBe(0);
  await button(captcha, '免图验证').click();
  await expect.poll(percent).toBeGreaterThan(0);
  // the page itself has nothing to do meanwhile
  expect(await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => rendered('at once'))))).toBe(
    'at once',
  );
  await loginDialog(page)
    .getByRole('button', { name: /秒后重新获取/ })
    .waitFor({ timeout: 120_000 });
  expect(workers()).toBe(0);
  expect(await site.service.lastCode(phone)).toMatch(/^\d{6}$/);
  expect(complaints).toEqual([]);
}, 240_000);

test('a company is verified: licence uploaded, read, corrected, reviewed', async () => {
  const { page, complaints } = await visit(site, 1440);
  await page.goto('/');
  await signInByPassword(page, '13800000002', seedPassword);
  await page.getByRole('banner').locator('[popovertarget]').first().click();
  await page.getByRole('button', { name: /企业认证/ }).click();
  await page.getByLabel('选择营业执照图片').setInputFiles({
    name: 'licence.png',
    mimeType: 'image/png',
    buffer: drawLicence(sampleLicence).toBuffer('image/png'),
  });
  await field(page, 'creditCode').waitFor({ timeout: 40_000 });
  expect(await field(page, 'creditCode').inputValue()).toBe(sampleLicence.creditCode);
  expect(await field(page, 'enterpriseName').inputValue()).toBe(sampleLicence.enterpriseName);
  await field(page, 'legalPerson').fill(sampleLicence.legalPerson);
  await field(page, 'address').fill(sampleLicence.address);
  if (shot) await page.screenshot({ path: `${shot}/licence.png` });
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByText('认证已通过').first().waitFor({ timeout: 40_000 });
  if (shot) await page.screenshot({ path: `${shot}/verified.png` });
  await button(page.getByRole('dialog', { name: '企业认证' }), '关闭').click();
  await page.getByRole('banner').locator('[popovertarget]').first().click();
  await page.getByRole('button', { name: /企业认证/ }).click();
  await page.getByText('认证已通过').first().waitFor();
  expect(complaints).toEqual([]);
});
