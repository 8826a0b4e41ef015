import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { languageChoicePath } from '#contract/app/languages.ts';
import { matchedRoute, paths, pathTo } from '#contract/app/routes.ts';
import { controlFaults } from '../support/controlFaults.ts';
import { layoutFaults } from '../support/layoutFaults.ts';
import { limits } from '#contract/protocol/limits.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { pagesOfSite } from '#stories/app/pagesOfSite.ts';
import { accounts, button, go, hydrated, signInByPassword, wrongFields } from './company.ts';
import { faultsOf } from './pageFaults.ts';
import { openSharedSite, visit } from './visit.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Elements that are cut, overlap, scroll sideways or are too small to press at each width; and axe's findings at one
 * width.
 */
const problemsOf = async (page: Page, name: string, widthForAxe?: number): Promise<string[]> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // content below the first screen has its final position only once it is laid out
  await page.clock.fastForward(limits.restAfterMs);
  await page.locator('html:not([data-deferring])').waitFor();
  // a slow response shows a notice over the footer until it arrives
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [data-state="slow"]'));
  const problems: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const faults: string[] = [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(controlFaults))];
    if (size.width === widthForAxe) faults.push(...(await faultsOf(page)));
    for (const fault of faults) problems.push(`${name} at ${size.width} px: ${fault}`);
  }
  // text twice as large, as in the settings of a phone's browser
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await page.evaluate(layoutFaults))
      if (/^(?:cut|sideways)/.test(fault)) problems.push(`${name} at ${width} px and 200 %: ${fault}`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(sizes[0]!);
  return problems;
};

/** Orders, their tracks and quotes require a sign-in; only a signed-in user sees them. */
const ofOwners: ReadonlySet<string> = new Set([paths.orders, paths.tracking, paths.quotes]);

/**
 * An address of each page that a visitor may open: routes with and without their parameter; the success page, at an
 * address of each service.
 */
const pageAddresses = [
  ...Object.values(paths).filter((path) => !path.includes(':') && !ofOwners.has(path)),
  pathTo('activity'),
  pathTo('activity', 'first-dangerous-shipment'),
  pathTo('procurementShare'),
  pathTo('newsArticle', 'imdg-42-24-in-force'),
  '/helpCenter?id=2',
  '/shippingFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM&isDanger=Y',
].filter((address) => !/success$/i.test(address) || address === paths.shippingFclOrderSuccess);

/** The status of a page; 503 means that the service was too busy to render it; a visitor would reload. */
const statusOf = async (link: string): Promise<number> => {
  let status = 503;
  await expect.poll(async () => ({ status } = await fetch(link)).status).not.toBe(503);
  return status;
};

/** The links of the visited pages. */
const links = new Set<string>();

/**
 * Pages with stories are measured there (tests/stories/eachStory.ts), and checked by axe. These two differ most with
 * the site's own data.
 */
const withStories = new Set(Object.values(pagesOfSite).map(({ address }) => address.split('?')[0]));
const isMeasuredHere = (address: string): boolean =>
  address === paths.home || address.startsWith(`${paths.shippingFcl}?`) || !withStories.has(address.split('?')[0]);

/** Two visitors, each with cached code: one alone would take minutes on a busy machine. */
const half = Math.ceil(pageAddresses.length / 2);
const visits = [pageAddresses.slice(0, half), pageAddresses.slice(half)];

test.each(visits.map((visited) => ({ first: visited[0]!, last: visited.at(-1)!, visited })))(
  'each page from $first to $last opens with one heading and nothing to complain of, and fits every width',
  async ({ visited }) => {
    const { page, complaints } = await visit(await openSharedSite(), 1440, { hasFakeTimers: true });
    const wrong: string[] = [];
    for (const address of visited) {
      const response = await page.goto(address);
      if (response?.status() !== 200) wrong.push(`${address} answers ${response?.status()}`);
      await hydrated(page);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (isMeasuredHere(address)) wrong.push(...(await problemsOf(page, address, 390)));
      const headings = await page.getByRole('heading', { level: 1 }).count();
      if (headings !== 1) wrong.push(`${address} has ${headings} headings of the first level`);
      const found = await page.evaluate(() =>
        [...document.links].filter(({ origin }) => origin === location.origin).map(({ href }) => href),
      );
      for (const link of found) links.add(link.replace(/#.*$/, ''));
    }
    expect(wrong).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('no link of these pages leads nowhere', async () => {
  const lost: string[] = [];
  const followed = new Set<string>();
  for (const link of links) {
    const { pathname, search } = new URL(link);
    // the meaning of a query is up to the page; the pages themselves were opened above
    if (followed.has(pathname) || (search === '' && pageAddresses.includes(pathname))) continue;
    followed.add(pathname);
    const status = await statusOf(link);
    // the link to the other language leads to the same page
    const page = pathname.replace(`${languageChoicePath}/en`, '');
    const isKnown = matchedRoute(page) !== undefined || /\.csv$|\/user-center|\/docs|\/api-auth\/sso\/go/.test(link);
    if (status !== 200 || !isKnown) lost.push(`${status} ${link}`);
  }
  expect(links.size).toBeGreaterThan(40);
  expect(lost).toEqual([]);
});

/** Every service's form has a story, with the same rules; these three differ most. */
const forms = [
  [allServices.lcl, 'lcl~CNSHA~HKHKG'],
  [allServices.tank, 'tank~CNSHA~KRPUS'],
  [allServices.goods, 'goods~glycerine-995'],
] as const;

test('order forms with their problems shown, and pages with the longest header, fit every width', async () => {
  const { page } = await visit(await openSharedSite(), 1440, { hasFakeTimers: true });
  const wrong: string[] = [];
  for (const [{ nameZh, routes }, offer] of forms) {
    await go(page, `${routes.order}?${new URLSearchParams({ offer })}`);
    await page.getByRole('heading', { level: 1, name: `${nameZh}下单` }).waitFor();
    await button(page, '提交订单').locator('visible=true').first().click();
    await wrongFields(page).first().waitFor();
    for (const more of await page.getByText(/^更多申报项/).all()) await more.click();
    wrong.push(...(await problemsOf(page, `order form, ${nameZh}`, 390)));
  }
  await go(page, '/');
  await signInByPassword(page, accounts.wholeVehicles);
  for (const address of [paths.home, paths.orders, paths.quotes]) {
    await go(page, address);
    wrong.push(...(await problemsOf(page, `signed in, ${address}`, 1440)));
  }
  expect(wrong).toEqual([]);
});
