import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from './company.ts';
import { loginDialog, openSite, visit } from './company.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

/** Lets the page's code come late. */
const slow = async (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
const path = (page: Page) => new URL(page.url()).pathname;
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('moving about the site', () => {
  test('back restores the place and the keyboard, forward goes on', async () => {
    const { page, complaints } = await visit(site, 1440);
    await page.goto('/');
    await hydrated(page);
    const link = page.locator('main a[href="/dgdesk"]').first();
    await link.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(200);
    await link.click();
    await page.waitForURL('**/dgdesk');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scrollY(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/dgdesk');
    await page.goForward();
    await page.waitForFunction(() => location.pathname === '/dgdesk' && document.title.includes('危险品'));
    expect(complaints).toEqual([]);
  });

  test('a reload keeps the place', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.reload();
    await page.waitForFunction(() => window.scrollY > 0);
    expect(Math.abs((await scrollY(page)) - 900)).toBeLessThan(5);
  });

  test('the last click wins, however late the page before it comes', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/root');
    await hydrated(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a[href="/news"]')?.click();
      document.querySelector<HTMLElement>('main a[href="/tankIndex"]')?.click();
    });
    await page.waitForURL('**/tankIndex');
    await page.waitForTimeout(700);
    expect(path(page)).toBe('/tankIndex');
    expect(await page.title()).toContain('罐箱');
  });

  test('back closes an open dialog and stays on the page, also on the first page of a visit', async () => {
    const { page } = await visit(site, 390);
    await page.goto('/lcl');
    await hydrated(page);
    await page.getByRole('button', { name: '注册/登录' }).click();
    await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor();
    await page.goBack();
    await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor({ state: 'detached' });
    expect(path(page)).toBe('/lcl');
    // a dialog closed by its own button leaves no step behind
    await page.getByRole('button', { name: '注册/登录' }).click();
    await loginDialog(page).getByRole('button', { name: '关闭' }).click();
    await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor({ state: 'detached' });
    await page.waitForFunction(() => !(history.state as { dialogs?: number }).dialogs);
  });

  test('a page in sight is fetched ahead, so that a click needs no code', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/root');
    await hydrated(page);
    await page.waitForTimeout(3_000);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('main a[href="/tankIndex"]').click();
    await page.waitForURL('**/tankIndex');
    await page.waitForFunction(() => document.title.includes('罐箱'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('罐');
    expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  });

  test('a link opens in a new tab as the visitor asks', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/root');
    await hydrated(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('main a[href="/news"]').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/news');
    expect(path(page)).toBe('/root');
  });
});

describe('before the page’s code has come', () => {
  test('the login dialog opens at once, and what is typed into it stays', async () => {
    const { page, complaints } = await visit(site, 1440);
    await slow(page);
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: '注册/登录' });
    await button.waitFor();
    await button.click();
    const early = page.locator('dialog#early-login');
    await early.waitFor({ timeout: 500 });
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    await page.keyboard.type('13800000002');
    await page.locator('[role="dialog"] form').waitFor();
    await early.waitFor({ state: 'detached' });
    const phone = loginDialog(page).getByRole('textbox', { name: '手机号' });
    expect(await phone.inputValue()).toBe('13800000002');
    expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a button pressed in it is pressed again in the real one', async () => {
    const { page } = await visit(site, 390);
    await slow(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '注册/登录' }).click();
    await page.locator('#early-login').getByRole('button', { name: '获取验证码' }).click();
    await loginDialog(page).getByText('请输入正确的手机号').waitFor();
    expect(await page.locator('#early-login').count()).toBe(0);
  });

  test('a link leads on, and the search form needs no script', async () => {
    const { page } = await visit(site, 1440);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: '海运拼箱' }).first().click();
    await page.waitForURL('**/shippingLcl');
    await page.goto('/');
    await page.locator('input[name="orgPort"]').fill('上海');
    await page.locator('input[name="dstPort"]').fill('汉堡');
    await page.getByRole('button', { name: '查询船期' }).click();
    await page.waitForURL('**/shippingFcl?**orgPort=**');
    expect(new URL(page.url()).searchParams.get('dstPort')).toBe('汉堡');
  });

  test('what is typed into the search is still there afterwards, and a button’s click is not lost', async () => {
    const { page } = await visit(site, 1440);
    await slow(page);
    await page.goto('/', { waitUntil: 'commit' });
    const origin = page.locator('input[name="orgPort"]');
    await origin.waitFor();
    await origin.fill('宁波');
    await hydrated(page);
    await page.waitForTimeout(1_500);
    expect(await origin.inputValue()).toBe('宁波');
  });

  test('a ticket leaves the address before anything is loaded', async () => {
    const { page } = await visit(site, 1440);
    const referers: (string | undefined)[] = [];
    page.on('request', (request) => referers.push(request.headers()['referer']));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/?token=abc&from=partner');
    expect(new URL(page.url()).search).toBe('?from=partner');
    expect(referers.every((one) => one === undefined)).toBe(true);
  });
});
