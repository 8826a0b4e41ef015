import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { goods } from '#contract/lines/goods.ts';
import { paths } from '#contract/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { everyEndpoint } from '../support/everyEndpoint.ts';
import { drawLicence, sampleLicence } from '../support/licence.ts';
import { button, field, loginDialog, signInByPassword, solveCaptcha, untilStepped } from './company.ts';
import { failures } from './failureKinds.ts';
import { fillOrder } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

const endpoints = Object.fromEntries(everyEndpoint());
const failed = new Set<string>();

/** Calls whose failure is seen elsewhere or by nobody, and why. */
const besides: Record<string, string> = {
  smsLogin: 'tests/journeys/failures.test.ts',
  supplyInfo: 'the form of cancelOrder, of an order that staff has sent back',
  requestAmendment: 'the form of cancelOrder, of an order that staff has confirmed',
  effortCheck: 'asked by the same step as effortGet',
  captchaCheck: 'asked after a captcha is solved; tests/captcha.walk.test.tsx',
  singleSignOn: 'before a page is drawn; tests/session.signOn.test.tsx',
  getInfo: 'silent (specification section 8)',
  enterpriseInfo: 'silent (specification section 8)',
  logout: 'ignored (specification section 8)',
  amendOrder: 'the page of placeOrder; tests/booking.test.tsx',
  cancelOrder: 'tests/orderNote.test.tsx',
  uploadOrderDocument: 'tests/orderDocuments.test.tsx',
  removeOrderDocument: 'tests/orderDocuments.test.tsx',
  requestInvoice: 'of an order that staff has confirmed; tests/invoiceRequest.test.tsx',
  verifyEnterprise: 'after a licence was read; tests/licence.test.tsx',
  agreeShippingProtocol: 'asked with placeOrder, for a company that has not agreed; tests/protocols.test.ts',
};

let site: Site;
beforeAll(async () => {
  site = await openSite(import.meta.url);
});
afterAll(async () => site.close());

/** Everything that is typed, chosen or ticked on the page. */
const typedOn = async (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')].map((control) => [
      control.name || control.id,
      control.value,
      control.checked,
    ]),
  );

/** Lets a call fail in every way: each is said once, nothing typed is lost, and the page is neither loaded anew nor broken. */
const failEveryWay = async (page: Page, name: string, act: () => Promise<unknown>, ways = failures): Promise<void> => {
  const { path } = endpoints[name] as Endpoint;
  const errors: string[] = [];
  let loads = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('load', () => (loads += 1));
  for (const [kind, answer, words] of ways) {
    const before = await typedOn(page);
    await page.route((url) => url.pathname === path, answer);
    await act();
    // an alert's title stands before its text
    const said = page.getByText(new RegExp(`${words}$`)).filter({ visible: true });
    await said.first().waitFor();
    expect({ name, kind, said: await said.count(), typed: await typedOn(page) }).toEqual({
      name,
      kind,
      said: 1,
      typed: before,
    });
    await page.unrouteAll();
  }
  expect({ name, errors, loads }).toEqual({ name, errors: [], loads: 0 });
  failed.add(name);
};

/** Fills the order page of twenty tonnes of glycerine. */
const fillGoods = async (page: Page): Promise<void> => {
  await page.goto(`${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`);
  await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  await fillOrder(page, goods, { details: { tonnes: '20' } });
};

const openLogin = async (page: Page, tab: string): Promise<void> => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await button(page, '注册/登录').click();
  await page.getByRole('tab', { name: tab }).click();
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).fill('13800000001');
};

describe('specification 8: every failure of what a visitor does', () => {
  test('signing in by password, registering, setting a new password, asking for a captcha', async () => {
    const { page } = await visit(site, 390);
    const dialog = loginDialog(page);
    await openLogin(page, '密码登录');
    await field(page, 'password').fill('Huayun@2026');
    await failEveryWay(page, 'passwordLogin', async () => button(dialog, '登录').click());

    await page.getByRole('tab', { name: '验证码登录' }).click();
    await button(dialog, '获取验证码').click();
    const captcha = page.getByRole('dialog', { name: '请完成安全验证' });
    await page.getByAltText('带有缺口的验证图片').waitFor();
    await failEveryWay(page, 'captchaGet', async () =>
      button(captcha, /^(?:换一张图片|重试)$/)
        .first()
        .click(),
    );
    await button(captcha, '重试').click();
    await page.getByAltText('带有缺口的验证图片').waitFor();
    await button(captcha, '关闭').click();
    await failEveryWay(
      page,
      'sendSms',
      async () => {
        await button(dialog, '获取验证码').click();
        await solveCaptcha(page);
      },
      failures.slice(0, 3),
    );
    expect(failed).toContain('sendSms');
  });

  test('registering and setting a new password', async () => {
    const { page } = await visit(site, 1440);
    const dialog = loginDialog(page);
    await openLogin(page, '密码登录');
    await button(dialog, '忘记密码？').click();
    const reset = page.getByRole('dialog', { name: '找回密码' });
    await reset.getByRole('textbox', { name: '验证码' }).fill('123456');
    await field(page, 'password').fill('Harbour#2026-tide');
    await field(page, 'passwordAgain').fill('Harbour#2026-tide');
    await failEveryWay(page, 'resetPassword', async () => button(reset, '设置新密码并登录').click());

    await openLogin(page, '注册');
    await dialog.getByRole('textbox', { name: '验证码' }).fill('123456');
    await field(page, 'password').fill('Harbour#2026-tide');
    await field(page, 'passwordAgain').fill('Harbour#2026-tide');
    await button(dialog, '注册').click();
    await page.getByRole('region', { name: /正文$/ }).focus();
    await page.keyboard.press('End');
    await page.route('**/api-user/register', (route) => route.abort());
    await button(page, '知道了').click();
    await dialog.getByText('网络连接失败，请检查网络后重试').waitFor();
    await page.unrouteAll();
    await failEveryWay(page, 'register', async () => button(dialog, '注册').click());
    expect(failed).toContain('register');
  });

  test('an enquiry, which is sent once the service is back', async () => {
    const { page } = await visit(site, 390);
    await page.goto(paths.business);
    await page.locator('html[data-hydrated]').waitFor();
    await field(page, 'goods').fill('工业涂料');
    await page.getByText('不清楚', { exact: true }).click();
    await field(page, 'contactName').fill('李询价');
    await field(page, 'phone').fill('13812345678');
    const send = page.getByRole('button', { name: /^提交询价|^提交/ }).last();
    await failEveryWay(page, 'addEnquiry', async () => send.click());
    await send.click();
    await page.getByText('已收到').waitFor();
    expect(failed).toContain('addEnquiry');
  });

  test('an order, which is placed once the service is back', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor();
    await signInByPassword(page, '13800000003', seedPassword);
    await fillGoods(page);
    await failEveryWay(page, 'placeOrder', async () => button(page, '提交订单').first().click());
    await button(page, '提交订单').first().click();
    const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
    await placed.getByText(/^CHM\d{8,}$/).waitFor();
    expect(failed).toContain('placeOrder');
  });

  test('a change of password and a verification', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor();
    await signInByPassword(page, '13800000002', seedPassword);
    const menu = page.getByRole('banner').locator('[popovertarget]').first();
    await menu.click();
    await button(page, '修改密码').click();
    for (const name of ['newPassword', 'passwordAgain']) await field(page, name).fill('Harbour#2026-tide');
    await field(page, 'oldPassword').fill(seedPassword);
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    await failEveryWay(page, 'changePassword', async () => dialog.locator('button[type=submit]').click());
    await page.keyboard.press('Escape');
    await untilStepped(page);

    await menu.click();
    await page.getByRole('button', { name: /企业认证/ }).click();
    const licence = {
      name: 'licence.png',
      mimeType: 'image/png',
      buffer: drawLicence(sampleLicence).toBuffer('image/png'),
    };
    const upload = async () => page.getByLabel('选择营业执照图片').setInputFiles(licence);
    await failEveryWay(page, 'uploadLicence', upload);
    expect(failed).toContain('uploadLicence');
  });
});

test('a session that ends while an order is filled: said after the reload, and the order is as it was typed', async () => {
  const { page } = await visit(site, 390);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, '13800000001', seedPassword);
  await fillGoods(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.context().clearCookies({ name: '__Host-sid' });
  await button(page, '提交订单').first().click();
  await page.getByText('登录已过期，请重新登录；订单草稿保存在本机').waitFor();
  await button(page, '注册/登录').waitFor();
  await field(page, 'details.tonnes').waitFor();
  expect(await field(page, 'details.tonnes').inputValue()).toBe('20');
  expect(await field(page, 'bookingContact.email').inputValue()).toBe('booking@example.com');
  expect(loads).toBe(1);
});

test('no call of the contract is forgotten', () => {
  const seen = new Set([...failed, ...Object.keys(besides)]);
  const acts = everyEndpoint().filter(([, { method, payload }]) => method === 'post' && payload !== 'queryAndBody');
  expect(acts.map(([name]) => name).filter((name) => !seen.has(name))).toEqual([]);
  expect(Object.keys(besides).filter((name) => !(name in endpoints))).toEqual([]);
});
