import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { button, signInByPassword, solveCaptcha } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

const email = 'trade@customer.example';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

/** The six digits of the newest mail with this subject. */
const mailedCode = async (subject: string): Promise<string> => {
  const response = await fetch(`${site.service.origin}/dev/outbox`, { headers: { Accept: 'application/json' } });
  const mails = (await response.json()) as { to: string; subject: string; text: string }[];
  return /\d{6}/.exec(mails.find((mail) => mail.to === email && mail.subject === subject)?.text ?? '')?.[0] ?? '';
};

test('an address is added, verified by its code, and signs in', async () => {
  const { page, complaints } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, '13800000002', seedPassword);
  const opened = page.waitForEvent('popup');
  await button(page, '会员中心').click();
  const center = await opened;
  await center.getByRole('link', { name: '通知设置' }).click();
  await center.getByRole('textbox', { name: '邮箱地址' }).fill(email);
  await button(center, '发送邮箱验证码').click();
  await center.getByText(`验证码已发送至 ${email}`).waitFor();
  await center.getByRole('textbox', { name: '邮箱验证码' }).fill(await mailedCode('邮箱验证码'));
  await button(center, '验证邮箱').click();
  await center.getByText(`${email} 已验证`).waitFor();
  await center.close();
  await button(page, '退出登录').click();

  await button(page, '注册/登录').click();
  await button(page, '改用邮箱登录').click();
  const dialog = page.getByRole('dialog', { name: '邮箱验证码登录' });
  await dialog.getByRole('textbox', { name: '邮箱' }).fill('Trade@Customer.example');
  await button(dialog, '获取验证码').click();
  await solveCaptcha(page);
  await dialog.getByRole('button', { name: /秒后重新获取/ }).waitFor();
  await expect.poll(() => mailedCode('登录验证码')).toMatch(/^\d{6}$/);
  await dialog.getByRole('textbox', { name: '验证码' }).fill(await mailedCode('登录验证码'));
  await button(dialog, '登录').click();
  await dialog.waitFor({ state: 'detached' });
  await button(page, '会员中心').waitFor();
  expect(complaints).toEqual([]);
});
