import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, field, loginDialog, solveCaptcha, typeSmsCode, untilSignedIn, wrongFields } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

/** Does what brings another picture, and waits for it. */
const another = async (picture: Locator, act: () => Promise<void>) => {
  await picture.waitFor();
  const before = await picture.getAttribute('src');
  await act();
  await expect.poll(async () => picture.getAttribute('src', { timeout: 100 }).catch(() => before)).not.toBe(before);
};

test('a user who fails the captcha, tries its other way, closes it and comes back a minute later signs in', async () => {
  const { page, complaints } = await visit(site, 1440);
  const phone = '13912340021';
  const dialog = loginDialog(page);
  await page.clock.install();
  await page.goto('/');
  await button(page, '注册/登录').click();
  await button(dialog, '登录').click();
  await expect.poll(() => wrongFields(dialog).count()).toBe(2);
  await dialog.getByRole('textbox', { name: '手机号' }).fill(phone);
  await button(dialog, '获取验证码').click();

  const jigsaw = page.getByAltText('带有缺口的验证图片');
  const handle = page.getByRole('slider', { name: '拼图滑块' });
  const at = () => handle.getAttribute('aria-valuenow');
  await another(jigsaw, () => button(page, '换一张图片').click());
  await handle.click();
  await handle.press('ArrowRight');
  expect(Number(await at())).toBeGreaterThan(0);
  await handle.press('Escape');
  expect(await at()).toBe('0');
  await handle.press('ArrowRight');
  await another(jigsaw, () => button(page, '换一张图片').click());
  await another(jigsaw, async () => {
    await handle.press('End');
    await handle.press('Enter');
    await page
      .getByText(/^验证失败/)
      .first()
      .waitFor();
  });

  await button(page, '点选文字验证').click();
  const messages = page.getByAltText('含有文字的验证图片');
  await another(messages, () => button(page, '换一张图片').click());
  const crosshair = button(page, '点选位置');
  await crosshair.press('Enter');
  await crosshair.press('Backspace');
  await another(messages, async () => {
    for (const _ of '三个字') await crosshair.press('Enter');
    await page
      .getByText(/^验证失败/)
      .first()
      .waitFor();
  });
  await button(page, '滑块验证').click();
  await jigsaw.waitFor();
  await button(page.getByRole('dialog', { name: '请完成安全验证' }), '关闭').click();

  await typeSmsCode(page, site.service, phone);
  await page.reload();
  await button(page, '注册/登录').click();
  await button(dialog, /秒后重新获取/).waitFor();
  await page.clock.fastForward(60_000);
  await button(dialog, '获取验证码').waitFor();
  await dialog.getByRole('textbox', { name: '手机号' }).fill(phone);
  await dialog.getByRole('textbox', { name: '验证码' }).fill(await site.service.lastCode(phone));
  await button(dialog, '登录').click();
  await untilSignedIn(page);
  expect(complaints).toEqual([]);
});

test('a code is sent once a minute, and a password forgotten is set anew by it', async () => {
  const { page } = await visit(site, 390);
  const phone = '13800000001';
  await page.goto('/');
  await button(page, '注册/登录').click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  const dialog = loginDialog(page);
  await button(dialog, '登录').click();
  await expect.poll(() => wrongFields(dialog).count()).toBe(2);
  await button(dialog, '忘记密码？').click();
  const reset = page.getByRole('dialog', { name: '找回密码' });
  await button(reset, '设置新密码并登录').click();
  await expect.poll(() => wrongFields(reset).count()).toBe(4);
  await reset.getByRole('textbox', { name: '手机号' }).fill(phone);
  await button(reset, '获取验证码').click();
  await solveCaptcha(page);
  await button(reset, /秒后重新获取/).waitFor();
  await field(page, 'password').fill('Harbour#2026-tide');
  await field(page, 'passwordAgain').fill('Harbour#2026-tide');
  const code = await site.service.lastCode(phone);
  await reset.getByRole('textbox', { name: '验证码' }).fill(code === '000000' ? '000001' : '000000');
  await button(reset, '设置新密码并登录').click();
  await reset.getByText(/验证码错误/).waitFor();
  await reset.getByRole('textbox', { name: '验证码' }).fill(code);
  await button(reset, '设置新密码并登录').click();
  await button(page, '会员中心').waitFor();

  const { page: impatient } = await visit(site, 390);
  await impatient.goto('/');
  await button(impatient, '注册/登录').click();
  await impatient.getByRole('tab', { name: '密码登录' }).click();
  await impatient.getByRole('tab', { name: '验证码登录' }).click();
  await loginDialog(impatient).getByRole('textbox', { name: '手机号' }).fill(phone);
  await button(loginDialog(impatient), '获取验证码').click();
  await solveCaptcha(impatient);
  await loginDialog(impatient)
    .getByText(/秒后再试/)
    .waitFor();
});
