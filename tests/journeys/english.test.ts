import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { seedPassword } from '#server/db/seed/accounts.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { accounts, field, unexpected } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import { paint, sailings } from './paintOrder.ts';
import { openSite, visit } from './visit.ts';

/** Chinese texts of the page that are not marked as Chinese. */
const chineseOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue ?? '';
      const isMarked = walker.currentNode.parentElement?.closest('[lang|=zh], script, style, template');
      if (/\p{Script=Han}/u.test(text) && !isMarked) found.push(text);
    }
    // the visitor's input
    return found.filter((text) => !/工业涂料|王安全|李订舱/.test(text));
  });

test('an English visitor searches, signs in and orders, and reads no Chinese on the way', async () => {
  const { page, complaints } = await visit(await openSite(), 390);
  await page.goto(sailings());
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await page.waitForURL(/\/en\/shippingFcl\?/);
  await page.locator('html[lang="en"][data-hydrated]').waitFor();
  const found = page.getByRole('status').filter({ hasText: /sailings/ });
  await found.first().waitFor();
  expect(await chineseOn(page)).toEqual([]);

  const links = page.getByRole('link', { name: /^Order/ });
  await links.nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in or register' });
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(accounts.verified);
  await field(page, 'password').fill(seedPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await field(page, 'shipper.name').waitFor();
  await fillOrder(page, fcl, paint());
  expect(await chineseOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Place order' }).first().click();
  const order = page.getByRole('dialog').getByText(/^[A-Z]{3}\d{8,}$/);
  const orderNo = (await order.textContent()) ?? '';
  await page.goto(`/en/orders/${orderNo}`);
  await page.locator('article[data-state="shown.resting"]', { hasText: /Declaration on Safety and Fitness/ }).waitFor();
  await page.getByRole('textbox', { name: 'Message' }).fill('请问何时放舱？');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('请问何时放舱？').and(page.locator('p')).waitFor();
  expect(await chineseOn(page)).toEqual([]);
  // the next visit starts in the chosen language
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/en');
  expect(unexpected(complaints)).toEqual([]);
});
