import { createHash } from 'node:crypto';
import type { Page, Request } from 'playwright';
import { chromium } from 'playwright';
import { drawingLaunch } from '#tests/support/chromium.ts';
import { start } from '#tests/support/time.ts';
import type { BuiltStory } from './build.ts';
import { judgeStory, openStorybook, playStory } from './played.ts';
import type { Width } from './widths.ts';
import { widths } from './widths.ts';

export interface Stage {
  /** What draws here; another draws the same page with other pixels. */
  drawnBy: string;
  /**
   * Shows a story and plays it; answers with all that is wrong with it. One that is shown already and does nothing is
   * looked at in a window of another width as it is, unless `anew`.
   */
  show: (story: BuiltStory, width: Width, how?: { anew?: boolean }) => Promise<string[]>;
  /** A PNG of the whole page that is shown. */
  shoot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

const sleep = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Longer than React holds back a late part that came soon after what stood in for it, 300 ms. */
const throttleMs = 400;

/** Lets the page wait for the scripts it asked for since its story began (.storybook/pictured.ts). */
const watchScripts = async (page: Page): Promise<void> => {
  const scripts = { asked: 0, coming: 0 };
  const ended = (request: Request) => {
    if (request.resourceType() === 'script') scripts.coming -= 1;
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.asked += 1;
    scripts.coming += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.exposeFunction('storyBegins', () => {
    scripts.asked = 0;
  });
  await page.exposeFunction('scriptsHaveCome', async () => {
    while (scripts.asked > 0) {
      scripts.asked = 0;
      while (scripts.coming > 0) await sleep(20);
      await sleep(throttleMs);
    }
  });
};

/** Edges, gradients, shadows, a blur and letters: where these come out alike, so do our pages. */
const sample = `<body style="background:linear-gradient(37deg,#0b4f8a,#fff6df)"><div style="margin:40px;width:240px;height:120px;
border-radius:17px;background:radial-gradient(#1abd6c,#d9534f);box-shadow:0 6px 19px #0008;rotate:7deg"></div>
<svg width="300" height="120"><path d="M9 9C90 140 160 -40 290 99" fill="none" stroke="#337ab7" stroke-width="5"/></svg>
<div style="width:90px;height:90px;background:#f5a800;filter:blur(7px)"></div>
<p style="font:17px/2 sans-serif">危险货物 Dangerous goods UN 1263</p></body>`;

/**
 * Opens the built Storybook in a Chromium of its own and shows one story after the other without loading it again.
 * The agent's name is how Storybook knows that it is tested: animations stand at their end.
 */
export const openStage = async (url: string): Promise<Stage> => {
  let { width, height }: { width: number; height: number } = widths[0];
  const browser = await chromium.launch({
    ...drawingLaunch,
    args: [...drawingLaunch.args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });
  const context = await browser.newContext({
    viewport: { width, height },
    userAgent: `Chrome/${browser.version()} StorybookTestRunner`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.setContent(sample);
  const drawn = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 8);
  const drawnBy = `Chromium ${browser.version().split('.')[0]}, ${drawn}`;

  await page.clock.setFixedTime(start);
  await watchScripts(page);
  const devtools = await context.newCDPSession(page);
  const complaints: string[] = [];
  page.on('console', (said) => void (said.type() === 'error' && complaints.push(`console.error: ${said.text()}`)));
  page.on('pageerror', (error) => void complaints.push(`uncaught: ${error.message}`));
  await openStorybook(page, url);

  const resize = async (wanted: { width: number; height: number }): Promise<void> => {
    if (wanted.width === width && wanted.height === height) return;
    ({ width, height } = wanted);
    // the page alone: Playwright's own way draws the browser's window around it anew as well
    await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  };

  /** The story that stands there as it was left, if it is whole. */
  let shown = '';
  const show: Stage['show'] = async ({ id, tags }, wanted, { anew = false } = {}) => {
    complaints.length = 0;
    await resize(wanted);
    const isThere = shown === id && !anew && !tags.includes('play-fn');
    const seen = await (isThere ? judgeStory(page) : playStory(page, id));
    const tooWide = seen.width > width ? [`${seen.width} px wide: the page scrolls sideways`] : [];
    const faults = [...seen.faults, ...tooWide, ...complaints];
    // what a story has broken must not trouble the next
    if (faults.length > 0) await openStorybook(page, url);
    shown = faults.length > 0 ? '' : id;
    return faults;
  };

  const shoot = async (): Promise<Buffer> => {
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    // a window as tall as the page: Chromium takes three times as long for what lies beyond its window
    await resize({ width, height: Math.max(height, tall) });
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };
  return { drawnBy, show, shoot, close: () => browser.close() };
};
