import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { button, signInByPassword } from './company.ts';
import { follow, silenceOf } from './failEveryWay.ts';
import { walkedCalls } from './failingCalls.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const signedIn = async (width: number) => {
  const { page } = await visit(site, width);
  await page.goto(paths.root);
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, '13800000003', seedPassword);
  return { page, silence: silenceOf(page) };
};

const goTo = async (page: Page, path: string): Promise<void> => {
  await follow(page, path);
  await page.waitForURL((url) => url.pathname + url.search === path);
};

test('what is known of a user on the way to another page (specification section 8)', async () => {
  const { page, silence } = await signedIn(1440);
  let turn = 0;
  const leave = async () => {
    await goTo(page, (turn += 1) % 2 === 0 ? paths.root : paths.news);
    await button(page, '退出登录').waitFor();
  };
  await silence.every('getInfo', leave);
  await silence.every('enterpriseInfo', leave);
  expect(silence.walked()).toEqual(walkedCalls.silentUser);
}, 300_000);

test('a sign-out, which is done all the same (specification section 8)', async () => {
  const { page, silence } = await signedIn(390);
  const cookies = await page.context().cookies();
  await silence.every('logout', async () => {
    await page.context().addCookies(cookies);
    await page.goto(paths.root);
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('banner').locator('[popovertarget]').first().click();
    await button(page, '退出登录').click();
    await page.getByText('退出登录成功').waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  });
  expect(silence.walked()).toEqual(walkedCalls.silentSignOut);
}, 300_000);

test('names of constants, whose codes are shown instead', async () => {
  const { page } = await visit(site, 1440);
  const silence = silenceOf(page);
  await page.goto(paths.root);
  await page.locator('html[data-hydrated]').waitFor();
  const lane = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM' };
  let turn = 0;
  await silence.every('constantsByType', async () => {
    await goTo(page, paths.root);
    const isDanger = (turn += 1) % 2 === 0 ? 'Y' : 'N';
    await follow(page, `${paths.shippingFcl}?${new URLSearchParams({ ...lane, isDanger })}`);
    await page.getByText(/共 \d+ 个航次/).waitFor();
  });
  await silence.every('constantsList', async () => {
    await goTo(page, paths.root);
    await follow(page, `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`);
    await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  });
  expect(silence.walked()).toEqual(walkedCalls.silentConstants);
}, 300_000);

test('the address book, without which the parties are typed', async () => {
  const { page, silence } = await signedIn(390);
  await silence.every('addressBook', async () => {
    await goTo(page, paths.root);
    await follow(page, `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`);
    await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  });
  expect(silence.walked()).toEqual(walkedCalls.silentAddressBook);
}, 300_000);
