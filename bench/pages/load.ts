import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';

/** Slow 4G, and a CPU at a quarter of its speed. */
export const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowness = 4;
/** How long a visit idles after its load. */
const idleMs = 10_000;

export interface Loaded {
  lcp: number;
  /** When React has hydrated the element that the visitor presses first. */
  interactive: number;
  blocking: number;
  shift: number;
  kilobytes: number;
  requests: number;
  /** Requests of the first ten seconds. */
  idleRequests: number;
  nodes: number;
}

/** Slows down a page's network and CPU. */
export const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slow);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
};

const observer = readFileSync(new URL('observe.js', import.meta.url), 'utf8');

/** A visitor with an empty cache. */
export const visitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });

/** Loads a page on a slow network for an idle visitor; it is interactive once React has hydrated the `selectors`. */
export const load = async (
  context: BrowserContext,
  address: string,
  selectors: readonly string[],
  idle = idleMs,
): Promise<Loaded> => {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(`window.measured = { selectors: ${JSON.stringify(selectors)} };\n${observer}`);
  await page.goto(address);
  // the pages' Content-Security-Policy forbids `waitForFunction`
  while (!(await page.evaluate('window.measured.interactive > 0 && performance.now() > ' + idle)))
    await page.waitForTimeout(100);
  const loaded = (await page.evaluate('window.measured.read()')) as Loaded;
  await page.close();
  return loaded;
};
