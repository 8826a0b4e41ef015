import { expect, test } from 'vitest';
import {
  button,
  field,
  go,
  loginDialog,
  phoneField,
  readToEnd,
  typeSmsCode,
  untilSignedIn,
  untilStepped,
  wrongFields,
} from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

const phone = '13912340001';
const password = 'Tanker#2026-sea';
const email = 'trade@customer.example';

/** The six digits of the newest mail with this subject. */
const mailedCode = async ({ service }: Site, subject: string): Promise<string> => {
  const response = await fetch(`${service.origin}/dev/outbox`, { headers: { Accept: 'application/json' } });
  const mails = (await response.json()) as { to: string; subject: string; text: string }[];
  return /\d{6}/.exec(mails.find((mail) => mail.to === email && mail.subject === subject)?.text ?? '')?.[0] ?? '';
};

test('a company registers after reading the agreement, is remembered for 30 days, and signs in by e-mail', async () => {
  const site = await openSite();
  const { page, complaints } = await visit(site, 1440);
  const dialog = loginDialog(page);
  await go(page, '/');
  await button(page, '注册/登录').click();
  await page.getByRole('tab', { name: '注册' }).click();
  await button(dialog, '注册').click();
  await expect.poll(() => wrongFields(dialog).count()).toBeGreaterThan(2);

  // a closed dialog keeps the input, and stores no password
  await phoneField(page).fill('+86 139 1234 0001');
  await field(page, 'captcha').fill('【化运通】您的验证码是 246801，5 分钟内有效');
  await field(page, 'password').fill(password);
  await page.keyboard.press('Escape');
  await phoneField(page).waitFor({ state: 'detached' });
  await untilStepped(page);
  await button(page, '注册/登录').click();
  await expect.poll(() => page.getByRole('tab', { name: '注册' }).getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => phoneField(page).inputValue()).toBe(phone);
  await expect.poll(() => field(page, 'captcha').inputValue()).toBe('246801');
  await expect.poll(() => field(page, 'password').inputValue()).toBe('');
  const stored = await page.evaluate(() =>
    [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join(' '),
  );
  expect(stored).not.toContain('Tanker');

  await typeSmsCode(page, site.service, phone);
  await field(page, 'password').fill(password);
  await field(page, 'passwordAgain').fill(password);
  await button(dialog, '注册').click();
  const agreement = page.getByRole('dialog', { name: /协议$/ });
  await button(agreement, '关闭').click();
  await agreement.waitFor({ state: 'detached' });
  await button(dialog, '注册').click();
  await expect.poll(() => button(page, '知道了').isDisabled()).toBe(true);
  await readToEnd(page);
  await button(page, '知道了').click();
  await page.getByText('注册成功').waitFor();
  await untilSignedIn(page);

  await button(page, '退出登录').click();
  await page.getByText('退出登录成功').waitFor();
  await button(page, '注册/登录').waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');

  // a remembered user gets the prefilled password mode, and signs in with one press
  await button(page, '注册/登录').click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  await phoneField(page).fill(phone);
  await field(page, 'password').fill(password);
  await dialog.getByLabel(/记住密码/).check();
  await button(dialog, '登录').click();
  await untilSignedIn(page);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'password')).toMatchObject({ httpOnly: true });
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toMatch(/Tanker|password=/);
  await page.context().clearCookies({ name: 'token' });
  await page.reload();
  await button(page, '注册/登录').click();
  await page.getByText('已记住密码，可直接登录').waitFor();
  await expect.poll(() => phoneField(page).inputValue()).toBe(phone);
  await button(dialog, '登录').click();
  await untilSignedIn(page);

  // an address is added, verified by its code, and signs in
  const opened = page.waitForEvent('popup');
  await button(page, '会员中心').click();
  const center = await opened;
  await center.getByRole('link', { name: '通知设置' }).click();
  await center.getByRole('textbox', { name: '邮箱地址' }).fill(email);
  await button(center, '发送邮箱验证码').click();
  await center.getByText(`验证码已发送至 ${email}`).waitFor();
  await center.getByRole('textbox', { name: '邮箱验证码' }).fill(await mailedCode(site, '邮箱验证码'));
  await button(center, '验证邮箱').click();
  await center.getByText(`${email} 已验证`).waitFor();
  await center.close();
  await button(page, '退出登录').click();
  await button(page, '注册/登录').click();
  await page.getByRole('tab', { name: '验证码登录' }).click();
  await button(page, '改用邮箱登录').click();
  const byEmail = page.getByRole('dialog', { name: '邮箱验证码登录' });
  await byEmail.getByRole('textbox', { name: '邮箱' }).fill('Trade@Customer.example');
  await button(byEmail, '获取验证码').click();
  // a code without a picture: a web worker computes instead, until it is cancelled
  const captcha = page.getByRole('dialog', { name: '请完成安全验证' });
  const workers = () => page.workers().length;
  await button(captcha, '免图验证').click();
  await expect.poll(workers).toBe(1);
  await button(captcha, '滑块验证').click();
  await expect.poll(workers).toBe(0);
  await button(captcha, '免图验证').click();
  await byEmail.getByRole('button', { name: /秒后重新获取/ }).waitFor();
  await expect.poll(() => mailedCode(site, '登录验证码')).toMatch(/^\d{6}$/);
  await byEmail.getByRole('textbox', { name: '验证码' }).fill(await mailedCode(site, '登录验证码'));
  await button(byEmail, '登录').click();
  await byEmail.waitFor({ state: 'detached' });
  await button(page, '会员中心').waitFor();
  expect(complaints).toEqual([]);
});
