import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { button, choosePort, loginDialog } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const path = (page: Page) => new URL(page.url()).pathname;
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('moving about the site', () => {
  test('back restores the place and the keyboard, forward goes on', async () => {
    const { page, complaints } = await visit(site, 1440, { savesData: false });
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
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/dgdesk');
    await page.goForward();
    await page.waitForFunction(() => location.pathname === '/dgdesk' && document.title.includes('危险品'));
    expect(complaints).toEqual([]);
  });

  const priceLists = [
    'tankIndex',
    'fluidBag',
    'airLift',
    'railWayIndex',
    'warehouse',
    'builtInOrder',
    'domesticTrade',
  ] as const;
  test.each(priceLists)('back to the prices of %s on a phone shows the pressed row where it was', async (name) => {
    const { page } = await visit(site, 390);
    await page.goto(paths[name]);
    await hydrated(page);
    const row = page
      .locator('main a', { hasText: /^下单（/ })
      .filter({ visible: true })
      .nth(3);
    await row.evaluate((link) => window.scrollTo(0, link.getBoundingClientRect().top + window.scrollY - 420));
    await page.waitForTimeout(300);
    const topOf = async () => Math.round((await row.boundingBox())!.y);
    const before = await topOf();
    // each time that something is shown late may move the row further
    for (let times = 0; times < 3; times += 1) {
      const { x, y } = (await row.boundingBox())!;
      const prices = page.url();
      await page.touchscreen.tap(x + 10, y + 10);
      await page.waitForURL((url) => url.href !== prices);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      await row.waitFor();
      // what comes late has come
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      // what narrows the prices comes late, and on a busy machine later than that
      await expect.poll(topOf).toBe(before);
    }
  });

  test('back to the home page finds the search as it was made', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/');
    await choosePort(page, '起运港', 'shanghai', '上海');
    await choosePort(page, '目的港', 'hamburg', '汉堡');
    await page.getByRole('textbox', { name: '体积' }).fill('12');
    await button(page, '查询船期').click();
    await page.waitForURL('**/shippingFcl?**');
    await page.goBack();
    await page.locator('[data-state] form').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('search form')!))))
      .toMatchObject({ orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM', volume: '12' });
  });

  test('a search made where nothing had been searched leaves the keyboard in the page', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/shippingFcl');
    await choosePort(page, '起运港', 'shanghai', '上海');
    await choosePort(page, '目的港', 'hamburg', '汉堡');
    await button(page, '查询船期').click();
    await page.waitForURL('**/shippingFcl?**');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('after a reload the first Tab leads to the skip link', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/news');
    await hydrated(page);
    await page.locator('main a').nth(3).focus();
    await page.evaluate(() => window.scrollTo(0, 300));
    // the page is notified in the next frame
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => window.scrollY > 0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(uiMessages.navigation.skip);
  });

  test('a reload restores the position', async () => {
    const { page } = await visit(site, 1440, { savesData: false });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.reload();
    await page.waitForFunction(() => window.scrollY > 0);
    expect(Math.abs((await scrollY(page)) - 900)).toBeLessThan(5);
  });

  test('the last click wins, however late the page before it comes', async () => {
    const { page } = await visit(site, 1440, { savesData: false });
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
    const { page } = await visit(site, 390, { savesData: false });
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

  test('a visible link’s page is preloaded, so that a click needs no code', async () => {
    const { page } = await visit(site, 1440, { savesData: false });
    await page.goto('/root');
    await hydrated(page);
    let requestedAt = Date.now();
    const requests: string[] = [];
    page.on('request', (request) => {
      requestedAt = Date.now();
      requests.push(request.url());
    });
    // eleven seconds into a visit, the pages of all the links in sight, one after the other
    await page.waitForTimeout(11_000);
    await expect.poll(() => Date.now() - requestedAt, { timeout: 60_000 }).toBeGreaterThan(6_000);
    // no other code comes any more, such as that of the next page's links
    await page.route('**/*.js', (route) => route.abort());
    await page.locator('main a[href="/tankIndex"]').click();
    await page.waitForURL('**/tankIndex');
    await page.waitForFunction(() => document.title.includes('罐箱'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('罐');
    expect(requests.some((url) => /\/tankIndex-[\w-]+\.js$/.test(url))).toBe(true);
  });

  test('a link opens in a new tab on the visitor’s command', async () => {
    const { page } = await visit(site, 1440, { savesData: false });
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
