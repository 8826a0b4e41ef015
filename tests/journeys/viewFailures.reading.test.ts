import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { paths, pathTo } from '#contract/app/routes.ts';
import { errorMessages } from '#src/app/messages/errors.ts';
import { button, field } from './company.ts';
import { breakerOf, follow, pressAll, retryIn } from './failEveryWay.ts';
import type { Failure } from './failureKinds.ts';
import { failures, unauthorized } from './failureKinds.ts';
import { walkedCalls } from './failingCalls.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const ways = [...failures, unauthorized];
/** The status of a way in which the service fails; undefined for every other. */
const statusOf = (kind: string): number | undefined => Number(/^5\d\d/.exec(kind)?.[0]) || undefined;
/** Breaks what pages request as they are opened, one after the other, from a page that requests nothing of it. */
const reader = async (width: number) => {
  const { page } = await visit(site, width);
  await page.goto(paths.root);
  await page.locator('html[data-hydrated]').waitFor();
  const breaker = breakerOf(page);
  const failing = retryIn(page);
  /** Fetches what cannot be had, tries again in every way, and at last gets all that was missing. */
  const brings = async (
    names: readonly string[],
    act: () => Promise<unknown>,
    places = names.length,
    how: readonly Failure[] = ways,
  ) => {
    const { mend } = await breaker.respond(names, (route) => route.abort());
    await act();
    await expect.poll(() => failing.count()).toBe(places);
    await mend();
    await breaker.every(names, async () => pressAll(failing), { ways: how, places });
    await pressAll(failing);
    await expect.poll(() => failing.count()).toBe(0);
  };
  const opens = async (href: string, names: readonly string[], places?: number): Promise<void> =>
    brings(names, async () => follow(page, href), places);
  /** The same for a page of one thing, which a failure of the service turns into the page of its status. */
  const opensOne = async (href: string, name: string): Promise<void> => {
    await brings(
      [name],
      async () => follow(page, href),
      1,
      ways.filter(([kind]) => !statusOf(kind)),
    );
    for (const [kind, give] of ways) {
      const status = statusOf(kind);
      if (!status) continue;
      await follow(page, paths.root);
      await page.waitForURL(`**${paths.root}`);
      const { mend } = await breaker.respond([name], give);
      await follow(page, href);
      const { title } = errorMessages.routeError.of[status] ?? errorMessages.routeError.other;
      await page.getByRole('alert').filter({ hasText: title }).getByText(String(status), { exact: true }).waitFor();
      await mend();
    }
  };
  /** Goes back to where nothing is typed. */
  const leave = async (): Promise<void> => {
    await follow(page, paths.root);
    await page.locator('main input').first().waitFor({ state: 'detached' });
  };
  return { page, opens, opensOne, brings, leave, ...breaker };
};

const lane = (isDanger: 'Y' | 'N'): string =>
  `${paths.shippingFcl}?${new URLSearchParams({ orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM', isDanger })}`;

const exportCharges = async (page: Page): Promise<void> => button(page, '导出费用表').first().click();

test('sailings, their days, the charges of one and their export, the ports', async () => {
  const { page, opens, brings, leave, every, respond, walked: broken } = await reader(1440);
  await opens(lane('N'), ['etdList', 'sailingPage']);
  const charges = page.getByRole('button', { name: /^费用明细/ }).first();
  await brings(['chargeAgreement'], async () => charges.click());
  await every('chargeExport', async () => exportCharges(page), { ways });

  await leave();
  await follow(page, paths.home);
  const origin = field(page, 'orgPortCode');
  // the combobox that takes the plain field's place requests the ports once more
  const { mend } = await respond(['portList'], (route) => route.abort());
  await origin.focus();
  await page.waitForFunction(() => document.activeElement?.role === 'combobox');
  await page.locator('search[data-state="failed"]').waitFor();
  await mend();
  await every(
    'portList',
    async () => {
      await origin.blur();
      await origin.focus();
    },
    { ways },
  );
  expect(broken()).toEqual(walkedCalls.sailings);
}, 300_000);

test('the parts of the home page, each about itself', async () => {
  const { opens, walked: broken } = await reader(1440);
  const parts = ['minimumPrices', 'carouselQuery', 'cityPage', 'newsPage', 'portList', 'dangerousGoodsSearch'];
  // three categories of news, and one part that counts ports and dangerous goods
  await opens(paths.home, parts, 7);
  expect(broken()).toEqual(walkedCalls.home);
}, 300_000);

test('goods, news, campaigns, a service and the service mail', async () => {
  const { page, opens, opensOne, leave, every, walked: broken } = await reader(390);
  await opens(paths.business, ['goodsPage', 'carouselQuery']);
  await opensOne(pathTo('procurementMobile', 'glycerine-995'), 'goodsDetail');
  await page.goto(pathTo('procurementMobile', 'glycerine-995'));
  await page.locator('html[data-hydrated]').waitFor();
  await every('goodsDocument', async () => button(page, '安全数据单 SDS').click(), { ways });
  await leave();
  await opens(paths.news, ['newsPage']);
  await opensOne(pathTo('newsArticle', 'imdg-42-24-in-force'), 'newsDetail');
  await opens(pathTo('activity'), ['campaignList']);
  await opensOne(pathTo('activity', 'winter-liquid-season'), 'campaignDetail');
  // on a phone the charges and suppliers are folded away
  await page.setViewportSize({ width: 1440, height: 900 });
  await opens(paths.airLift, ['sellingMaintenance', 'internalFeePage', 'supplierList']);
  await leave();
  const again = button(page, /重新取得客服邮箱/);
  const openOrAgain = async () => ((await again.count()) > 0 ? again.click() : follow(page, paths.helpCenter));
  await every('serviceMail', openOrAgain, { ways, own: /暂未取得，可先拨打热线/ });
  expect(broken()).toEqual(walkedCalls.pages);
}, 300_000);
