import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { documentNoticeMessages } from '#src/app/messages/documentNotices.ts';
import { reloadGuardMessages } from '#src/app/messages/reloadGuard.ts';
import { button, field, go, hydrated, phoneField, settled } from './company.ts';
import { intercept } from './intercept.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

const retry = (page: Page) =>
  button(page.getByRole('region', { name: reloadGuardMessages.title }), reloadGuardMessages.retry);

/** Counts how often a page is loaded from now on. */
const loadsOf = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
};

/**
 * Breaks the connection of a page whose document and own code have loaded, while other code is still loading.
 */
const broken = async (page: Page, code: string) => {
  const waiting: Route[] = [];
  let isOffline = false;
  const restore = await intercept(page, code, async (route) => {
    if (isOffline) await route.abort('internetdisconnected');
    else waiting.push(route);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await button(page, '注册/登录').waitFor();
  await page.waitForLoadState('domcontentloaded');
  await page.context().setOffline(true);
  isOffline = true;
  for (const route of waiting) await route.abort('internetdisconnected');
  return async () => {
    restore();
    await page.context().setOffline(false);
  };
};

const brokenConnection = async (site: SharedSite): Promise<void> => {
  const { title } = documentNoticeMessages.unloaded;
  const { page: early } = await visit(site, 390);
  const earlyLoads = loadsOf(early);
  const restore = await broken(early, '**/assets/search-*.js');
  await early.getByText(title).waitFor();
  await button(early, '注册/登录').click();
  await early.keyboard.type('13800000002');
  const prerendered = early.locator('#pre-hydration-login').getByRole('textbox', { name: '手机号' });
  await expect.poll(() => prerendered.inputValue()).toBe('13800000002');
  expect(earlyLoads()).toBe(1);
  await restore();
  await hydrated(early);
  await early.getByText(title).waitFor({ state: 'hidden' });

  // a browser that never retries a failed script, like Chromium before 150, reloads the page once
  const { page: old } = await visit(site, 1440);
  const documents = loadsOf(old);
  await old.route('**/assets/index-*.js', async (route) => {
    const isLost = documents() === 1 && route.request().resourceType() === 'script';
    await (isLost ? route.abort('internetdisconnected') : route.continue());
  });
  await old.goto('/');
  await old.getByText(documentNoticeMessages.unloaded.title).waitFor();
  await button(old, documentNoticeMessages.unloaded.retry).click();
  await hydrated(old);
  expect(documents()).toBe(2);

  // another page waits for the connection, and typed values stay
  const { page } = await visit(site, 1440);
  await go(page, paths.business);
  await field(page, 'contactName').fill('李询价');
  await page.context().setOffline(true);
  const loads = loadsOf(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: '罐箱', exact: true }).first().click();
  await page.getByText(reloadGuardMessages.offlineTitle).waitFor();
  await button(page, '注册/登录').click();
  await expect.poll(() => field(page, 'contactName').inputValue()).toBe('李询价');
  await retry(page).click();
  await retry(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.business);
  expect(loads()).toBe(0);
  // Chromium before 150 reloads the page now, later versions only the missing code
  await page.context().setOffline(false);
  await phoneField(page).waitFor();

  // an unreachable host is detected while the browser is connected, and reached again on demand
  const { page: lonely } = await visit(site, 390);
  await go(lonely, '/');
  const comeBack = await intercept(lonely, '**/*', (route) => route.abort('connectionrefused'));
  const reloads = loadsOf(lonely);
  await button(lonely, '注册/登录').click();
  await lonely.getByText(reloadGuardMessages.offlineTitle).waitFor();
  expect(reloads()).toBe(0);
  comeBack();
  await retry(lonely).click();
  await phoneField(lonely).waitFor();

  // signing out without a connection reloads only once there is one
  const { page: leaving } = await visit(site, 1440);
  await go(leaving, '/');
  await leaving.context().addCookies([{ name: 'token', value: 'x'.repeat(22), url: site.service.origin }]);
  await leaving.route('**/api-user/**', (route) => route.abort());
  await leaving.reload();
  await button(leaving, '退出登录').waitFor();
  await settled(leaving);
  await leaving.context().setOffline(true);
  const left = loadsOf(leaving);
  const signOut = leaving.waitForEvent('requestfailed');
  await button(leaving, '退出登录').click();
  await signOut;
  expect(left()).toBe(0);
  await expect.poll(() => leaving.getByRole('banner').count()).toBe(1);
  await leaving.context().setOffline(false);
  await button(leaving, '注册/登录').waitFor();
  expect(left()).toBe(1);
};

/** Lets code fail once, then load. */
const failOnce = async (page: Page, code: string): Promise<void> => {
  const end = await intercept(page, code, (route) => {
    end();
    return route.abort();
  });
};

test('a connection that breaks is said on the page, which goes on by itself; code that fails once costs one reload', async () => {
  const site = await openSharedSite();
  await brokenConnection(site);

  const { page } = await visit(site, 390);
  await go(page, '/shippingFcl?orgPortCode=CNSHA&dstPortCode=DEHAM');
  await page.getByText(/共 \d+ 个航次/).waitFor();
  await failOnce(page, '**/assets/login-*.js');
  const loads = loadsOf(page);
  // the prerendered dialog may be seen before the reload, which opens it again
  const reloaded = page.waitForEvent('load');
  await button(page, '注册/登录').click();
  await reloaded;
  await hydrated(page);
  await phoneField(page).waitFor();
  expect(loads()).toBe(1);
  await page.reload();
  await settled(page);
  await expect.poll(() => phoneField(page).count()).toBe(0);

  // specification 4: missing code reloads the page once, then shows advice
  const { page: gone } = await visit(site, 1440);
  await go(gone, '/');
  await gone.route('**/assets/tankIndex-*.js', (route) => route.fulfill({ status: 404 }));
  const reloads = loadsOf(gone);
  await gone.getByRole('link', { name: '罐箱', exact: true }).first().click();
  await gone.getByText(reloadGuardMessages.title).waitFor();
  await gone.waitForLoadState('networkidle');
  expect(reloads()).toBe(1);
});
