import type { Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosePort, field, loginDialog } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite(import.meta.url);
});
afterAll(async () => site.close());

const json =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body), headers });

const failures: [string, (route: Route) => Promise<void>, string][] = [
  ['no network', (route) => route.abort('internetdisconnected'), '网络连接失败，请检查网络后重试'],
  ['a time-out', (route) => route.abort('timedout'), '请求超时，请稍后重试'],
  ['403 with a message', json(403, { code: '10000403', message: '无权访问' }), '无权访问'],
  [
    '429 with its waiting time',
    json(429, { code: '10000429', message: '操作过于频繁，请37秒后再试' }, { 'retry-after': '37' }),
    '操作过于频繁，请37秒后再试',
  ],
  ['500 with a message', json(500, { code: '10000500', message: '系统繁忙，请稍后再试' }), '系统繁忙，请稍后再试'],
  ['502 without a message', (route) => route.fulfill({ status: 502, body: '<html></html>' }), '抱歉，服务器正忙！'],
  ['a refusal in the envelope', json(200, { code: '12000002', message: '验证码错误或已失效' }), '验证码错误或已失效'],
  [
    'a cut answer',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"code":"00000' }),
    '服务返回的数据无法识别，请稍后重试',
  ],
  [
    'wrong types',
    json(200, { code: '00000000', message: '', data: { token: 1 } }),
    '服务返回的数据无法识别，请稍后重试',
  ],
];

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
