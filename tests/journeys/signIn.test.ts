import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { button, field, loginDialog, untilSignedIn, untilStepped } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const account = '13800000003';
const phone = (page: Page) => loginDialog(page).getByRole('textbox', { name: '手机号' });

const open = async (page: Page): Promise<void> => {
  await button(page, '注册/登录').click();
  await phone(page).waitFor();
};

const closings: [string, (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the cross', (page) => button(loginDialog(page), '关闭').click()],
  ['the back button', (page) => page.goBack()],
];

test.each(closings)('closed by %s, the dialog keeps the input, and no password anywhere', async (_, close) => {
  const { page, complaints } = await visit(site, 390);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await open(page);
  await page.getByRole('tab', { name: '注册' }).click();
  await phone(page).fill('+86 138 0000 0009');
  await field(page, 'captcha').fill('【化运通】您的验证码是 246801，5 分钟内有效');
  await field(page, 'password').fill('Harbour#2026-tide');
  await close(page);
  await phone(page).waitFor({ state: 'detached' });
  await untilStepped(page);

  await open(page);
  await expect.poll(() => page.getByRole('tab', { name: '注册' }).getAttribute('aria-selected')).toBe('true');
  expect(await phone(page).inputValue()).toBe('13800000009');
  expect(await field(page, 'captcha').inputValue()).toBe('246801');
  expect(await field(page, 'password').inputValue()).toBe('');
  const stored = await page.evaluate(() =>
    [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join(' '),
  );
  expect(stored).not.toContain('Harbour');
  expect(complaints).toEqual([]);
});

test('who is remembered finds the password mode, filled in, and signs in with one press', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await open(page);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await phone(page).fill('138 0000 0003');
  await field(page, 'password').fill(seedPassword);
  await page.getByRole('checkbox', { name: '记住密码' }).check();
  await button(loginDialog(page), '登录').click();
  await untilSignedIn(page);
  await button(page, '退出登录').click();

  await open(page);
  await page.getByText('已记住密码，可直接登录').waitFor();
  expect(await phone(page).inputValue()).toBe(account);
  await button(loginDialog(page), '登录').click();
  await untilSignedIn(page);
});

const signInBy = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: '密码登录' }).click();
  await phone(page).fill(account);
  await field(page, 'password').fill(seedPassword);
  await button(loginDialog(page), '登录').click();
  await untilSignedIn(page);
};

const expired = (page: Page) => page.getByText('登录已过期，请重新登录').first();

/** The secret half of the session is gone, as if the service had ended it. */
const endSession = async (page: Page): Promise<void> => {
  for (const { name, httpOnly } of await page.context().cookies())
    if (httpOnly) await page.context().clearCookies({ name });
};

test('a session that ends says so after the page has come back, until that is read', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await open(page);
  await signInBy(page);
  await endSession(page);
  await button(page, '订单查询').click();
  await button(page, '注册/登录').waitFor();
  await expired(page).waitFor();
  await page.waitForTimeout(7_000);
  expect(await expired(page).isVisible()).toBe(true);
  await open(page);
  await signInBy(page);
  await expect.poll(() => expired(page).count()).toBe(0);
});

test.each([
  ['goods', 1440, '/domesticTrade/orderPage?offer=domestic~310000~510100&item=TANK30&isDanger=Y'],
  ['air', 390, '/airLift/airLiftOrder?offer=air~PVG~FRA'],
  ['fcl', 1440, undefined],
] as const)('a session that ends in the middle of an order (%s) comes back to it', async (_, width, address) => {
  const { page } = await visit(site, width);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await open(page);
  await signInBy(page);
  if (address) await page.goto(address);
  else {
    await page.goto('/shippingFcl?orgPortCode=CNSHA&dstPortCode=DEHAM');
    await page.getByRole('button', { name: /^下单/ }).last().click();
  }
  await field(page, 'cargo.0.nameZh').fill('工业涂料');
  await endSession(page);
  await button(page, '订单查询').click();

  await expired(page).waitFor();
  await phone(page).waitFor();
  await signInBy(page);
  await expect.poll(() => field(page, 'cargo.0.nameZh').inputValue()).toBe('工业涂料');
});
