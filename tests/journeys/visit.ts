import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { chromium } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { chromiumLaunch } from '../support/chromium.ts';
import { StartedService } from '../support/startedService.ts';
import { endCookiesAhead, now, setClockAhead } from './clock.ts';

/** The built site, and a Chromium to visit it with. */
export interface SharedSite {
  service: { origin: string };
  browser: Browser;
}

/** The same, over its own data. */
export interface Site extends SharedSite {
  service: StartedService;
  /** Restarts the service with its clock further ahead by this many milliseconds. */
  restart: (signal: 'SIGKILL' | 'SIGTERM', aheadMs?: number) => Promise<void>;
}

let launched: Promise<Browser> | undefined;

/** The Chromium of this worker: all its files use it in turn, and it ends with the worker. */
export const browserOfWorker = (): Promise<Browser> => (launched ??= chromium.launch(chromiumLaunch));

/** The site for tests that leave its data as they are. */
export const openSharedSite = async (): Promise<SharedSite> => ({
  service: { origin: inject('sharedOrigin') },
  browser: await browserOfWorker(),
});

/** The site over freshly seeded data, which its visitors may change, until the test ends. */
export const openSite = async (environment: NodeJS.ProcessEnv = {}): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  await cp(inject('seededFolder'), folder, { recursive: true });
  const service = StartedService.at(folder, environment);
  onTestFinished(async () => {
    await service.kill();
    await rm(folder, { recursive: true, force: true });
  });
  const start = async (aheadMs = 0) => service.start({ clockAheadMs: inject('clockAheadMs') + aheadMs });
  const [browser] = await Promise.all([browserOfWorker(), start()]);
  return {
    browser,
    service,
    restart: async (signal, aheadMs) => {
      await service.kill(signal);
      await start(aheadMs);
    },
  };
};

/** The timeout of waits: below the test's own, so that the error reports what was missing. */
export const hangMs = 120_000;

/** The folder for the trace of a failed journey; one per visit if it has several. */
const traceOf = ({ id, name }: { id: string; name: string }): string => {
  visits += 1;
  return `dist/reports/traces/${name.slice(0, 60).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${id}-${visits}`;
};
let visits = 0;

/** What a page does that a failed test could not use, and a picture of it if it draws at all. */
const stateOf = async (page: Page, picture: string): Promise<'draws' | 'answers' | 'does not answer'> => {
  const inTime = async (work: Promise<unknown>): Promise<boolean> =>
    Promise.race([work.then(() => true).catch(() => false), delay(stallMs, false, { ref: false })]);
  if (await inTime(page.screenshot({ path: picture, timeout: stallMs }))) return 'draws';
  return (await inTime(page.evaluate(() => true))) ? 'answers' : 'does not answer';
};
const stallMs = 20_000;

/**
 * Stores a visitor's actions and requests until the test failed, and the state of the pages at that time. Fails if a
 * page runs scripts but draws no frames: then Chromium stalled, which `vitest.config.ts` takes as a reason to repeat
 * the test in another one.
 */
const storeFailure = async (context: BrowserContext, place: string): Promise<void> => {
  const open = context.pages().filter((page) => !page.isClosed());
  const states = await Promise.all(open.map(async (page, index) => stateOf(page, `${place}-page-${index + 1}.png`)));
  await context.tracing.stop({ path: `${place}.zip` });
  const addresses = (state: string) => open.filter((_, index) => states[index] === state).map((page) => page.url());
  const [stalled, busy] = [addresses('answers'), addresses('does not answer')];
  if (stalled.length > 0) {
    launched = undefined;
    void context.browser()?.close();
    throw new Error(`Chromium stopped drawing ${stalled.join(', ')}`);
  }
  if (busy.length > 0) throw new Error(`The script of the page does not end: ${busy.join(', ')}`);
};

/** Waits for a document's data: a visitor without scripts reloads a document that a busy service sent without data. */
export const reloadedFor = async (page: Page, found: Locator): Promise<void> => {
  const isShown = async (): Promise<boolean> => {
    if (!(await found.isVisible())) await page.reload();
    return found.isVisible();
  };
  await expect.poll(isShown).toBe(true);
};

/**
 * Runs in a page before its own scripts: a visitor who saves data does not get the code of pages whose links are only
 * in sight.
 */
const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

/** The options of a visitor. */
interface Circumstances {
  /** Whether prefetching and animations are off, which halves the time of a short visit. */
  savesData?: boolean;
  /** Whether the test sets the time of the page by `page.clock`. */
  hasFakeTimers?: boolean;
  hasScript?: boolean;
}

/**
 * A visitor's page, whose browser is closed when the test ends; `complaints` collects what the console and the pages
 * themselves report as wrong.
 */
export const visit = async (
  { browser, service }: SharedSite,
  width: number,
  { savesData = true, hasFakeTimers = false, hasScript = true }: Circumstances = {},
): Promise<{ page: Page; complaints: string[] }> => {
  const context = await browser.newContext({
    baseURL: service.origin,
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch: width < 600,
    reducedMotion: savesData ? 'reduce' : 'no-preference',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    javaScriptEnabled: hasScript,
  });
  context.setDefaultTimeout(hangMs);
  // snapshots of the document at each action would take a sixth of the time: `TRACE=1` enables them
  await context.tracing.start({ snapshots: process.env['TRACE'] === '1' });
  onTestFinished(async ({ task }) => {
    await (task.result?.state === 'fail' ? storeFailure(context, traceOf(task)) : context.tracing.stop());
    await context.close();
  });
  await context.addInitScript(endCookiesAhead, inject('clockAheadMs'));
  if (hasFakeTimers) await context.clock.install({ time: now() });
  else await context.addInitScript(setClockAhead, inject('clockAheadMs'));
  if (savesData) await context.addInitScript(saveData);
  const rate = Number(process.env['CPU_SLOWER'] ?? 1);
  if (rate > 1)
    context.on('page', (page) => {
      void context
        .newCDPSession(page)
        .then(async (session) => session.send('Emulation.setCPUThrottlingRate', { rate }));
    });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (wrong) => complaints.push(`${wrong.error().message} (${wrong.page()?.url()})`));
  return { page: await context.newPage(), complaints };
};
