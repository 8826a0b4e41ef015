import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import type { Booked } from './bookedServices.ts';
import { booked } from './bookedServices.ts';
import { signInByPassword } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

interface Effort {
  clicks: number;
  keys: number;
  /** The text fields that were typed into. */
  fields: string[];
}

/** Counts in every page of a visit what a hand does: presses, choices of lists, and typed characters. */
const countEffort = (): void => {
  const stored = sessionStorage.getItem('effort');
  const effort = (stored === null ? { clicks: 0, keys: 0, fields: [] } : JSON.parse(stored)) as Effort;
  const counted = (change: () => void) => () => {
    change();
    sessionStorage.setItem('effort', JSON.stringify(effort));
  };
  const click = counted(() => (effort.clicks += 1));
  addEventListener('pointerdown', click, true);
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) click();
      const isTyped =
        target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.list === null);
      if (!isTyped || /^(?:checkbox|radio)$/.test(target.type)) return;
      counted(() => {
        effort.keys += target.value.length;
        if (!effort.fields.includes(target.id)) effort.fields.push(target.id);
      })();
    },
    true,
  );
};
const effortOf = async (page: Page): Promise<Effort> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('effort') ?? '{}') as Effort);

/** Orders a service by hand from its order page, and returns what it took. */
const order = async (page: Page, { line, offerId, ...filled }: Booked, isInBook: boolean): Promise<Effort> => {
  const service = allServices[line];
  await page.goto(`${service.routes.order}?${new URLSearchParams({ offer: offerId })}`);
  await page.evaluate(() => sessionStorage.removeItem('effort'));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: `${service.nameZh}下单` }).waitFor();
  await fillOrder(page, service, { ...filled, isInBook });
  await page.getByRole('button', { name: '提交订单' }).first().click();
  const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
  await placed.getByText(new RegExp(`^${service.prefix}\\d{8,}$`)).waitFor();
  return effortOf(page);
};

test('who orders again types at most ten fields, with at most 8 presses and 110 keys, whatever the service', async () => {
  const { page } = await visit(site, 1440);
  await page.addInitScript(countEffort);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, '13800000003', seedPassword);
  const [first] = booked;
  const before = await order(page, first!, false);
  const again: Record<string, Effort> = {};
  for (const one of booked) again[one.line] = await order(page, one, true);
  expect(before.fields.length).toBeGreaterThan(15);
  const most = { clicks: 8, keys: 110, fields: 10 };
  const tooMuch = Object.entries(again).filter(
    ([, { clicks, keys, fields }]) => clicks > most.clicks || keys > most.keys || fields.length > most.fields,
  );
  expect(tooMuch).toEqual([]);
}, 300_000);
