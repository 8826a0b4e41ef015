import type { Page } from 'playwright';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { matchedRoute, paths } from '#contract/app/routes.ts';
import { addresses } from './addresses.ts';
import { faultsOf } from './pageFaults.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const linksOn = async (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.links].filter(({ origin }) => origin === location.origin).map(({ href }) => href));

const found = new Set<string>();
const widths = [1440, 390] as const;

/** Opens an address in the window as it is, and looks at it once more in one of the other width, which it then has. */
const problemsOf = async (page: Page, address: string): Promise<string[]> => {
  const response = await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const link of await linksOn(page)) found.add(link.replace(/#.*$/, ''));
  const status = response?.status();
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const faults = [
    ...(status === 200 && headings === 1 ? [] : [`${status}, ${headings} h1`]),
    ...(await faultsOf(page)),
  ];
  const window = page.viewportSize()!;
  const width = widths.find((other) => other !== window.width)!;
  await page.setViewportSize({ ...window, width });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  for (const fault of await faultsOf(page)) faults.push(`resized to ${width}: ${fault}`);
  return faults.map((fault) => `${address}: ${fault}`);
};

describe.each(widths)('opened at either width, at first %i pixels, and seen at both', (width) => {
  const own = addresses.filter((_, index) => widths[index % widths.length] === width);

  test('each page complains of nothing, fits the screen and has no accessibility violation', async () => {
    const { page: first, complaints } = await visit(site, width);
    const wrong: string[] = [];
    const work = async (page: Page, part: number) => {
      for (const address of own.filter((_, index) => index % 2 === part))
        wrong.push(...(await problemsOf(page, address)));
    };
    await Promise.all([work(first, 0), work(await first.context().newPage(), 1)]);
    expect(own.length).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
    expect(complaints).toEqual([]);
  }, 300_000);
});

/** So many links that differ in their query alone are followed: what it says is the page's own business. */
const queriesFollowed = 3;

test('no link of any page leads nowhere', async () => {
  const lost: string[] = [];
  const followed = new Map<string, number>();
  for (const link of found) {
    const { pathname } = new URL(link);
    const before = followed.get(pathname) ?? 0;
    followed.set(pathname, before + 1);
    if (before >= queriesFollowed) continue;
    const { status } = await fetch(link);
    const isPage = matchedRoute(pathname) !== undefined;
    const isKnown = isPage || /\.csv$|\/user-center|\/docs|\/api-auth\/sso\/go/.test(link);
    if (status !== 200 || !isKnown) lost.push(`${status} ${link}`);
  }
  expect(found.size).toBeGreaterThan(40);
  expect(lost).toEqual([]);
}, 120_000);

test('without scripts every public page shows its text', async () => {
  const context = await site.browser.newContext({ baseURL: site.service.origin, javaScriptEnabled: false });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const bare: string[] = [];
  for (const address of addresses.filter((one) => one !== paths.shippingFclOrder)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const text = await page.locator('main').innerText();
    const isVisible = await page.getByRole('heading', { level: 1 }).isVisible();
    if (text.length < 150 || !isVisible) bare.push(`${address}: ${text.length} characters`);
  }
  expect(bare).toEqual([]);
}, 120_000);

test('a page that does not exist says so in Chinese and English, with its status, and leads home', async () => {
  const { page } = await visit(site, 390);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByText('This page could not be found').waitFor();
  await page.getByRole('link', { name: '返回首页' }).click();
  await page.waitForURL('**/');
  expect((await page.goto('/news/no-such-article'))?.status()).toBe(404);
  await page.getByText('This page could not be found').waitFor();
});
