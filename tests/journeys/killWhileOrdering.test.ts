import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeAgreement } from '#contract/offer.ts';
import { pricedBookingOf } from '#contract/order.ts';
import { goods } from '#contract/lines/goods.ts';
import { orderPage, placeOrder } from '#contract/ordering.ts';
import { feesOf, totalsOf } from '#contract/rules/price.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { orderForm } from '../support/order.ts';
import { signInByPassword } from './company.ts';
import { dayAhead } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(import.meta.url);
});
afterAll(async () => site.close());

const headersOf = async (context: BrowserContext): Promise<Record<string, string>> => {
  const cookies = await context.cookies();
  return {
    'Content-Type': 'application/json',
    Origin: site.service.origin,
    appCode: 'echem',
    appDriver: '101',
    Authorization: cookies.find(({ name }) => name === 'token')?.value ?? '',
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
};

test('orders in flight while the power goes: each intention becomes one order, and what was acknowledged stays', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, '13800000003', seedPassword);
  const headers = await headersOf(page.context());
  const call = async (path: string, body: unknown, key?: string): Promise<Record<string, never>> => {
    const answer = await fetch(site.service.origin + path, {
      method: 'POST',
      headers: { ...headers, ...(key ? { 'Idempotency-Key': key } : {}) },
      body: JSON.stringify(body),
    });
    const { data } = (await answer.json()) as { data: Record<string, never> };
    return data;
  };
  const { details, ...rest } = orderForm('goods');
  const form = { ...rest, details: { ...details, deliveryDay: dayAhead(5) } };
  const offer = chargeAgreement.output.parse(await call(chargeAgreement.path, { offerId: form.offerId }));
  const priced = pricedBookingOf(goods, form, { isDangerous: offer.isDangerous ?? undefined });
  const intention = { order: form, expectedTotals: totalsOf(feesOf(offer.tariff, priced)) };
  const place = async (key: string): Promise<string | undefined> => {
    const placed = placeOrder.output.safeParse(await call(placeOrder.path, intention, key).catch(() => undefined));
    return placed.success ? placed.data.orderNo : undefined;
  };

  const numbers = new Map<string, string | undefined>();
  for (let round = 0; round < 3; round += 1) {
    const keys = Array.from({ length: 8 }, () => crypto.randomUUID());
    const sent = keys.map(async (key) => numbers.set(key, await place(key)));
    await new Promise((resolve) => setTimeout(resolve, 40 + round * 60));
    await site.service.kill('SIGKILL');
    await Promise.all(sent);
    await site.service.start();
  }
  const acknowledged = [...numbers].filter(([, number]) => number !== undefined);
  for (const [key, number] of acknowledged) expect(await place(key)).toBe(number);
  for (const key of numbers.keys()) numbers.set(key, await place(key));
  expect(new Set(numbers.values()).size).toBe(24);
  expect([...numbers.values()]).not.toContain(undefined);
  const { total } = orderPage.output.parse(await call(orderPage.path, { size: 100 }));
  expect(total).toBe(24);
});
