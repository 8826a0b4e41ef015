import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { documentNoticeMessages } from '#src/app/messages/documentNotices.ts';
import { reloadGuardMessages } from '#src/app/messages/reloadGuard.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { accounts, button, choosePort, field, go, loginDialog, settled, submitPassword } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, reloadedFor, visit } from './visit.ts';

/** Runs in a page before its own scripts: access to cookies and storage throws, as in a sandboxed frame. */
const throwForStores = (): void => {
  const rejected = {
    configurable: true,
    get: (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  Object.defineProperty(Document.prototype, 'cookie', { ...rejected, set: rejected.get });
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, rejected);
};

/** The same for cookies that are silently dropped, and for storage that is full from the start. */
const removeCookies = (): void => {
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** The same: features that came after 2022 are missing. */
const oldBrowser = (): void => {
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
};

const withoutCookies = async (site: SharedSite): Promise<void> => {
  for (const [width, block] of [
    [1440, throwForStores],
    [390, removeCookies],
  ] as const) {
    const { page, complaints } = await visit(site, width);
    await page.addInitScript(block);
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('/api-user/') ? 1 : 0));
    await go(page, '/');
    await choosePort(page, '起运港', 'shanghai', '上海');
    await choosePort(page, '目的港', '汉堡', '汉堡');
    await button(page, '查询船期').click();
    await page.getByText(/共 \d+ 个航次/).waitFor();
    await button(page, '注册/登录').click();
    await loginDialog(page).getByText(loginMessages.cookies.title).waitFor();
    await submitPassword(page, accounts.verified);
    await loginDialog(page).getByText(loginMessages.cookies.rejected).waitFor();
    await expect.poll(() => field(page, 'password').inputValue()).not.toBe('');
    expect(calls).toBe(0);
    expect(complaints).toEqual([]);
  }

  // the same notice appears before any code has loaded
  const { page } = await visit(site, 390);
  await page.addInitScript(removeCookies);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await button(page, '注册/登录').click();
  await page.locator('#pre-hydration-login').getByText(loginMessages.cookies.title).waitFor();
  await expect.poll(() => page.locator('html[data-hydrated]').count()).toBe(0);
};

test('without cookies, script or new features the site is read and searched, and says what is missing', async () => {
  const site = await openSharedSite();
  await withoutCookies(site);

  const { page } = await visit(site, 390);
  await page.addInitScript(oldBrowser);
  await page.goto('/');
  const notice = page.locator('#outdated');
  await notice.getByText(documentNoticeMessages.outdated.lacks.language).waitFor();
  await expect
    .poll(() => notice.locator('li:not([hidden])').allTextContents())
    .toEqual([documentNoticeMessages.outdated.lacks.language, documentNoticeMessages.outdated.lacks.menus]);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByText(reloadGuardMessages.reloading).count()).toBe(0);
  await expect.poll(() => page.getByRole('heading', { name: '危化品出海，一票办妥' }).isVisible()).toBe(true);
  await button(page, documentNoticeMessages.outdated.close).click();
  await expect.poll(() => notice.isVisible()).toBe(false);

  // one that cannot parse the site's code at all
  const { page: unreadable } = await visit(site, 390);
  await unreadable.route(/\/assets\/(?:index|site)-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'syntax of the next decade' }),
  );
  await unreadable.goto('/');
  await unreadable.getByText(documentNoticeMessages.outdated.lacks.start).waitFor();
  await expect.poll(() => unreadable.locator('html[data-hydrated]').count()).toBe(0);
  const html = await (await fetch(site.service.origin)).text();
  const [check = ''] = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code);
  expect(check).toContain('outdated');
  expect(check).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async|await|import)\b|\.\.\.|\bof\b/);

  // without script pages show their text, and sailings are searched
  const { page: scriptless } = await visit(site, 1440, { hasScript: false });
  const bare: string[] = [];
  for (const address of [paths.home, paths.airLift, paths.business, paths.news, paths.helpCenter, paths.lcl]) {
    await scriptless.goto(address, { waitUntil: 'domcontentloaded' });
    const text = await scriptless.locator('main').innerText();
    const isVisible = await scriptless.getByRole('heading', { level: 1 }).isVisible();
    if (text.length < 150 || !isVisible) bare.push(`${address}: ${text.length} characters`);
  }
  expect(bare).toEqual([]);
  await scriptless.goto(`${paths.shippingFcl}?orgPortCode=CNSHA&dstPortCode=DEHAM`);
  await reloadedFor(scriptless, scriptless.getByText(/共 \d+ 个航次/));
  await expect.poll(() => scriptless.getByText(/浏览器未启用 JavaScript/).textContent()).toContain('400');

  // a current browser
  const { page: today, complaints } = await visit(site, 1440);
  await today.goto('/');
  await settled(today);
  await expect
    .poll(() => today.locator('#outdated, #unloaded, [data-lacks]').filter({ visible: true }).count())
    .toBe(0);
  expect(complaints).toEqual([]);
});
