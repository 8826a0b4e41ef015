import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { filterMessages } from '#src/features/goods/messages/filters.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { button, choosePort, field, go, hydrated, phoneField, settled, untilStepped, withhold } from './company.ts';
import { openSharedSite, visit } from './visit.ts';

const path = (page: Page) => new URL(page.url()).pathname;
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('back and forward restore the place, the keyboard, the search and the dialog; the last click wins', async () => {
  const site = await openSharedSite();
  const { page, complaints } = await visit(site, 1440, { savesData: false });
  await go(page, '/');
  const link = page.locator('main a[href="/dgdesk"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await page.waitForURL('**/dgdesk');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await scrollY(page)).toBe(0);
  await expect.poll(() => focusedId(page)).toBe('main');
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/dgdesk');
  await page.goForward();
  await page.waitForFunction(() => location.pathname === '/dgdesk' && document.title.includes('危险品'));

  // back to the home page finds the search as it was made
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
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(uiMessages.navigation.skip);

  // the last click wins, however late the page before it comes
  await go(page, '/root');
  const letThrough = await withhold(page, '**/assets/news-*.js');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a[href="/news"]')?.click();
    document.querySelector<HTMLElement>('main a[href="/tankIndex"]')?.click();
  });
  await page.waitForURL('**/tankIndex');
  letThrough();
  await settled(page);
  expect(path(page)).toBe('/tankIndex');
  expect(await page.title()).toContain('罐箱');

  // a link opens in a new tab on the visitor's command
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('link', { name: '海运拼箱' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL('**/shippingLcl');
  expect(path(page)).toBe('/tankIndex');
  expect(complaints).toEqual([]);
});

test('on a phone back shows the pressed row where it was, closes a dialog, and undoes a filter', async () => {
  const site = await openSharedSite();
  const { page, complaints } = await visit(site, 390);
  for (const name of ['tankIndex', 'airLift', 'warehouse'] as const) {
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
    // what narrows the prices comes late
    await expect.poll(topOf).toBe(420);
  }

  // back closes an open dialog and stays on the page, also on the first page of a visit
  await go(page, '/lcl');
  await button(page, '注册/登录').click();
  await phoneField(page).waitFor();
  await page.goBack();
  await phoneField(page).waitFor({ state: 'detached' });
  expect(path(page)).toBe('/lcl');
  await untilStepped(page);

  // goods are filtered in the address
  const list = page.getByRole('region', { name: '化工品清单' });
  const found = (count: number) => list.getByText(`共 ${count} 件商品`).waitFor();
  await go(page, paths.business);
  await page.getByText('筛选', { exact: true }).first().click();
  const corrosive = page.getByRole('checkbox', { name: /腐蚀性物质/ });
  await corrosive.check();
  await found(10);
  expect(new URL(page.url()).search).toBe('?class=8');
  // the choice stays in reach of the keyboard, and the counts of places follow it
  expect(await corrosive.evaluate((one) => one === document.activeElement)).toBe(true);
  await field(page, 'place').selectOption({ label: filterMessages.counted('江苏', 3) });
  await found(3);
  await field(page, 'priceTo').fill('5,000');
  await field(page, 'tons').fill('30');
  await field(page, 'tons').press('Enter');
  await found(2);
  const filters = Object.fromEntries(new URL(page.url()).searchParams);
  expect(filters).toEqual({ class: '8', place: '江苏', priceTo: '5000', tons: '30' });
  await page.goBack();
  await found(3);
  expect(await field(page, 'priceTo').inputValue()).toBe('');
  await page.reload();
  await found(3);
  expect(complaints).toEqual([]);
});
