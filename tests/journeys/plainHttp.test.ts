import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { paths } from '#contract/app/routes.ts';
import { lanName } from '../support/chromium.ts';
import {
  button,
  choosePort,
  field,
  loginDialog,
  readToEnd,
  signInByPassword,
  signInBySms,
  typeSmsCode,
  untilSignedIn,
} from './company.ts';
import { fillOrder } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

/** The site by an address that is neither https nor this machine's own name. */
const overLan = () => ({ ...site, service: { origin: site.service.origin.replace('127.0.0.1', lanName) } });

test.each([1440, 390])(
  'over plain http at an address of the own network: search, sign-in by SMS, order, reload, sign-out; %i px wide',
  async (width) => {
    const { page, complaints } = await visit(overLan(), width);
    const phone = `1381234${width}`.padEnd(11, '7');
    await page.goto('/');
    expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto])).toEqual([
      false,
      false,
      false,
    ]);
    await choosePort(page, '起运港', 'shanghai', '上海');
    await choosePort(page, '目的港', '汉堡', '汉堡');
    await button(page, '查询船期').click();
    await page.getByText(/共 \d+ 个航次/).waitFor();

    await button(page, '注册/登录').click();
    await loginDialog(page)
      .getByText(/当前连接未加密/)
      .waitFor();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/http-${width}.png` });
    await signInBySms(page, site.service, phone);
    await page.goto(`${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`);
    await fillOrder(page, goods, { details: { tonnes: '20' } });
    await button(page, '提交订单').first().click();
    await page.getByText('恭喜您，下单成功').waitFor();

    await page.goto('/');
    await button(page, '会员中心').waitFor();
    await page.reload();
    await button(page, '会员中心').waitFor();
    await button(page, '退出登录').click();
    await button(page, '注册/登录').waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
    // headers that a browser heeds over https alone
    expect(complaints.filter((text) => !/Cross-Origin-Opener-Policy|Clear-Site-Data/.test(text))).toEqual([]);
  },
);

test('over plain http a company registers by password and comes back with it', async () => {
  const { page } = await visit(overLan(), 390);
  const [phone, password] = ['13912348123', 'Tanker#2026-sea'];
  await page.goto('/');
  await button(page, '注册/登录').click();
  await page.getByRole('tab', { name: '注册' }).click();
  await typeSmsCode(page, site.service, phone);
  await field(page, 'password').fill(password);
  await field(page, 'passwordAgain').fill(password);
  await button(loginDialog(page), '注册').click();
  await readToEnd(page);
  await button(page, '知道了').click();
  await untilSignedIn(page);
  await button(page, '退出登录').click();
  await button(page, '注册/登录').waitFor();
  await signInByPassword(page, phone, password);
  expect(await page.evaluate(() => document.cookie)).toContain('token=');
});
