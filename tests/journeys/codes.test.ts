import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { button, field, go, loginDialog, phoneField, solveCaptcha, untilSignedIn, wrongFields } from './company.ts';
import { openSite, visit } from './visit.ts';

/** Does what brings another picture, and waits for it. */
const another = async (picture: Locator, act: () => Promise<void>) => {
  await picture.waitFor();
  const before = await picture.getAttribute('src');
  await act();
  const after = async () => ((await picture.count()) > 0 ? picture.getAttribute('src') : before);
  await expect.poll(after).not.toBe(before);
};

test('a code is sent after each kind of captcha, once a minute, and signs in', async () => {
  const site = await openSite();
  const { page, complaints } = await visit(site, 1440, { hasFakeTimers: true });
  const phone = '13912340021';
  const dialog = loginDialog(page);
  await go(page, '/');
  await button(page, '注册/登录').click();
  await button(dialog, '登录').click();
  await expect.poll(() => wrongFields(dialog).count()).toBe(2);
  await phoneField(page).fill(phone);
  await button(dialog, '获取验证码').click();

  // the jigsaw by keyboard, another one, and one that is wrong
  const jigsaw = page.getByAltText('带有缺口的验证图片');
  const handle = page.getByRole('slider', { name: '拼图滑块' });
  const at = () => handle.getAttribute('aria-valuenow');
  await another(jigsaw, () => button(page, '换一张图片').click());
  await handle.click();
  await handle.press('ArrowRight');
  expect(Number(await at())).toBeGreaterThan(0);
  await handle.press('Escape');
  expect(await at()).toBe('0');
  const rejected = page.getByText(/^验证失败/).first();
  await another(jigsaw, async () => {
    await handle.press('End');
    await handle.press('Enter');
    await rejected.waitFor();
  });

  // the words
  await button(page, '点选文字验证').click();
  const words = page.getByAltText('含有文字的验证图片');
  await another(words, () => button(page, '换一张图片').click());
  const crosshair = button(page, '点选位置');
  await crosshair.press('Enter');
  await crosshair.press('Backspace');
  await another(words, async () => {
    for (const _ of '三个字') await crosshair.press('Enter');
    await rejected.waitFor();
  });

  // no picture: a worker of the browser works instead, until it is not wanted any more
  const captcha = page.getByRole('dialog', { name: '请完成安全验证' });
  const workers = () => page.workers().length;
  const percent = async () => Number(await captcha.getByRole('progressbar').getAttribute('aria-valuenow'));
  await button(captcha, '免图验证').click();
  await expect.poll(percent).toBeGreaterThan(0);
  expect(workers()).toBe(1);
  await button(captcha, '滑块验证').click();
  await expect.poll(workers).toBe(0);
  await button(captcha, '免图验证').click();
  await button(dialog, /秒后重新获取/).waitFor();
  expect(workers()).toBe(0);
  expect(await site.service.lastCode(phone)).toMatch(/^\d{6}$/);

  // the wait for another code outlives a reload, and the code is still good
  await page.reload();
  await button(page, '注册/登录').click();
  await button(dialog, /秒后重新获取/).waitFor();
  await page.clock.fastForward(60_000);
  await button(dialog, '获取验证码').waitFor();
  await phoneField(page).fill(phone);
  await field(page, 'captcha').fill(await site.service.lastCode(phone));
  await button(dialog, '登录').click();
  await untilSignedIn(page);
  expect(complaints).toEqual([]);

  // who comes from another device within the minute is told to wait
  const { page: impatient } = await visit(site, 390);
  await go(impatient, '/');
  await button(impatient, '注册/登录').click();
  await phoneField(impatient).fill(phone);
  await button(loginDialog(impatient), '获取验证码').click();
  await solveCaptcha(impatient);
  await loginDialog(impatient)
    .getByText(/秒后再试/)
    .waitFor();
});
