import type { BrowserContext, Locator, Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { documentNoticeMessages } from '#src/app/messages/documentNotices.ts';
import { reloadGuardMessages } from '#src/app/messages/reloadGuard.ts';
import { button, field, loginDialog } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();
const shot = async (page: Page, name: string) => {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` });
};

const retry = (page: Page) =>
  button(page.getByRole('region', { name: reloadGuardMessages.title }), reloadGuardMessages.retry);
const phoneField = (page: Page) => loginDialog(page).getByRole('textbox', { name: '手机号' });

const guard = (page: Page) => page.locator(`section[aria-label="${reloadGuardMessages.title}"]`);

/**
 * Breaks the connection of a page whose document has come while some of its code is still on its way, and counts how
 * often the page is loaded anew. What comes before the break is waited for: the site's own code says other words.
 */
const broken = async (page: Page, context: BrowserContext, code: string, comesBefore: (page: Page) => Locator) => {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  const waiting: Route[] = [];
  let isOffline = false;
  await page.route(code, async (route) => {
    if (isOffline) await route.abort('internetdisconnected');
    else waiting.push(route);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '注册/登录' }).waitFor();
  await comesBefore(page).waitFor({ state: 'attached' });
  await context.setOffline(true);
  isOffline = true;
  for (const route of waiting) await route.abort('internetdisconnected');
  return {
    restore: async () => {
      await page.unroute(code);
      await context.setOffline(false);
    },
    loads: () => loads,
  };
};

const documentEnd = (page: Page) => page.locator('#pre-hydration-login');

describe.each([1440, 390])('the connection breaks right after the document has come, %i px wide', (width) => {
  test.each([
    ['all of the code', '**/assets/*.js', documentEnd, documentNoticeMessages.unloaded.title],
    ['the code of every page', '**/assets/index-*.js', documentEnd, documentNoticeMessages.unloaded.title],
    ['the code of the page', '**/assets/home-*.js', guard, reloadGuardMessages.offlineTitle],
    ['a part of the code of the page', '**/assets/search-*.js', guard, reloadGuardMessages.offlineTitle],
  ])('%s is missing: said on the page, which stays and goes on by itself', async (name, code, comesBefore, title) => {
    const { page } = await visit(site, width);
    const connection = await broken(page, page.context(), code, comesBefore);
    await page.getByText(title).waitFor();
    await shot(page, `offline-${name}-${width}`);
    await button(page, documentNoticeMessages.unloaded.retry).click();
    await page.waitForTimeout(500);
    expect(await page.getByText(title).isVisible()).toBe(true);
    await button(page, '注册/登录').click();
    await page.keyboard.type('13800000002');
    expect(await page.locator('#pre-hydration-login').getByRole('textbox', { name: '手机号' }).inputValue()).toBe(
      '13800000002',
    );

    await connection.restore();
    await hydrated(page);
    await page.getByText(title).waitFor({ state: 'hidden' });
    await expect.poll(() => phoneField(page).inputValue()).toBe('13800000002');
    expect(connection.loads()).toBe(1);
  });
});

test('a browser that never loads a failed script again gets the page anew, once', async () => {
  const { page } = await visit(site, 1440);
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  // as in Chromium before 150: the script of this document is lost, while the host answers
  await page.route('**/assets/index-*.js', async (route) => {
    const isLost = documents === 1 && route.request().resourceType() === 'script';
    await (isLost ? route.abort('internetdisconnected') : route.continue());
  });
  await page.goto('/');
  await page.getByText(documentNoticeMessages.unloaded.title).waitFor();
  await button(page, documentNoticeMessages.unloaded.retry).click();
  await hydrated(page);
  expect(documents).toBe(2);
});

test('without a connection another page waits for it, and what was typed stays', async () => {
  const { page } = await visit(site, 1440);
  await page.goto(paths.business);
  await hydrated(page);
  await field(page, 'contactName').fill('李询价');
  await page.context().setOffline(true);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: '罐箱', exact: true }).first().click();
  await page.getByText(reloadGuardMessages.offlineTitle).waitFor();
  await shot(page, 'offline-navigation-1440');
  await button(page, '注册/登录').click();
  expect(await field(page, 'contactName').inputValue()).toBe('李询价');
  await retry(page).click();
  await retry(page).waitFor();
  expect([loads, new URL(page.url()).pathname]).toEqual([0, paths.business]);
  await page.context().setOffline(false);
  await phoneField(page).waitFor();
  await page.waitForURL(`**${paths.tankIndex}`);
  expect(await page.getByText(reloadGuardMessages.offlineTitle).count()).toBe(0);
  expect(loads).toBe(0);
});

test('a host that is away while the browser is connected is found out, and reached again on demand', async () => {
  const { page } = await visit(site, 390);
  await page.goto('/');
  await hydrated(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await button(page, '注册/登录').click();
  await page.getByText(reloadGuardMessages.offlineTitle).waitFor();
  await page.unroute('**/*');
  await retry(page).click();
  await phoneField(page).waitFor();
  expect(loads).toBe(0);
});

test('code that is gone while nothing can be noted is not fetched by reloads without end', async () => {
  const { page } = await visit(site, 1440);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.route('**/assets/tankIndex-*.js', (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(paths.tankIndex);
  await page.getByText(reloadGuardMessages.title).waitFor();
  await page.waitForTimeout(1_000);
  expect(loads).toBe(1);
});

test('signing out without a connection reloads only once there is one', async () => {
  const { page } = await visit(site, 1440);
  await page.goto('/');
  await hydrated(page);
  await page.context().addCookies([{ name: 'token', value: 'x'.repeat(22), url: site.service.origin }]);
  await page.route('**/api-user/**', (route) => route.abort());
  await page.reload();
  await button(page, '退出登录').waitFor();
  await page.context().setOffline(true);
  await button(page, '退出登录').click();
  await page.waitForTimeout(1_000);
  expect(page.url()).toBe(`${site.service.origin}/`);
  expect(await page.getByRole('banner').count()).toBe(1);
  await page.context().setOffline(false);
  await page.waitForEvent('load');
  await button(page, '注册/登录').waitFor();
});
