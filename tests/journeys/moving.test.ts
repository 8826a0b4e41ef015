import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { button, choosePort, go, hydrated, phoneField, settled, untilStepped } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

const path = (page: Page) => new URL(page.url()).pathname;
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

const onDesktop = async (site: SharedSite): Promise<void> => {
  const { page, complaints } = await visit(site, 1440, { savesData: false });
  await go(page, '/');
  const link = page.locator('main a[href="/dgdesk"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await page.waitForURL('**/dgdesk');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect.poll(() => focusedId(page)).toBe('main');
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/dgdesk');
  await page.goForward();
  await page.waitForFunction(() => location.pathname === '/dgdesk' && document.title.includes('危险品'));

  // back on the home page the search is restored
  await go(page, '/');
  await choosePort(page, '起运港', 'shanghai', '上海');
  await choosePort(page, '目的港', 'hamburg', '汉堡');
  await page.getByRole('textbox', { name: '体积' }).fill('12');
  await button(page, '查询船期').click();
  await page.waitForURL('**/shippingFcl?**');
  await expect.poll(() => focusedId(page)).toBe('main');
  await page.goBack();
  await page.locator('[data-state] form').first().waitFor();
  await expect
    .poll(() => page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('search form')!))))
    .toMatchObject({ orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM', volume: '12' });

  // a reload restores the position; after it the first Tab leads to the skip link
  await go(page, paths.news);
  await page.evaluate(() => window.scrollTo(0, 300));
  // the page is notified in the next frame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.reload();
  await hydrated(page);
  await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 5);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(uiMessages.navigation.skip);

  expect(complaints).toEqual([]);
};

test('back and forward restore the place, the keyboard, the search and the pressed row; back closes a dialog', async () => {
  const site = await openSharedSite();
  await onDesktop(site);

  const { page, complaints } = await visit(site, 390);
  for (const name of ['tankIndex', 'warehouse'] as const) {
    await go(page, paths[name]);
    await settled(page);
    const row = page
      .locator('main a', { hasText: /^下单（/ })
      .filter({ visible: true })
      .nth(3);
    await row.evaluate((link) => window.scrollTo(0, link.getBoundingClientRect().top + window.scrollY - 420));
    const topOf = async () => Math.round((await row.boundingBox())!.y);
    await expect.poll(topOf).toBe(420);
    const { x, y } = (await row.boundingBox())!;
    const prices = page.url();
    await page.touchscreen.tap(x + 10, y + 10);
    await page.waitForURL((url) => url.href !== prices);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await row.waitFor();
    // the price filters load late
    await expect.poll(topOf).toBe(420);
  }

  // back closes an open dialog and stays on the page, even on the first page of a visit
  await go(page, '/lcl');
  await button(page, '注册/登录').click();
  await phoneField(page).waitFor();
  await page.goBack();
  await phoneField(page).waitFor({ state: 'detached' });
  expect(path(page)).toBe('/lcl');
  await untilStepped(page);
  expect(complaints).toEqual([]);
});
