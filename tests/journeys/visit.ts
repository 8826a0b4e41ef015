import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { onTestFinished } from 'vitest';
import { chromiumLaunch } from '../support/chromium.ts';
import { StartedService } from '../support/startedService.ts';
import { seeded } from './seeded.ts';

/** The built site, and a Chromium to visit it with. */
export interface SharedSite {
  service: { origin: string };
  browser: Browser;
}

/** The same, over data of its own. */
export interface Site extends SharedSite {
  service: StartedService;
  close: () => Promise<void>;
}

let launched: Promise<Browser> | undefined;

/** The Chromium of this worker: it serves one file after the other, and ends with the worker. */
export const browserOfWorker = (): Promise<Browser> => (launched ??= chromium.launch(chromiumLaunch));

/** The site for those who leave its data as they are. */
export const openSharedSite = async (): Promise<SharedSite> => ({
  service: { origin: (await seeded()).sharedOrigin },
  browser: await browserOfWorker(),
});

/** The site over freshly seeded data that its visitors may change, and whose service they may end. */
export const openSite = async (): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  await cp((await seeded()).folder, folder, { recursive: true });
  const [service, site] = await Promise.all([StartedService.over(folder), openSharedSite()]);
  return {
    ...site,
    service,
    close: async () => {
      await service.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Where the trace of a failed journey is stored; of a visit, where it has several. */
const traceOf = ({ id, name }: { id: string; name: string }): string => {
  visits += 1;
  return `dist/reports/traces/${name.slice(0, 60).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${id}-${visits}.zip`;
};
let visits = 0;

/** Runs in a page before its own scripts: a visitor who saves data is not sent the code of pages that are only in sight. */
const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

/**
 * A visitor's page, whose browser is closed when the test ends; `complaints` collects what the console and the pages
 * themselves report as wrong. A page that fetches ahead requests a hundred files, which is half the time of a short visit:
 * most visitors save data, and want no motion.
 */
export const visit = async (
  { browser, service }: SharedSite,
  width: number,
  { savesData = true } = {},
): Promise<{ page: Page; complaints: string[] }> => {
  const context = await browser.newContext({
    baseURL: service.origin,
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch: width < 600,
    reducedMotion: savesData ? 'reduce' : 'no-preference',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.tracing.start({ snapshots: true });
  onTestFinished(async ({ task }) => {
    await context.tracing.stop(task.result?.state === 'fail' ? { path: traceOf(task) } : {});
    await context.close();
  });
  context.setDefaultTimeout(30_000);
  if (savesData) await context.addInitScript(saveData);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (wrong) => complaints.push(`${wrong.error().message} (${wrong.page()?.url()})`));
  return { page: await context.newPage(), complaints };
};
