import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { button, hydrated, loginDialog, phoneField } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, reloadedFor, visit } from './visit.ts';

/** Holds back a page's code, or the files of that name, until it is let through. */
const withhold = async (page: Page, code = '**/assets/*.js'): Promise<() => void> => {
  const passed = new EventEmitter();
  const through = once(passed, 'passed');
  await page.route(code, async (route) => {
    await through;
    await route.continue();
  });
  return () => void passed.emit('passed');
};

const isHydrated = async (page: Page): Promise<boolean> => (await page.locator('html[data-hydrated]').count()) > 0;

const withoutCode = async (site: SharedSite): Promise<void> => {
  const { page } = await visit(site, 1440);
  const referers: (string | undefined)[] = [];
  page.on('request', (request) => referers.push(request.headers()['referer']));
  await page.route(/\.(?:js|css)$/, (route) => route.abort());
  await page.goto('/?token=abc&from=partner');
  expect(new URL(page.url()).search).toBe('?from=partner');
  expect(referers.every((one) => one === undefined)).toBe(true);

  await button(page, '注册/登录').click();
  await page.locator('dialog#pre-hydration-login[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '海运拼箱' }).first().click();
  await page.waitForURL('**/shippingLcl');

  // an empty search leads to the page that shows the missing fields; two typed ports lead to their sailings
  await page.goto('/');
  await button(page, '查询船期').click();
  await page.waitForURL('**/shippingFcl?**');
  await page.locator('input[name="orgPort"]:focus').waitFor();
  await page.locator('#field-dstPortCode-problem', { hasText: '选择港口' }).waitFor();
  await page.keyboard.type('上海');
  await page.locator('input[name="dstPort"]').fill('汉堡');
  await page.getByText('40HQ', { exact: true }).click();
  await page.getByLabel('箱量').fill('3');
  await button(page, '查询船期').click();
  await page.waitForURL('**/shippingFcl?**');
  await reloadedFor(page, page.getByText('60 个开船日'));
  const submitted = Object.fromEntries(new URL(page.url()).searchParams);
  expect(submitted).toMatchObject({ dstPortCode: 'DEHAM', containerType: '40HQ', containers: '3' });
};

test('a page works with its document alone, and what is typed or pressed before its code has come is there afterwards', async () => {
  const site = await openSharedSite();
  await withoutCode(site);

  // the login dialog opens at once; slow code does not change the typed values
  for (const width of [1440, 390]) {
    const { page, complaints } = await visit(site, width);
    const letCodeThrough = await withhold(page);
    await page.goto('/', { waitUntil: 'commit' });
    await button(page, '注册/登录').click();
    const prerendered = page.locator('dialog#pre-hydration-login');
    await prerendered.waitFor();
    await expect.poll(() => isHydrated(page)).toBe(false);
    await page.keyboard.type(width === 390 ? '138' : '13800000002');
    // a button pressed in it is pressed again in the real one
    if (width === 390) await button(prerendered, '获取验证码').click();
    letCodeThrough();
    await prerendered.waitFor({ state: 'detached' });
    await phoneField(page).waitFor();
    if (width === 390) {
      await loginDialog(page).locator('#field-userName-problem', { hasText: '请输入正确的手机号' }).waitFor();
    } else {
      await expect.poll(() => phoneField(page).inputValue()).toBe('13800000002');
      await expect.poll(() => phoneField(page).evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('button:focus', { hasText: '注册/登录' }).waitFor();
    }
    expect(complaints).toEqual([]);
  }

  // a port's list opens, and two ports typed before the list arrives lead to their sailings
  const { page: searching } = await visit(site, 1440);
  const letSearchThrough = await withhold(searching);
  const letListThrough = await withhold(searching, '**/api-basic/port/**');
  await searching.goto('/', { waitUntil: 'commit' });
  await searching.locator('input[name="orgPort"]').click();
  await searching.keyboard.type('宁波');
  letSearchThrough();
  await hydrated(searching);
  await searching.locator('input[name="dstPort"]').click();
  await searching.keyboard.type('汉堡');
  await button(searching, '查询船期').click();
  letListThrough();
  await searching.waitForURL('**/shippingFcl?**orgPortCode=CNNGB**');
  expect(new URL(searching.url()).searchParams.get('dstPortCode')).toBe('DEHAM');

  // a link works while the code of its page is still loading, without loading a document
  const { page: leaving, complaints } = await visit(site, 1440);
  let documents = 0;
  leaving.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
  const letPageThrough = await withhold(leaving, '**/assets/news-*.js');
  // by then the site's own code has run
  await leaving.goto('/news', { waitUntil: 'domcontentloaded' });
  await leaving.getByRole('link', { name: '海运拼箱' }).first().click();
  await leaving.waitForURL('**/shippingLcl');
  letPageThrough();
  await hydrated(leaving);
  await leaving.getByRole('heading', { level: 1, name: /拼箱/ }).waitFor();
  expect(documents).toBe(1);
  expect(complaints).toEqual([]);
});
