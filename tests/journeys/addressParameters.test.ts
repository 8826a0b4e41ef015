import type { Locator, Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { getInfo } from '#contract/auth/user.ts';
import {
  accounts,
  button,
  endSession,
  go,
  phoneField,
  submitPassword,
  unexpected,
  untilStepped,
  visitAs,
} from './company.ts';
import type { Site } from './visit.ts';
import { intercept } from './intercept.ts';
import { openSite, visit } from './visit.ts';

/** The address by which another site sends a user here, signed in. */
const ticketFor = async ({ service }: Site, phone: string): Promise<string> => {
  const response = await fetch(`${service.origin}/dev/tickets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone }),
  });
  return new URL(((await response.json()) as { address: string }).address, service.origin).href;
};

const verification = (page: Page): Locator =>
  page.getByRole('dialog', { name: '企业认证' }).getByText('选择营业执照图片');
const unknownOrder = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: /订单/ })
    .getByText(/订单不存在/)
    .first();

const signedOnByTickets = async (site: Site): Promise<void> => {
  const { page, complaints } = await visit(site, 1440);
  const first = await ticketFor(site, accounts.verified);
  await page.goto(first);
  await button(page, '会员中心').waitFor();
  expect(page.url()).not.toContain('token');
  expect(complaints).toEqual([]);
  const { page: second } = await visit(site, 1440);
  await second.goto(first);
  await button(second, '注册/登录').waitFor();

  const account = () => page.getByRole('banner').locator('[popovertarget][title]').getAttribute('title');
  const question = page.getByRole('dialog', { name: '要切换账号吗？' });
  const mine = await account();
  await page.goto(await ticketFor(site, accounts.naturalPerson));
  await button(question, '保留当前账号').click();
  await question.waitFor({ state: 'detached' });
  await untilStepped(page);
  await expect.poll(() => account()).toBe(mine);
  await page.goto(await ticketFor(site, accounts.naturalPerson));
  await button(question, '切换账号').click();
  await expect.poll(() => account()).not.toBe(mine);

  // the special enterprise goes to its business page in the same tab, even before the user is known
  const { page: special } = await visit(site, 390);
  await go(special, '/');
  await button(special, '注册/登录').click();
  await submitPassword(special, accounts.special);
  await special.waitForURL(/honeywell/);
  expect(new URL(special.url()).search).not.toContain('token');
  const requested = new Promise<Route>((resolve) => {
    const once = intercept(special, `**${getInfo.path}`, async (route) => {
      (await once)();
      resolve(route);
    });
  });
  await go(special, '/');
  await button(special, '会员中心').click();
  await (await requested).continue();
  await special.waitForURL(/honeywell/);
  expect(special.context().pages()).toHaveLength(1);
  // specification 8: the redirect replaced the previous page
  await special.goBack();
  expect(new URL(special.url()).pathname).not.toBe('/');
};

test('an address signs in by a ticket, never over another account without a question, and opens a dialog once', async () => {
  const site = await openSite();
  await signedOnByTickets(site);

  const { page, complaints } = await visitAs(site, accounts.unverified, 1440);
  await page.goto(`${paths.airLiftOrder}?offer=air~PVG~FRA&orderQuery`);
  await page.getByRole('dialog', { name: '订单查询' }).getByText('未提交的委托').first().waitFor();
  expect(new URL(page.url()).search).not.toContain('orderQuery');
  expect(unexpected(complaints)).toEqual([]);

  // the session ended: the page reports it and opens the dialog after a sign-in, even if its code loads late
  // a page that is still open would also notice the end, and reload
  await page.goto('about:blank');
  await endSession(page);
  const rejected = page.waitForResponse((response) => response.status() === 401);
  await intercept(page, '**/assets/addressFlags-*.js', async (route) => {
    await rejected;
    await route.continue();
  });
  // it reloads
  await page.goto(`${paths.home}?orderQuery=CHM261122000099`, { waitUntil: 'commit' });
  await page.getByText('登录已过期，请重新登录').first().waitFor();
  await submitPassword(page, accounts.unverified);
  await unknownOrder(page).waitFor();

  // a user signed in by another site, and a visitor, for whom a dismissed sign-in does not reopen
  const { page: sent } = await visit(site, 390);
  await sent.goto(`${await ticketFor(site, accounts.unverified)}&verify=1`);
  await verification(sent).waitFor();
  const { page: visitor } = await visit(site, 390);
  await visitor.goto('/?verify=1');
  await phoneField(visitor).waitFor();
  await visitor.keyboard.press('Escape');
  await phoneField(visitor).waitFor({ state: 'detached' });
  await untilStepped(visitor);
  await visitor.goto('/?verify=1');
  await submitPassword(visitor, accounts.naturalPerson);
  await visitor.getByText('当前账号没有所属企业，无须企业认证').waitFor();
  await expect.poll(() => visitor.getByRole('dialog', { name: '企业认证' }).count()).toBe(0);
});
