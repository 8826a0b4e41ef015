import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { choosePort } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

test('specification 8: a page whose prices cannot be fetched says so and can retry', async () => {
  const { page } = await visit(site, 1440);
  await page.route('**/api-ecommerce/sailSchedule/**', (route) => route.abort());
  await page.goto('/shippingFcl');
  await choosePort(page, '起运港', 'sh', '上海');
  await choosePort(page, '目的港', 'hamburg', '汉堡');
  await page.getByRole('button', { name: '查询船期' }).click();
  await page.getByText('网络连接失败，请检查网络后重试').first().waitFor();
  await page.unroute('**/api-ecommerce/sailSchedule/**');
  await page.getByRole('button', { name: '重试' }).last().click();
  await page.getByText(/共 \d+ 个航次/).waitFor();
  expect(await page.getByRole('button', { name: /^下单/ }).count()).toBeGreaterThan(1);
});

/** Lets code fail once, then be there. */
const failOnce = async (page: Page, code: string) => page.route(code, (route) => route.abort(), { times: 1 });

test.each([
  [1440, '**/assets/login-*.js', '注册/登录', '登录或注册'],
  [390, '**/assets/login-*.js', '注册/登录', '登录或注册'],
] as const)(
  'at %i px a press whose code fails (%s) is repeated after the reload',
  async (width, code, pressed, opened) => {
    const { page } = await visit(site, width);
    await page.goto('/shippingFcl?orgPortCode=CNSHA&dstPortCode=DEHAM');
    await page.locator('html[data-hydrated]').waitFor();
    await failOnce(page, code);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('button', { name: pressed }).click();
    await page.getByRole('dialog', { name: opened }).getByRole('textbox').first().waitFor();
    expect(loads).toBe(1);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForTimeout(1_000);
    expect(await page.getByRole('dialog', { name: opened }).count()).toBe(0);
  },
);

test.each([1440, 390])('at %i px a link whose page fails leads there after the reload', async (width) => {
  const { page } = await visit(site, width);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await failOnce(page, '**/assets/tankIndex-*.js');
  await page.getByRole('main').getByRole('link', { name: /罐箱/ }).first().click();
  await page.waitForURL('**/tankIndex');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('罐');
});

test('one of many like buttons is the one that is pressed again', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/shippingFcl?orgPortCode=CNSHA&dstPortCode=DEHAM');
  await page.getByText(/共 \d+ 个航次/).waitFor();
  await failOnce(page, '**/assets/ChargeDetail-*.js');
  const toggles = page.locator('button[aria-expanded]').filter({ hasText: '费用' });
  await toggles.nth(2).click();
  await expect.poll(() => toggles.nth(2).getAttribute('aria-expanded')).toBe('true');
  await page.getByText('美元费用').first().waitFor();
  expect(await toggles.nth(0).getAttribute('aria-expanded')).toBe('false');
});

test('specification 4: code that cannot be loaded reloads the page once, then says what to do', async () => {
  const { page } = await visit(site, 1440, { savesData: false });
  await page.route('**/assets/tankIndex-*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  // code that was only fetched ahead and did not come is not shown
  await page.waitForTimeout(3_000);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const link = page.getByRole('link', { name: '罐箱', exact: true }).first();
  await link.click();
  await page.waitForEvent('load');
  // the press is repeated after the reload, once
  await page.getByText('页面资源加载失败').waitFor();
  expect(loads).toBe(1);
});
