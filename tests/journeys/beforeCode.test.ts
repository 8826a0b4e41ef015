import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { loginDialog } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

/** Keeps the page's code away, or what of it is named so, until it is let through. */
const withhold = async (page: Page, code = '**/assets/*.js'): Promise<() => void> => {
  let letThrough: (() => void) | undefined;
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(code, async (route) => {
    await through;
    await route.continue();
  });
  return () => letThrough?.();
};
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();

describe('before the page’s code has come', () => {
  test('the login dialog opens at once, and what is typed into it stays', async () => {
    const { page, complaints } = await visit(site, 1440);
    const letCodeThrough = await withhold(page);
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: '注册/登录' });
    await button.waitFor();
    await button.click();
    const prerendered = page.locator('dialog#pre-hydration-login');
    await prerendered.waitFor({ timeout: 500 });
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    await page.keyboard.type('13800000002');
    letCodeThrough();
    await page.locator('[role="dialog"] form').waitFor();
    await prerendered.waitFor({ state: 'detached' });
    const phone = loginDialog(page).getByRole('textbox', { name: '手机号' });
    expect(await phone.inputValue()).toBe('13800000002');
    expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a button pressed in it is pressed again in the real one', async () => {
    const { page } = await visit(site, 390);
    const letCodeThrough = await withhold(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '注册/登录' }).click();
    await page.locator('#pre-hydration-login').getByRole('button', { name: '获取验证码' }).click();
    letCodeThrough();
    await loginDialog(page).locator('#field-userName-problem', { hasText: '请输入正确的手机号' }).waitFor();
    expect(await page.locator('#pre-hydration-login').count()).toBe(0);
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
    await page.getByText('40HQ', { exact: true }).click();
    await page.getByLabel('箱量').fill('3');
    await page.getByRole('button', { name: '查询船期' }).click();
    await page.waitForURL('**/shippingFcl?**orgPort=**');
    const submitted = Object.fromEntries(new URL(page.url()).searchParams);
    expect(submitted).toMatchObject({ dstPort: '汉堡', containerType: '40HQ', containers: '3' });
  });

  test('a link works while the code of its page is loading, and the page hydrates as it was prerendered', async () => {
    const { page, complaints } = await visit(site, 1440);
    let documents = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    const letPageThrough = await withhold(page, '**/assets/news-*.js');
    const linksAreFollowed = page.waitForResponse(/assets\/index-[^/]*\.js/).then(() => page.waitForTimeout(500));
    await page.goto('/news', { waitUntil: 'commit' });
    await linksAreFollowed;
    await page.getByRole('link', { name: '海运拼箱' }).first().click();
    await page.waitForURL('**/shippingLcl');
    letPageThrough();
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: /拼箱/ }).waitFor();
    expect(documents).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('what is typed into the search is still there afterwards, and a button’s click is not lost', async () => {
    const { page } = await visit(site, 1440);
    const letCodeThrough = await withhold(page);
    await page.goto('/', { waitUntil: 'commit' });
    const origin = page.locator('input[name="orgPort"]');
    await origin.waitFor();
    await origin.fill('宁波');
    letCodeThrough();
    await hydrated(page);
    await page.waitForTimeout(1_500);
    expect(await origin.inputValue()).toBe('宁波');
  });

  test('what is typed into an enquiry before it hydrates is sent', async () => {
    const { page } = await visit(site, 390);
    const letCodeThrough = await withhold(page);
    await page.goto('/business', { waitUntil: 'commit' });
    const typed = { goods: '工业涂料', quantity: '20 吨', remark: '货好日期：下月初', contactName: '李询价' };
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value);
    await page.getByText('不清楚', { exact: true }).click();
    letCodeThrough();
    await page.locator('#enquiry [data-dehydrated]').waitFor({ state: 'detached' });
    await page.locator('[name="phone"]').fill('13812345678');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('nquir'));
    await page.getByRole('button', { name: '提交询价' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ ...typed, isDanger: 'UNKNOWN', phone: '13812345678' });
  });

  test('a port typed early has its list open afterwards', async () => {
    const { page } = await visit(site, 1440);
    const letCodeThrough = await withhold(page);
    await page.goto('/', { waitUntil: 'commit' });
    const origin = page.locator('input[name="orgPort"]');
    await origin.click();
    await page.keyboard.type('宁波');
    letCodeThrough();
    await page.getByRole('option', { name: /宁波/ }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('input[name="orgPortCode"]').inputValue()).toBe('CNNGB');
  });

  test('two ports typed before their list has come lead to their sailings', async () => {
    const { page } = await visit(site, 390);
    const letListThrough = await withhold(page, '**/api-basic/port/**');
    await page.goto('/');
    await hydrated(page);
    for (const [name, typed] of Object.entries({ orgPort: '上海', dstPort: '汉堡' })) {
      await page.locator(`input[name="${name}"]`).click();
      await page.keyboard.type(typed);
    }
    await page.getByRole('button', { name: '查询船期' }).click();
    letListThrough();
    await page.waitForURL('**/shippingFcl?**orgPortCode=CNSHA**');
    expect(new URL(page.url()).searchParams.get('dstPortCode')).toBe('DEHAM');
  });

  test('two typed ports lead to their sailings, an empty search to no other page', async () => {
    const { page } = await visit(site, 1440);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: '查询船期' }).click();
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.locator('input[name="orgPort"]:focus').waitFor();
    await page.keyboard.type('上海');
    await page.locator('input[name="dstPort"]').fill('汉堡');
    await page.getByRole('button', { name: '查询船期' }).click();
    await page.waitForURL('**/shippingFcl?**');
    await page.getByText('60 个开船日').waitFor();
    expect(new URL(page.url()).searchParams.get('dstPortCode')).toBe('DEHAM');
  });

  test('the login button answers at every moment of a slow load, once', async () => {
    for (const delay of [0, 200, 500, 900, 1_400, 2_000, 2_600, 3_400]) {
      const { page, complaints } = await visit(site, 1440);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 100_000,
      });
      await page.goto('/', { waitUntil: 'commit' });
      const button = page.getByRole('button', { name: '注册/登录' });
      await button.waitFor();
      await page.waitForTimeout(delay);
      await button.click();
      // the prerendered dialog or the real one, before the slow load is over; three journeys at once share two cores
      await page.locator('dialog#pre-hydration-login[open], [role="dialog"] form').first().waitFor({ timeout: 5_000 });
      await page.keyboard.type('13800000002');
      await page.locator('[role="dialog"] form').waitFor();
      await page.locator('#pre-hydration-login').waitFor({ state: 'detached' });
      const phone = loginDialog(page).getByRole('textbox', { name: '手机号' });
      expect([delay, await phone.inputValue()]).toEqual([delay, '13800000002']);
      expect(complaints).toEqual([]);
      await page.close();
    }
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
