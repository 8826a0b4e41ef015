// Navigations of a visitor on a slow phone after some time on a page, and second visits. Exits with 1 if a target is
// missed.
import type { Browser, Locator, Page } from 'playwright';
import { percentile } from './load.ts';
import { article, lane } from './pages/addresses.ts';
import { withPageBench } from './pages/bench.ts';
import { load, slow, visitor } from './pages/load.ts';
import { openSlow, timeOfPress } from './pages/press.ts';
import { progress, report } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
/** How long the visitor looks at a page before a link comes in sight, and then at the link. */
const idleMs = 14_000;
const inSightMs = 1_000;

const twoFramesMs = 2 * (1_000 / 60);
/** A round trip and two frames. */
const moveMsMax = Math.round(slow.latency + twoFramesMs);
const loginMsMax = 150;
const captchaBytes = 20_000;
const captchaMsMax = Math.round(slow.latency + (captchaBytes / slow.downloadThroughput) * 1_000 + twoFramesMs);
const secondTimesMax = 1.1;

/** Navigations by a link: the page with the link, and the prefix of its address. */
const links: Readonly<Record<string, { from: string; href: string }>> = {
  'to tank containers': { from: '/root', href: '/tankIndex' },
  'to the news': { from: '/root', href: '/news' },
  'to an article': { from: '/news', href: article },
  'to sea prices of a lane': { from: '/', href: '/shippingFcl?' },
};
const secondVisits: Readonly<Record<string, string>> = {
  home: '/',
  'sea prices': `/shippingFcl${lane}`,
  'consolidated freight': '/lcl',
  article,
};

const times = new Map<string, number[]>();
const note = (name: string, ms: number | undefined): void =>
  void times.set(name, [...(times.get(name) ?? []), ms ?? Infinity]);

const inSight = async (page: Page, link: Locator): Promise<Locator> => {
  await page.waitForTimeout(idleMs);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(inSightMs);
  return link;
};

const visitFrom = async (browser: Browser, address: string, look: (page: Page) => Promise<void>): Promise<void> => {
  const context = await visitor(browser);
  const page = await openSlow(context);
  await page.goto(address);
  await look(page);
  await context.close();
};

const follow = (browser: Browser, site: string, name: string): Promise<void> => {
  const { from, href } = links[name]!;
  return visitFrom(browser, `${site}${from}`, async (page) => {
    const link = page.locator(`main a[href^="${href}"]`).filter({ visible: true }).first();
    await inSight(page, link);
    note(name, await timeOfPress(page, link, { selector: 'main h1', isMove: true }));
  });
};

const loginForm = '[role="dialog"] form';

const openLogin = (browser: Browser, site: string): Promise<void> =>
  visitFrom(browser, `${site}/`, async (page) => {
    const login = await inSight(page, page.getByRole('button', { name: '注册/登录' }));
    note(
      'login dialog after idle',
      await timeOfPress(page, login, { selector: `dialog#pre-hydration-login[open] form, ${loginForm}` }),
    );
    await page.locator(loginForm).waitFor();
    const dialog = page.getByRole('dialog', { name: '登录或注册' });
    await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000002');
    const code = dialog.getByRole('button', { name: '获取验证码' });
    note('captcha picture', await timeOfPress(page, code, { selector: 'img[alt="带有缺口的验证图片"]' }));
  });

const visitTwice = async (browser: Browser, name: string, address: string): Promise<void> => {
  const context = await visitor(browser);
  for (const visit of [1, 2]) {
    const { lcp } = await load(context, address, [], 5_000);
    if (visit === 2) note(name, lcp);
  }
  await context.close();
};

const medianOf = (name: string): number => percentile(times.get(name)!, 0.5);

await withPageBench(async ({ browser, site, floors }) => {
  for (const path of Object.values(secondVisits)) await fetch(`${site}${path}`);
  for (let round = 0; round < rounds; round += 1) {
    progress(`moves, round ${round + 1} of ${rounds}`);
    for (const name of Object.keys(links)) await follow(browser, site, name);
    await openLogin(browser, site);
    await visitTwice(browser, 'static', `${floors}/static`);
    for (const [name, path] of Object.entries(secondVisits)) await visitTwice(browser, name, `${site}${path}`);
  }
  for (const name of Object.keys(links)) report(name, medianOf(name), moveMsMax, 'ms');
  report('login dialog after idle', medianOf('login dialog after idle'), loginMsMax, 'ms');
  report('captcha picture after the press', medianOf('captcha picture'), captchaMsMax, 'ms');
  const floor = medianOf('static');
  for (const name of Object.keys(secondVisits)) {
    const ms = medianOf(name);
    const more = `${ms.toFixed(0)} of ${floor.toFixed(0)} ms`;
    report(`second visit, ${name}: LCP × static`, ms / floor, secondTimesMax, '×', more);
  }
});
