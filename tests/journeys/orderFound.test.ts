import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { paths } from '#contract/app/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { field, signInByPassword, untilStepped } from './company.ts';
import type { Filled } from './fillOrder.ts';
import { fillOrder } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const orderPage = (service: ServiceCode, offerId: string) =>
  `${allServices[service].routes.order}?${new URLSearchParams({ offer: offerId, isDanger: 'N' })}`;

describe.each([1440, 390])('a draft is gone on with from the order query, %i px wide', (width) => {
  test('on every page, with any draft', async () => {
    const { page, complaints } = await visit(site, width);
    await page.goto(orderPage('air', 'air~PVG~FRA'));
    await field(page, 'cargo.0.nameZh').fill('甲');
    await page.goto(orderPage('goods', 'goods~glycerine-995'));
    await field(page, 'details.purpose').fill('乙');
    await page.goto(paths.home);
    await signInByPassword(page, '13800000003', seedPassword);
    const pages = [paths.home, paths.news, paths.tankIndex, paths.shippingFcl, '/helpCenter', '/act', '/lost'];
    for (const [index, at] of pages.entries()) {
      await page.goto(at);
      await page.locator('html[data-hydrated]').waitFor();
      await page.getByRole('button', { name: '订单查询' }).first().click();
      const query = page.getByRole('dialog', { name: '订单查询' });
      await query.getByRole('button', { name: /草稿/ }).first().click();
      const drafts = query.getByRole('link', { name: /^继续填写/ });
      await drafts.nth(index % 2).click();
      await page.waitForURL((url) => url.searchParams.has('offer'));
      await query.waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: /下单$/ }).waitFor();
    }
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
});

const plain = { packages: '10', grossKg: '2,000', volumeM3: '3.2' };

// one with a success page of its own, and one whose order page says it
const services: (Filled & { line: ServiceCode; offerId: string; width: number })[] = [
  { line: 'dgDesk', offerId: 'dgDesk~CNSHA', width: 1440, cargo: plain },
  { line: 'goods', offerId: 'goods~glycerine-995', width: 390, details: { tonnes: '20' } },
];

describe.each(services)(
  '$line: the page is reloaded while 下单成功 is open',
  ({ line: name, offerId, width, ...filled }) => {
    test('the order is found again, and nothing invites to order twice', async () => {
      const service = allServices[name];
      const { page, complaints } = await visit(site, width);
      await page.goto(paths.home);
      await signInByPassword(page, '13800000003', seedPassword);
      await page.goto(orderPage(name, offerId));
      await page.getByRole('heading', { level: 1, name: `${service.nameZh}下单` }).waitFor();
      await fillOrder(page, service, filled);
      await page.getByRole('button', { name: '提交订单' }).first().click();
      const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
      const orderNo = (await placed.getByText(new RegExp(`^${service.prefix}\\d{8,}$`)).textContent()) ?? '';

      await page.reload();
      const heading = page.getByRole('heading', { level: 1, name: /下单成功/ });
      await heading.waitFor();
      await page.getByText(orderNo).first().waitFor();
      // the form was scrolled to its end, where a reload of the form itself would begin
      await page.waitForTimeout(300);
      expect(await heading.evaluate((shown) => shown.getBoundingClientRect().top)).toBeGreaterThan(0);
      expect(await page.getByRole('button', { name: '提交订单' }).count()).toBe(0);
      await page.getByRole('button', { name: '查看订单进展' }).click();
      const query = page.getByRole('dialog', { name: '订单查询' });
      await query.getByText(orderNo).first().waitFor();
      await query.getByRole('button', { name: '关闭' }).first().click();
      await untilStepped(page);
      // what lies behind is no form for the same order
      await page.goBack();
      expect(page.url()).not.toContain('offer=');
      expect(complaints).toEqual([]);
    });
  },
);
