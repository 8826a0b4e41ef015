import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosePort } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite(import.meta.url);
});
afterAll(async () => site.close());

test('specification 8: a page whose prices cannot be fetched says so and offers another try', async () => {
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

test('specification 4: code that cannot be loaded reloads the page once, then says what to do', async () => {
  const { page } = await visit(site, 1440, { savesData: false });
  await page.route('**/assets/tankIndex-*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  // code that was only fetched ahead and did not come is nobody's affair
  await page.waitForTimeout(3_000);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const link = page.getByRole('link', { name: '罐箱', exact: true }).first();
  await link.click();
  await page.waitForEvent('load');
  await page.locator('html[data-hydrated]').waitFor();
  await link.click();
  await page.getByText('页面资源加载失败').waitFor();
  expect(loads).toBe(1);
});
