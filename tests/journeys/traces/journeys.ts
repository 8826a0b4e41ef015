import { afterAll, expect, test } from 'vitest';
import { button, loginDialog } from '../company.ts';
import { browserOfWorker, visit } from '../visit.ts';

const browser = await browserOfWorker();
afterAll(async () => browser.close());

/** How many dialogs stand there once the visitor wants to sign in. */
const dialogsOfVisit = async (): Promise<number> => {
  const { page } = await visit({ browser, service: { origin: process.env['SITE']! } }, 1440);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await button(page, '注册/登录').click();
  await button(loginDialog(page), '关闭').waitFor();
  return loginDialog(page).count();
};

test('a journey that passes', async () => {
  expect(await dialogsOfVisit()).toBe(1);
});

test('a journey that fails', async () => {
  expect(await dialogsOfVisit()).toBe(2);
});
