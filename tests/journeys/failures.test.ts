import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosePort, field, loginDialog } from './company.ts';
import { failures } from './failureKinds.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite(import.meta.url);
});
afterAll(async () => site.close());

test('specification 8: every failure of a sign-in is said once, in the dialog, and the form stays as it was', async () => {
  const { page } = await visit(site, 390);
  await page.goto('/');
  await page.getByRole('button', { name: '注册/登录' }).click();
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13912340010');
  await dialog.getByRole('textbox', { name: '验证码' }).fill('123456');

  for (const [, answer, words] of failures) {
    await page.route('**/api-user/login/sms', answer);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.getByText(words, { exact: true }).waitFor();
    expect(await page.getByText(words, { exact: true }).count()).toBe(1);
    expect(await field(page, 'userName').inputValue()).toBe('13912340010');
    expect(await field(page, 'captcha').inputValue()).toBe('123456');
    await page.unroute('**/api-user/login/sms');
    await field(page, 'captcha').fill('12345');
    await field(page, 'captcha').fill('123456');
  }
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.getByText('验证码').last().waitFor();
});

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
