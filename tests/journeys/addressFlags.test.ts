import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { button, field, loginDialog, signInByPassword } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const company = '13800000002';

interface Flag {
  query: string;
  /** What it opens, once somebody is signed in. */
  opened: (page: Page) => Locator;
}

const flags: Flag[] = [
  {
    query: 'verify=1',
    opened: (page) => page.getByRole('dialog', { name: '企业认证' }).getByText('选择营业执照图片'),
  },
  {
    query: 'orderQuery',
    opened: (page) => page.getByRole('dialog', { name: '订单查询' }).getByText('未提交的委托').first(),
  },
  {
    query: 'orderQuery=CHM261122000099',
    opened: (page) =>
      page
        .getByRole('dialog', { name: /订单/ })
        .getByText(/订单不存在|未找到|没有/)
        .first(),
  },
];
const pages = [paths.home, paths.news, `${paths.airLiftOrder}?offer=air~PVG~FRA`, paths.helpCenter];
const addressOf = ({ path, query }: { path: string; query: string }) => path + (path.includes('?') ? '&' : '?') + query;

/** Fills in the dialog that is open. */
const signInHere = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: '密码登录' }).click();
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).fill(company);
  await field(page, 'password').fill(seedPassword);
  await button(loginDialog(page), '登录').click();
};

const ticketFor = async (phone: string): Promise<string> => {
  const response = await fetch(`${site.service.origin}/dev/tickets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone }),
  });
  return new URL(((await response.json()) as { address: string }).address, site.service.origin).searchParams.get(
    'token',
  )!;
};

const flagOf = ({ query }: Flag): string => query.split('=')[0]!;

describe('the parameters of an address open dialogs', () => {
  test('on every page opened by a signed-in user, once', async () => {
    const { page, complaints } = await visit(site, 1440);
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor();
    await signInByPassword(page, company, seedPassword);
    for (const flag of flags) {
      for (const path of pages) {
        await page.goto(addressOf({ ...flag, path }));
        await flag.opened(page).waitFor();
        expect(new URL(page.url()).search).not.toContain(flagOf(flag));
      }
    }
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

  test.each(flags)('to a visitor who signs in for it: $query', async (flag) => {
    const { page } = await visit(site, 390);
    await page.goto(addressOf({ ...flag, path: paths.news }));
    await signInHere(page);
    await expect.poll(() => flag.opened(page).isVisible()).toBe(true);
  });

  test.each(flags)('for a user signed in by another site: $query', async (flag) => {
    const { page } = await visit(site, 1440);
    await page.goto(`${addressOf({ ...flag, path: paths.home })}&token=${await ticketFor(company)}`);
    await expect.poll(() => flag.opened(page).isVisible()).toBe(true);
  });

  test.each(flags)('after a session that had ended: $query', async (flag) => {
    const { page } = await visit(site, 1440);
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor();
    await signInByPassword(page, company, seedPassword);
    const names = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly).map(({ name }) => name);
    for (const name of names) await page.context().clearCookies({ name });
    await page.goto(addressOf({ ...flag, path: paths.home }));
    await page.getByText('登录已过期，请重新登录').first().waitFor();
    await signInHere(page);
    await expect.poll(() => flag.opened(page).isVisible()).toBe(true);
  });
});

test('who turns the sign-in away is left alone, also after a reload', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/?verify=1');
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor();
  await page.keyboard.press('Escape');
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForTimeout(500);
  expect(await loginDialog(page).getByRole('textbox', { name: '手机号' }).count()).toBe(0);
});

test('a private user sees that nothing needs verifying', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/?verify=1');
  await page.getByRole('tab', { name: '密码登录' }).click();
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).fill('13800000001');
  await field(page, 'password').fill(seedPassword);
  await button(loginDialog(page), '登录').click();
  await page.getByText('当前账号没有所属企业，无须企业认证').waitFor();
  expect(await page.getByRole('dialog', { name: '企业认证' }).count()).toBe(0);
});
