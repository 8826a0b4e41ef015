import type { Page } from 'playwright';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { documentNoticeMessages } from '#src/app/messages/documentNotices.ts';
import { reloadGuardMessages } from '#src/app/messages/reloadGuard.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { button, choosePort, field, loginDialog, signInByPassword } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const shot = async (page: Page, name: string) => {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` });
};
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();

/** Runs in a page before its own scripts: cookies and stores are kept from it by an error, as in a sandboxed frame. */
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

/** The same for cookies that are silently forgotten, and for stores that are full from the beginning. */
const removeCookies = (): void => {
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

describe.each([
  ['cookies and stores that throw', throwForStores],
  ['cookies that are forgotten, stores that are full', removeCookies],
])('%s', (_, block) => {
  test.each([1440, 390])(
    'the site is read and searched, and a sign-in says what it needs; %i px wide',
    async (width) => {
      const { page, complaints } = await visit(site, width);
      await page.addInitScript(block);
      let codes = 0;
      page.on('request', (request) => (codes += request.url().includes('/api-user/') ? 1 : 0));
      await page.goto('/');
      await hydrated(page);
      await choosePort(page, '起运港', 'shanghai', '上海');
      await choosePort(page, '目的港', '汉堡', '汉堡');
      await button(page, '查询船期').click();
      await page.getByText(/共 \d+ 个航次/).waitFor();
      await button(page, '注册/登录').click();
      await loginDialog(page).getByText(loginMessages.cookies.title).waitFor();
      await shot(page, `cookieless-${block.name}-${width}`);

      await page.getByRole('tab', { name: '密码登录' }).click();
      await loginDialog(page).getByRole('textbox', { name: '手机号' }).fill('13800000003');
      await field(page, 'password').fill('Huayun@2026');
      await button(loginDialog(page), '登录').click();
      await loginDialog(page).getByText(loginMessages.cookies.rejected).waitFor();
      expect(await field(page, 'password').inputValue()).toBe('Huayun@2026');
      expect(codes).toBe(0);
      expect(complaints).toEqual([]);
    },
  );
});

test('cookies that Chromium itself blocks for the page', async () => {
  const { page, complaints } = await visit(site, 1440);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(paths.airLift);
  await hydrated(page);
  await button(page, '注册/登录').click();
  await loginDialog(page).getByText(loginMessages.cookies.title).waitFor();
  expect(complaints).toEqual([]);
});

test('before any code has come the login dialog already says that cookies are needed', async () => {
  const { page } = await visit(site, 390);
  await page.addInitScript(removeCookies);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await button(page, '注册/登录').click();
  await page.locator('#pre-hydration-login').getByText(loginMessages.cookies.title).waitFor();
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
});

test('tabs hear of a sign-in and of a sign-out without BroadcastChannel', async () => {
  const { page, complaints } = await visit(site, 1440);
  const context = page.context();
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const other = await context.newPage();
  await Promise.all([page.goto('/'), other.goto(paths.news)]);
  await Promise.all([hydrated(page), hydrated(other)]);
  await signInByPassword(page, '13800000001', 'Huayun@2026');
  await button(other, '会员中心').waitFor();
  await button(other, '退出登录').click();
  await button(page, '注册/登录').waitFor();
  expect(complaints).toEqual([]);
});

describe('without script', () => {
  test.each([1440, 390])(
    'prices and sailings are read and searched, and what needs script is said; %i px wide',
    async (width) => {
      const context = await site.browser.newContext({
        baseURL: site.service.origin,
        javaScriptEnabled: false,
        viewport: { width, height: 844 },
      });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto('/');
      await page.getByText(/浏览器未启用 JavaScript/).waitFor();
      await shot(page, `noscript-${width}`);
      await page.goto(`${paths.shippingFcl}?orgPortCode=CNSHA&dstPortCode=DEHAM`);
      await page.getByText(/共 \d+ 个航次/).waitFor();
      expect(await page.getByText(/浏览器未启用 JavaScript/).textContent()).toContain('400');
    },
  );
});

/** Runs in a page before its own scripts: what came after 2022 is not there. */
const oldBrowser = (): void => {
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
};

describe('an old browser', () => {
  test.each([1440, 390])('shows the missing features and stays readable; %i px wide', async (width) => {
    const { page } = await visit(site, width);
    await page.addInitScript(oldBrowser);
    await page.goto('/');
    const notice = page.locator('#outdated');
    await notice.getByText(documentNoticeMessages.outdated.lacks.language).waitFor();
    expect(await notice.locator('li:not([hidden])').allTextContents()).toEqual([
      documentNoticeMessages.outdated.lacks.language,
      documentNoticeMessages.outdated.lacks.menus,
    ]);
    await page.waitForTimeout(1_000);
    await shot(page, `outdated-${width}`);
    expect(await page.getByText(reloadGuardMessages.reloading).count()).toBe(0);
    expect(await page.getByRole('heading', { name: '危化品出海，一票办妥' }).isVisible()).toBe(true);
    await button(page, documentNoticeMessages.outdated.close).click();
    expect(await notice.isVisible()).toBe(false);
  });

  test('that cannot run the site’s code shows a message', async () => {
    const { page } = await visit(site, 390);
    await page.route(/\/assets\/(?:index|site)-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'syntax of the next decade' }),
    );
    await page.goto('/');
    await page.getByText(documentNoticeMessages.outdated.lacks.start).waitFor();
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    await shot(page, 'unreadable-390');
  });

  test('a browser of today sees none of it', async () => {
    const { page } = await visit(site, 1440);
    await page.goto('/');
    await hydrated(page);
    await page.waitForTimeout(3_500);
    expect(await page.locator('#outdated, #unloaded, [data-lacks]').filter({ visible: true }).count()).toBe(0);
  });

  test('the check is written in syntax that any browser reads', async () => {
    const html = await (await fetch(site.service.origin)).text();
    const [check = ''] = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code);
    expect(check).toContain('outdated');
    expect(check).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async|await|import)\b|\.\.\.|\bof\b/);
  });
});
