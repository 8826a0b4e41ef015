import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LaunchOptions, Page, Request } from 'playwright';
import { chromium } from 'playwright';
import { preview } from 'vite';

interface Channel {
  on: (event: string, listener: (storyId: string) => void) => void;
  once: (event: string, listener: () => void) => void;
  emit: (event: string, detail: unknown) => void;
}

/** Shows another story in the page of a Storybook; resolves when it is rendered, or after ten seconds. */
const show = (storyId: string): Promise<void> =>
  new Promise((done) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    // no named functions: tsx wraps them in a helper that the page does not have
    channel.on('storyRendered', (shown) => {
      if (shown === storyId) requestAnimationFrame(() => requestAnimationFrame(() => done()));
    });
    channel.once('storyThrewException', () => done());
    setTimeout(done, 10_000);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

/**
 * Resolves when nothing in the page has changed for a while, or after five seconds. React shows loaded code at least
 * 300 ms after its fallback.
 */
const rest = (): Promise<void> =>
  new Promise((done) => {
    const [quiet, longest] = [350, 5_000];
    let timer = setTimeout(done, quiet);
    setTimeout(done, longest);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quiet);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** Waits until a page is idle and has received all its requests. */
const rested = async (page: Page, pending: ReadonlySet<Request>): Promise<void> => {
  do await page.evaluate(rest).catch(() => page.waitForLoadState());
  while (pending.size > 0);
};

/** Pages per processor core: a page waits most of the time. */
const pagesEach = 4;

/** Pictures and outlines of stories, by story. */
interface Shots {
  shots: Map<string, Buffer>;
  outlines: Map<string, string>;
}

/**
 * Pictures at scale 1 of some stories of a handbook's Storybook, and the accessibility outlines of others; none without
 * a browser.
 */
export const shotsOf = async (
  handbook: string,
  pictured: readonly string[],
  read: readonly string[],
  browserModule: string,
): Promise<Shots> => {
  const shots = new Map<string, Buffer>();
  const outlines = new Map<string, string>();
  const ids = [...new Set([...pictured, ...read])];
  const module = (await import(pathToFileURL(resolve(browserModule)).href)) as { chromiumLaunch: LaunchOptions };
  const { executablePath = chromium.executablePath() } = module.chromiumLaunch;
  if (!existsSync(executablePath) || ids.length === 0) return { shots, outlines };
  const server = await preview({ configFile: false, logLevel: 'error', build: { outDir: handbook } });
  const browser = await chromium.launch(module.chromiumLaunch);
  const address = `${server.resolvedUrls!.local[0]}storybook/iframe.html?viewMode=story`;
  const waiting = ids.values();
  /** Shows one story after the other; all pages take them from one list. */
  const takePictures = async (): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => pending.delete(request));
    for (const id of waiting) {
      // after some stories Storybook reloads its page for the next one
      if (page.url() === 'about:blank') await page.goto(`${address}&id=${id}`);
      else await page.evaluate(show, id).catch(() => {});
      await page.waitForSelector('body.sb-show-main');
      await rested(page, pending);
      if (pictured.includes(id)) shots.set(id, await page.screenshot({ fullPage: true }));
      if (read.includes(id)) outlines.set(id, await page.locator('body').ariaSnapshot());
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), 3) * pagesEach }, takePictures));
  } finally {
    await browser.close();
    await server.close();
  }
  return { shots, outlines };
};
