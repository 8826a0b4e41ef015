import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { passwordLogin } from '#contract/auth/password.ts';
import { addEnquiry } from '#contract/goods/goods.ts';
import { placeOrder } from '#contract/orders/orderCalls.ts';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import {
  accounts,
  button,
  choosePort,
  field,
  go,
  loginDialog,
  phoneField,
  submitPassword,
  untilSignedIn,
} from './company.ts';
import { fillOrder } from './fillOrder.ts';
import { placed } from './paintOrder.ts';
import { intercept } from './intercept.ts';
import { openSite, visit } from './visit.ts';

const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** How a call can fail, and what is said of it; tests/http/callFailures.test.ts has every way and every call. */
const failures: [response: (route: Route) => Promise<void>, words: string][] = [
  [(route) => route.abort('internetdisconnected'), '网络连接失败，请检查网络后重试'],
  [json(429, { code: '10000429', message: '操作过于频繁，请37秒后再试' }), '操作过于频繁，请37秒后再试'],
  [(route) => route.fulfill({ status: 502, body: '<html></html>' }), '抱歉，服务器正忙！'],
  [json(200, { code: '12000002', message: '验证码错误或已失效' }), '验证码错误或已失效'],
  [
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"code":"00000' }),
    '服务返回的数据无法识别，请稍后重试',
  ],
];

/** Everything that is typed, chosen or ticked on the page. */
const typedOn = async (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')].map(
      ({ name, id, value, checked }) => `${name || id}: ${value} ${checked}`,
    ),
  );

/** Lets a call fail in several ways: each is said once where it is seen and heard, and nothing typed is lost. */
const failing = async (page: Page, path: string, act: () => Promise<unknown>): Promise<void> => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const [give, words] of failures) {
    const before = await typedOn(page);
    const end = await intercept(page, `**${path}`, give);
    const made = page.waitForRequest(`**${path}`);
    await act();
    await made;
    // an alert's title stands before its text
    const said = page
      .getByText(new RegExp(`${words}$`))
      .and(page.locator(':not([aria-hidden="true"], [aria-hidden="true"] *)'))
      .filter({ visible: true });
    await expect.poll(() => said.count(), { message: `${path}: ${words}` }).toBe(1);
    await expect.poll(() => typedOn(page)).toEqual(before);
    end();
  }
  expect(loads).toBe(0);
};

test('specification 8: a call that fails is said once where it was made, and the next try goes on from there', async () => {
  const site = await openSite();
  const { page, complaints } = await visit(site, 1440);

  // prices
  await go(page, paths.shippingFcl);
  const end = await intercept(page, '**/api-ecommerce/sailSchedule/**', (route) => route.abort());
  await choosePort(page, '起运港', 'sh', '上海');
  await choosePort(page, '目的港', 'hamburg', '汉堡');
  await button(page, '查询船期').click();
  await page.getByText('网络连接失败，请检查网络后重试').first().waitFor();
  end();
  await button(page, '重试').last().click();
  await page.getByText(/共 \d+ 个航次/).waitFor();

  // an enquiry
  await go(page, paths.business);
  // what is typed before is the promise of beforeCode.test.ts
  await expect.poll(() => page.locator('main [data-dehydrated]').count()).toBe(0);
  await field(page, 'goods').fill('工业涂料');
  await page.getByText('不清楚', { exact: true }).click();
  await field(page, 'contactName').fill('李询价');
  await field(page, 'phone').fill('13812345678');
  const send = button(page, '提交询价');
  await failing(page, addEnquiry.path, async () => send.click());
  await send.click();
  await page.getByText('已收到').waitFor();

  // a sign-in
  await go(page, paths.news);
  await button(page, '注册/登录').click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  await phoneField(page).fill(accounts.verified);
  await field(page, 'password').fill(seedPassword);
  await failing(page, passwordLogin.path, async () => button(loginDialog(page), '登录').click());
  await submitPassword(page, accounts.verified);
  await untilSignedIn(page);

  // an order, which is placed once however often it was tried
  await go(page, `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`);
  await fillOrder(page, goods, { details: { tonnes: '20' } });
  await failing(page, placeOrder.path, async () => button(page, '提交订单').first().click());
  await placed(page);
  await go(page, paths.orders);
  await page
    .getByRole('link', { name: /^查看 订单 CHM/ })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^查看 订单 CHM/ }).count()).toBe(1);

  // an offer that does not exist
  await go(page, `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~not-on-offer' })}`);
  await page.getByText('暂时不能在线下单').waitFor();
  await button(page, '重试').click();
  await page.getByText('暂时不能在线下单').waitFor();
  expect(complaints.filter((text) => !/status of [45]\d\d|ERR_/.test(text))).toEqual([]);
});
